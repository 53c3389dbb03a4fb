import { ukDay } from '../days/uk-time.ts';
import { formatMoney } from '../money.ts';
import type { AccountAnswer } from './account-answer.ts';

/** What a member loses by deleting her account: listed by name, so that she sees it before she confirms. */
export const lossesOnDeletion = (account: AccountAnswer): readonly string[] => {
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
            ? `${membership.title}: it ends first, at once.`
            : `${membership.title}: it ends first, at once. It is paid until ${ukDay(paidUntil)}, and that time is lost.`,
        ]
      : []),
    ...(isRunning && membership.second?.state === 'accepted'
      ? ['The second place of it: it ends for whoever shares it with you.']
      : []),
    ...others.map(
      ({ title, endsAt }) =>
        `${title}${endsAt === null ? '' : `, open to you until ${ukDay(endsAt)}`}.`,
    ),
    ...packs.map(({ title }) => `${title}, which would have stayed yours for good.`),
    ...(gifts.some(({ state }) => state === 'open')
      ? [
          'Your way to the codes of gifts that nobody has redeemed. The codes themselves go on working.',
        ]
      : []),
    ...(proofs.some(({ state }) => state === 'accepted' || state === 'waiting')
      ? ['The reduced price that you have asked for.']
      : []),
    'Your login, and your place on the mailing list if you have one.',
  ];
};
