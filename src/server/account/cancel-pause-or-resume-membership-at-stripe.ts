import type { CancelPauseOrUndoRequest } from '../../domain/account/account-requests-and-answers.ts';
import type { OwnMembershipOrPackOrderFacts } from '../../domain/account/account-history-facts.ts';
import type { OwnSubscription } from '../../domain/rights/member-rights.ts';
import { pauseMonthsOfOwnMembership } from '../../domain/membership/own-membership-with-order.ts';
import { membershipStateOf, type MembershipState } from '../../domain/rights/membership.ts';
import { Refusal } from '../http/answers.ts';
import { endSubscriptionNowAndVoidInvoices } from '../till/stripe/end-subscription-now-and-void-invoices.ts';
import {
  cancelSubscriptionAtPeriodEnd,
  readSubscriptionStatus,
  undoSubscriptionCancellation,
} from '../till/stripe/change-subscription.ts';
import {
  endPausedMembershipAfterPaidTime,
  pauseMembershipForMonths,
  resumeMembership,
} from '../till/stripe/pause-membership.ts';
import type { AccountActionDependencies } from './account-action.ts';

/** A membership that is about to be changed. */
type Changing = {
  readonly order: OwnMembershipOrPackOrderFacts;
  readonly subscription: OwnSubscription;
  readonly state: MembershipState;
};

const requireMembership = (order: OwnMembershipOrPackOrderFacts, now: Date): Changing => {
  const { subscription } = order;
  if (subscription === undefined) throw new Refusal(409, 'This order isn’t for a membership.');
  const state = membershipStateOf(subscription, now);
  if (state === undefined) {
    throw new Refusal(409, 'This membership hasn’t begun: its first payment hasn’t come.');
  }
  return { order, subscription, state };
};

/** Stops further payments. Paid time stays open until its end; an unpaid membership ends now. */
const cancel = async (
  dependencies: AccountActionDependencies,
  { order, subscription, state }: Changing,
): Promise<void> => {
  if (subscription.endedAt !== undefined || subscription.endsAt !== undefined) return;
  const { stripe } = dependencies;
  const { subscriptionId: id } = subscription;
  // Read again, since our books may be a minute old, and a membership that was just paid for must
  // not end at once.
  const status = await readSubscriptionStatus(stripe, id);
  const isUnpaid = order.payments.length === 0 && status === 'trialing';
  // `ended` but not at Stripe: its money was returned, and it opens nothing.
  const isOver = state === 'ended' || status === 'canceled';
  if (isOver || isUnpaid || status === 'past_due' || status === 'unpaid') {
    await endSubscriptionNowAndVoidInvoices(stripe, id);
    return;
  }
  // A paused membership first gets its days back, and ends with them.
  if (status === 'paused' && !(await resumeMembership(dependencies, id))) {
    await endPausedMembershipAfterPaidTime(dependencies, id);
    return;
  }
  await cancelSubscriptionAtPeriodEnd(stripe, id);
};

/** Undoes a cancellation, so that it renews again. */
const keep = async (
  { stripe }: AccountActionDependencies,
  { subscription, state }: Changing,
): Promise<void> => {
  if (state === 'ended') {
    throw new Refusal(
      409,
      'This membership has ended, so it can’t be restarted. You can order it again.',
    );
  }
  if (subscription.endsAt === undefined) return;
  await undoSubscriptionCancellation(stripe, subscription.subscriptionId);
};

const pause = async (
  dependencies: AccountActionDependencies,
  membership: Changing,
  months: CancelPauseOrUndoRequest['months'],
): Promise<void> => {
  if (months === undefined) throw new Refusal(400, 'Please choose how many months.');
  if (membership.state === 'paused') return;
  if (!pauseMonthsOfOwnMembership(membership, dependencies.now()).includes(months)) {
    throw new Refusal(
      409,
      'You can’t pause it for that long now. You can pause once in each year you have paid for, and not in its last 38 days.',
    );
  }
  await pauseMembershipForMonths(dependencies, membership.subscription.subscriptionId, months);
};

const resume = async (
  dependencies: AccountActionDependencies,
  { subscription, state }: Changing,
): Promise<void> => {
  if (state === 'ended') {
    throw new Refusal(
      409,
      'This membership has ended, so it can’t be restarted. You can order it again.',
    );
  }
  if (state !== 'paused') return;
  try {
    await resumeMembership(dependencies, subscription.subscriptionId);
  } catch (error) {
    // It has already been undone: an earlier answer was lost, and the reading after this updates
    // our books.
    if (!(error instanceof Refusal)) throw error;
  }
};

/**
 * Carries out a membership action at Stripe. What is already done is left alone, so repeating an
 * action after a lost answer is harmless. Refuses (409) what isn't possible now.
 */
export const cancelPauseOrResumeMembershipAtStripe = async (
  dependencies: AccountActionDependencies,
  order: OwnMembershipOrPackOrderFacts,
  { action, months }: CancelPauseOrUndoRequest,
): Promise<void> => {
  const membership = requireMembership(order, dependencies.now());
  switch (action) {
    case 'cancel':
      return cancel(dependencies, membership);
    case 'keep':
      return keep(dependencies, membership);
    case 'pause':
      return pause(dependencies, membership, months);
    case 'resume':
      return resume(dependencies, membership);
  }
};
