import type * as v from 'valibot';
import { mostRelevantSubscription, type MembershipState } from '../rights/membership.ts';
import { possiblePauseMonths } from './may-pause.ts';
import {
  nextRenewalPriceOfSubscription,
  renewalPriceUntilOfEndedSubscription,
  type OwnSubscription,
} from '../rights/member-rights.ts';
import { isSubscriptionInForceAt, graceEndAfterFailedPayment } from '../rights/subscription.ts';
import type { AccountAnswerSchema } from '../account/account-requests-and-answers.ts';
import type { OwnMembershipOrPackOrderFacts } from '../account/account-history-facts.ts';
import { endOfOwnPaidTimeWithPause } from '../gifts/gift-period.ts';

type PaidMembership = NonNullable<v.InferOutput<typeof AccountAnswerSchema>['membership']>;

/** An order of a membership together with its subscription. */
export type OwnMembershipWithOrder = {
  readonly order: OwnMembershipOrPackOrderFacts;
  readonly subscription: OwnSubscription;
  readonly state: MembershipState;
};

/**
 * The member's most relevant membership at a given moment; undefined if she has never paid for one.
 */
export const mostRelevantMembershipInOrders = (
  orders: readonly OwnMembershipOrPackOrderFacts[],
  now: Date,
): OwnMembershipWithOrder | undefined => {
  const subscribed = orders.flatMap((order) =>
    order.subscription === undefined ? [] : [{ ...order.subscription, order }],
  );
  const foremost = mostRelevantSubscription(subscribed, now);
  if (foremost === undefined) return undefined;
  const { one, state } = foremost;
  return { order: one.order, subscription: one, state };
};

const iso = (date: Date | undefined): string | null => date?.toISOString() ?? null;

/** When a membership ended, because its time ran out or its money was returned. */
const endOf = ({ endedAt, returnedAt }: OwnSubscription): Date | undefined => endedAt ?? returnedAt;

/** How long everything stays open if the member cancels now; undefined if nothing is open then. */
const openAfterCancelling = (
  { subscription, state }: OwnMembershipWithOrder,
  now: Date,
): Date | undefined => {
  const { endsAt, renewsAt, paidUntil, pausedAt } = subscription;
  if (state === 'active') {
    return (
      endsAt ??
      renewsAt ??
      (paidUntil === undefined
        ? undefined
        : endOfOwnPaidTimeWithPause({ ...subscription, paidUntil }))
    );
  }
  // The pause ends first, and the unused paid days are added.
  if (state === 'paused' && paidUntil !== undefined && pausedAt !== undefined) {
    return new Date(paidUntil.getTime() + now.getTime() - pausedAt.getTime());
  }
  // Nothing is paid for a year that hasn't begun or whose payment has failed.
  return undefined;
};

/** For how many months the member can pause her membership now; none if she can't. */
export const pauseMonthsOfOwnMembership = (
  { order, subscription }: OwnMembershipWithOrder,
  now: Date,
): PaidMembership['pauseMonths'] => {
  const paid = order.payments.toSorted((a, b) => b.paidAt.getTime() - a.paidAt.getTime())[0];
  return [...possiblePauseMonths({ ...subscription, paidAt: paid?.paidAt }, now)];
};

/** What the member can do with her membership now. */
const membershipChoices = (
  membership: OwnMembershipWithOrder,
  now: Date,
): PaidMembership['may'] => {
  const { subscription, state } = membership;
  const isEnding = subscription.endsAt !== undefined;
  return {
    // A membership whose money was returned is over for her, but at Stripe it renews until somebody
    // cancels it.
    cancel: subscription.endedAt === undefined && !isEnding,
    keep: state !== 'ended' && isEnding,
    pause: pauseMonthsOfOwnMembership(membership, now).length > 0,
    resume: state === 'paused',
  };
};

/**
 * The member's membership, as shown on her account page.
 * @param renewalProduct The product for coming back at the renewal price; undefined if it isn't for
 * sale.
 */
export const toPaidMembershipForAccountPage = (
  membership: OwnMembershipWithOrder,
  renewalProduct: string | undefined,
  now: Date,
): PaidMembership | undefined => {
  const { order, subscription, state } = membership;
  const { card, second, renewsAt } = subscription;
  if (order.offer === undefined) return undefined;
  const backUntil = renewalPriceUntilOfEndedSubscription(subscription);
  const eachYear = nextRenewalPriceOfSubscription(subscription) ?? order.price;
  const awaitsFirstPayment = state === 'not-yet-open';
  return {
    orderId: order.orderId,
    offer: order.offer,
    title: order.title,
    productId: order.productId,
    state,
    since: iso(subscription.startedAt),
    opensAt: state === 'not-yet-open' ? subscription.opensAt.toISOString() : null,
    openUntil:
      subscription.pastDueSince !== undefined && isSubscriptionInForceAt(subscription, now)
        ? graceEndAfterFailedPayment(subscription.pastDueSince).toISOString()
        : null,
    paidUntil: iso(subscription.paidUntil),
    renewsAt: iso(renewsAt),
    renewal: state === 'ended' ? null : awaitsFirstPayment ? order.price : eachYear,
    laterYears:
      awaitsFirstPayment && eachYear.minorUnits !== order.price.minorUnits ? eachYear : null,
    endsAt: iso(subscription.endsAt),
    endedAt: state === 'ended' ? iso(endOf(subscription)) : null,
    pausedAt: iso(subscription.pausedAt),
    resumesAt: iso(subscription.resumesAt),
    openAfterCancelling: iso(openAfterCancelling(membership, now)),
    may: membershipChoices(membership, now),
    pauseMonths: pauseMonthsOfOwnMembership(membership, now),
    card:
      card === undefined
        ? null
        : {
            ...card,
            endsBeforeRenewal:
              renewsAt !== undefined && card.lastDay < renewsAt.toISOString().slice(0, 10),
          },
    second:
      second === undefined
        ? null
        : {
            state: second.state,
            address: second.address ?? null,
            since: second.since.toISOString(),
          },
    comeBack:
      backUntil === undefined || backUntil < now || renewalProduct === undefined
        ? null
        : { productId: renewalProduct, until: backUntil.toISOString() },
  };
};
