import { formatDay } from '../days/format-day.ts';
import { formatMoney } from '../money.ts';
import type { Membership } from '../rights/membership.ts';

type Words = { readonly title: string; readonly sentence: string };

const onDay = (time: string | null): string => (time === null ? '' : ` on ${formatDay(time)}`);

const openWords = ({ source, renewsAt, renewal, endsAt }: Membership): Words => {
  switch (source) {
    case 'gift':
      return {
        title: 'Your membership is a gift',
        sentence: `It is open to you${endsAt === null ? '' : ` until ${formatDay(endsAt)}`} and ends by itself. You pay nothing.`,
      };
    case 'second-member':
      return {
        title: 'You share a membership',
        sentence: `Somebody pays for two, and you have the second place${endsAt === null ? '' : `. It ends on ${formatDay(endsAt)}`}.`,
      };
    case 'own': {
      const title = 'Your membership';
      if (endsAt !== null) {
        const sentence = `You have cancelled it: it ends on ${formatDay(endsAt)} and opens everything until then.`;
        return { title, sentence };
      }
      if (renewsAt === null) return { title, sentence: 'It is open to you.' };
      const price = renewal === null ? '' : ` for ${formatMoney(renewal)}`;
      return { title, sentence: `It renews on ${formatDay(renewsAt)}${price}, until you cancel.` };
    }
  }
};

const whyEnded = ({ endedBy, endedAt }: Membership): string => {
  const day = onDay(endedAt);
  switch (endedBy) {
    case 'unpaid':
      return `It ended${day}, because a payment didn’t come through.`;
    case 'returned':
      return `It ended${day}, when it was refunded.`;
    case 'gift-over':
      return `It was a gift, and it ended${day}.`;
    case 'removed':
      return `Since${day === '' ? ' then' : day.replace(' on', '')} the second place is no longer yours.`;
    case 'shared-ended':
      return `The membership that you shared ended${day}.`;
    case 'cancelled':
    case null:
      return `It was cancelled and ended${day}.`;
  }
};

/** The texts of the notice about a membership's state. */
export const membersZoneNoticeTitleAndSentence = (membership: Membership): Words => {
  const { state, source, opensAt, openUntil } = membership;
  switch (state) {
    case 'active':
      return openWords(membership);
    case 'not-yet-open':
      return {
        title: 'Your membership hasn’t started yet',
        sentence:
          source === 'own'
            ? `It starts${onDay(opensAt)}, when the 14 days to withdraw are over. Until then you can cancel and pay nothing.`
            : `${source === 'gift' ? 'It is a gift and' : 'Somebody shares it with you, and it'} starts${onDay(opensAt)}.`,
      };
    case 'past-due':
      return source === 'own'
        ? {
            title: 'A payment for your membership has failed',
            sentence:
              openUntil === null
                ? 'Add another card and your plans open again.'
                : `Your plans stay open until ${formatDay(openUntil)}. Add another card before then.`,
          }
        : {
            title: 'You share a membership',
            sentence:
              openUntil === null
                ? 'A payment for it has failed, so its plans are closed until the member who pays puts that right.'
                : `A payment for it has failed. Its plans stay open until ${formatDay(openUntil)}, and for longer once that’s put right.`,
          };
    case 'paused':
      return source === 'own'
        ? {
            title: 'Your membership is paused',
            sentence: 'Its plans are closed and it costs nothing until it restarts.',
          }
        : {
            title: 'You share a membership',
            sentence: 'It is paused: its plans are closed until the member who pays restarts it.',
          };
    case 'ended':
      return {
        title: 'Your membership has ended',
        sentence: `${whyEnded(membership)} Its plans are closed. Anything you bought is still yours.`,
      };
  }
};
