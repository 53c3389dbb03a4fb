import { formatDay } from '../days/format-day.ts';
import {
  coolingOffDays,
  purchaseOpensAt,
  type KindWithAgreements,
} from './instant-supply-agreements.ts';

/**
 * For how many months after a withdrawal another order of the same right is supplied only when its
 * 14 days to cancel are over (R15). Otherwise somebody could use everything, withdraw for nothing,
 * and order again, as often as she likes.
 */
export const lateSupplyMonthsAfterWithdrawal = 12;

/** From when an order of what the buyer withdrew from can be supplied at once again. */
export const instantSupplyDateAfterWithdrawal = (withdrawnAt: Date): Date => {
  const until = new Date(withdrawnAt);
  until.setUTCMonth(withdrawnAt.getUTCMonth() + lateSupplyMonthsAfterWithdrawal);
  // In the next year, 29 February would become 1 March.
  if (until.getUTCMonth() !== withdrawnAt.getUTCMonth()) until.setUTCDate(0);
  return until;
};

/**
 * Whether an order at a given moment is supplied only after its 14 days, because the buyer withdrew
 * from the same right before.
 */
export const isSupplyPostponedByEarlierWithdrawal = (
  withdrawnAt: Date | undefined,
  now: Date,
): boolean => withdrawnAt !== undefined && now < instantSupplyDateAfterWithdrawal(withdrawnAt);

const dayOf = (moment: Date): string => formatDay(moment.toISOString());

/** A withdrawal because of which an order is supplied late. */
export type EarlierWithdrawalPostponingSupply = {
  readonly kind: KindWithAgreements;
  /** The pack's name, where an order has several things; undefined where it has one. */
  readonly title?: string | undefined;
  readonly at: Date;
};

/**
 * Why an order isn't supplied at once, in one sentence, as the buyer reads it before she orders.
 */
export const postponedSupplyReasonSentence = (
  { kind, title, at }: EarlierWithdrawalPostponingSupply,
  now: Date,
): string => {
  const starts = dayOf(purchaseOpensAt(now, false));
  const over = `when the ${coolingOffDays} days in which you can withdraw are over`;
  if (kind === 'membership') {
    return `You withdrew from a membership on ${dayOf(at)}, so this one starts on ${starts}, ${over}, and you pay on that day.`;
  }
  return title === undefined
    ? `You withdrew from this pack on ${dayOf(at)}, so it opens on ${starts}, ${over}.`
    : `You withdrew from “${title}” on ${dayOf(at)}, so the packs of this order open on ${starts}, ${over}.`;
};

/** What the buyer can do until then, and from when she can have it at once again. */
export const postponedSupplyOptionsText = ({
  kind,
  title,
  at,
}: EarlierWithdrawalPostponingSupply): string => {
  const until =
    kind === 'membership'
      ? 'Until then you can cancel and pay nothing.'
      : 'You pay now, and until that day you can withdraw and get a full refund.';
  const others = title === undefined ? '' : ' To have another pack at once, order it by itself.';
  const again = kind === 'membership' ? 'start' : 'open';
  return `${until}${others} What you order after ${dayOf(instantSupplyDateAfterWithdrawal(at))} can ${again} at once again.`;
};
