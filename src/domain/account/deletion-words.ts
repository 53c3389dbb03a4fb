import { readableUkDate } from '../days/uk-time.ts';
import { formatMoney } from '../money.ts';
import type { AccountAnswer } from './account-requests-and-answers.ts';

/**
 * What a member loses by deleting her account: listed by name, so that she sees it before she
 * confirms.
 */
export const deletionLossSentences = (account: AccountAnswer): readonly string[] => {
  const { membership, orders, rights, gifts, proofs } = account;
  const isRunning = membership !== null && membership.state !== 'ended';
  const paidUntil = membership?.paidUntil ?? null;
  const packs = rights.filter(({ kind, state }) => kind === 'pack' && state !== 'ended');
  const others = rights.filter(
    ({ kind, state, from }) => kind === 'membership' && state !== 'ended' && from !== 'bought',
  );
  return [
    // So that nobody loses a refund because she didn't think of it.
    ...orders.flatMap(({ title, withdrawal }) =>
      withdrawal.kind === 'open' && withdrawal.refund.minorUnits > 0
        ? [
            `${title}: withdraw first, under Orders, and we refund ${formatMoney(withdrawal.refund)}.`,
          ]
        : [],
    ),
    ...(isRunning
      ? [
          paidUntil === null
            ? `${membership.title}: it ends straight away.`
            : `${membership.title}: it ends straight away. It is paid for until ${readableUkDate(paidUntil)}, and that time is lost.`,
        ]
      : []),
    ...(isRunning && membership.second?.state === 'accepted'
      ? ['Its second place, which ends for the person who shares it with you.']
      : []),
    ...others.map(
      ({ title, endsAt }) =>
        `${title}${endsAt === null ? '' : `, open to you until ${readableUkDate(endsAt)}`}.`,
    ),
    ...packs.map(({ title }) => `${title}, which you would otherwise have kept.`),
    ...(gifts.some(({ state }) => state === 'open')
      ? ['Your access to gift codes that haven’t been redeemed. The codes themselves still work.']
      : []),
    ...(proofs.some(({ state }) => state === 'accepted' || state === 'waiting')
      ? ['Your request for a reduced price.']
      : []),
    'The sealed copy of your training log, if you have turned on sync. The logs on your devices stay.',
    'Your login, and your place on the mailing list if you have one.',
  ];
};
