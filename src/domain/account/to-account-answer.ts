import { membershipStateOf } from '../rights/membership.ts';
import {
  withdrawalRightStateOf,
  type WithdrawalRightState,
  type OrderFactsForWithdrawal,
} from '../refunds/withdrawal.ts';
import { graceEndAfterFailedPayment } from '../rights/subscription.ts';
import type { AccountAnswer, WithdrawalRightStateAnswer } from './account-requests-and-answers.ts';
import type {
  AccountHistoryFacts,
  OwnMembershipOrPackOrderFacts,
  OwnReducedPriceProofFacts,
} from './account-history-facts.ts';
import type { RightNotFromSubscription } from './rights-not-from-subscription.ts';
import {
  mostRelevantMembershipInOrders,
  toPaidMembershipForAccountPage,
} from '../membership/own-membership-with-order.ts';

type OwnRight = AccountAnswer['rights'][number];

const iso = (date: Date | undefined): string | null => date?.toISOString() ?? null;

const toWithdrawable = (order: OwnMembershipOrPackOrderFacts): OrderFactsForWithdrawal => ({
  ...order,
  kind: order.isGift ? 'gift' : order.kind === 'membership' ? 'membership' : 'pack',
  isPaid: order.state === 'paid' || order.state === 'refunded',
  gift: order.gift?.state,
  subscription:
    order.subscription === undefined
      ? undefined
      : {
          startedAt: order.subscription.startedAt,
          isEnded: order.subscription.endedAt !== undefined,
          pausedAt: order.subscription.pausedAt,
          reachesUntil: order.subscription.renewsAt ?? order.subscription.endsAt,
        },
});

/** The state of the right to withdraw from an order. */
export const withdrawalRightStateOfOwnOrder = (
  order: OwnMembershipOrPackOrderFacts,
  now: Date,
): WithdrawalRightState => withdrawalRightStateOf(toWithdrawable(order), now);

const toStateAnswer = (state: WithdrawalRightState): WithdrawalRightStateAnswer => {
  switch (state.kind) {
    case 'open': {
      const { until, refund, share, daysUsed } = state;
      return { kind: 'open', until: iso(until), refund, share, daysUsed };
    }
    case 'over':
      return { kind: 'over', until: state.until.toISOString() };
    case 'asked':
    case 'declined':
      return { kind: state.kind, at: state.at.toISOString() };
    case 'received':
    case 'done':
      return { kind: state.kind, at: state.at.toISOString(), refund: state.refund };
    case 'supplied':
    case 'used':
    case 'none':
      return { kind: state.kind };
  }
};

const toHeld = ({ counts, ...right }: RightNotFromSubscription, now: Date): OwnRight => {
  const isOver = !counts || (right.endsAt !== undefined && right.endsAt <= now);
  const isLater = !isOver && right.opensAt > now;
  return {
    rightId: right.rightId,
    title: right.title,
    kind: right.kind,
    from: right.from,
    shopOrder: right.shopOrder ?? null,
    since: right.since.toISOString(),
    state: isOver ? 'ended' : isLater ? 'later' : 'open',
    opensAt: isLater ? right.opensAt.toISOString() : null,
    endsAt: iso(right.endsAt),
  };
};

/** The right that an order's own subscription opens; undefined if it never began. */
const toSubscribed = (order: OwnMembershipOrPackOrderFacts, now: Date): OwnRight | undefined => {
  const { subscription } = order;
  const stands = subscription === undefined ? undefined : membershipStateOf(subscription, now);
  if (subscription === undefined || stands === undefined) return undefined;
  const graceEnd =
    subscription.pastDueSince === undefined
      ? undefined
      : graceEndAfterFailedPayment(subscription.pastDueSince);
  const isPastGrace = stands === 'past-due' && (graceEnd === undefined || graceEnd < now);
  const isOver = stands === 'ended' || isPastGrace;
  const isLater = stands === 'not-yet-open' || stands === 'paused';
  const ended = subscription.endedAt ?? subscription.returnedAt ?? graceEnd;
  return {
    rightId: order.rightId,
    title: order.title,
    kind: 'membership',
    from: 'bought',
    shopOrder: null,
    since: (subscription.startedAt ?? order.orderedAt).toISOString(),
    state: isOver ? 'ended' : isLater ? 'later' : 'open',
    // A paused membership opens when it resumes.
    opensAt: isLater
      ? iso(stands === 'paused' ? subscription.resumesAt : subscription.opensAt)
      : null,
    endsAt: iso(isOver ? ended : (subscription.endsAt ?? graceEnd)),
  };
};

const toProof = (proof: OwnReducedPriceProofFacts): AccountAnswer['proofs'][number] => ({
  ...proof,
  askedAt: proof.askedAt.toISOString(),
  reason: proof.reason ?? null,
});

const toOrder = (
  order: OwnMembershipOrPackOrderFacts,
  now: Date,
): AccountAnswer['orders'][number] => ({
  orderId: order.orderId,
  title: order.title,
  kind: order.kind,
  isGift: order.isGift,
  orderedAt: order.orderedAt.toISOString(),
  price: order.price,
  state: order.state,
  withdrawal: toStateAnswer(withdrawalRightStateOfOwnOrder(order, now)),
});

const toGift = ({
  orderId,
  title,
  gift,
}: OwnMembershipOrPackOrderFacts): AccountAnswer['gifts'][number] | undefined =>
  gift === undefined
    ? undefined
    : {
        orderId,
        title,
        madeAt: gift.madeAt.toISOString(),
        startsOn: gift.startsOn,
        toName: gift.toName ?? null,
        state: gift.state,
        redeemedAt: iso(gift.redeemedAt),
      };

const newestFirst = (one: { readonly since: string }, other: { readonly since: string }): number =>
  one.since < other.since ? 1 : one.since > other.since ? -1 : 0;

/**
 * An account, as its page shows it.
 * @param renewalProduct The product for coming back at the renewal price; undefined if it isn't for
 * sale.
 */
export const toAccountAnswer = (
  facts: AccountHistoryFacts,
  renewalProduct: string | undefined,
  now: Date,
): AccountAnswer => {
  const membership = mostRelevantMembershipInOrders(facts.orders, now);
  return {
    address: facts.address ?? null,
    membership:
      membership === undefined
        ? null
        : (toPaidMembershipForAccountPage(membership, renewalProduct, now) ?? null),
    rights: [
      ...facts.orders.flatMap((order) => toSubscribed(order, now) ?? []),
      ...facts.held.map((right) => toHeld(right, now)),
    ].toSorted(newestFirst),
    orders: facts.orders.map((order) => toOrder(order, now)),
    shopOrders: facts.shopOrders.map((order) => ({
      ...order,
      orderedAt: order.orderedAt.toISOString(),
    })),
    gifts: facts.orders.flatMap((order) => toGift(order) ?? []),
    proofs: facts.proofs.map(toProof),
    yearStartsOn: facts.yearStartsOn ?? null,
    wantsLetters: facts.wantsLetters,
    deletionAskedAt: iso(facts.deletionAskedAt),
  };
};
