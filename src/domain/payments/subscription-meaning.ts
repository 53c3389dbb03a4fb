import { opensAt } from '../orders/agreements.ts';
import { finalStatuses, type SubscriptionStatus } from '../subscription.ts';
import { returnedAtOf, type Payment } from './money-back.ts';

/** An invoice of a subscription that is due and not paid, or was given up. */
type UnpaidInvoice = { readonly dueSince: Date; readonly minorUnits: number };

/** What the payment service says of a subscription. */
export type SubscriptionFacts = {
  readonly status: SubscriptionStatus;
  readonly startedAt: Date;
  /** When its trial began and ends or ended; undefined if it has none. Paid time that a pause took is given back as a trial. */
  readonly trialStart: Date | undefined;
  readonly trialEnd: Date | undefined;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** When it will end, because she or we have cancelled it. */
  readonly endsAt: Date | undefined;
  readonly endedAt: Date | undefined;
  /** Its invoices are held back for now; only we can do this, to give her time. Its status stays as it is. */
  readonly isCollectionPaused: boolean;
  readonly unpaidInvoices: readonly UnpaidInvoice[];
  /** The newest of its payments, and how far it reaches. A trial's invoice of nothing is none. */
  readonly lastPayment: (Payment & { readonly paidUntil: Date }) | undefined;
};

/** What it means for the right of the member. */
export type SubscriptionMeaning = {
  readonly status: SubscriptionStatus;
  readonly startedAt: Date;
  readonly pastDueSince: Date | undefined;
  readonly opensAt: Date;
  /** When the next payment is due by itself; undefined if none is. */
  readonly renewsAt: Date | undefined;
  readonly paidUntil: Date | undefined;
  readonly endsAt: Date | undefined;
  readonly endedAt: Date | undefined;
  /** When its newest payment had gone back wholly; undefined if it hasn't. */
  readonly returnedAt: Date | undefined;
};

const earliest = (dates: readonly Date[]): Date | undefined =>
  dates.toSorted((a, b) => a.getTime() - b.getTime())[0];

const dayMs = 24 * 60 * 60 * 1000;

/** Whether its trial began with it. A later one gives paid time back: it moves the renewal, and changes nothing else. */
const beganWithTrial = ({ startedAt, trialStart }: SubscriptionFacts): boolean =>
  trialStart !== undefined && trialStart.getTime() - startedAt.getTime() < dayMs;

const latest = (one: Date, other: Date): Date => (one.getTime() < other.getTime() ? other : one);

/**
 * What a subscription means. Every time in it is one of the payment service's own, so that each reading of the same state gives the
 * same, whenever it is made. `startsNow`: she asked for the membership at once (R15); otherwise it opens with its first payment.
 */
export const meaningOfSubscription = (
  facts: SubscriptionFacts,
  startsNow: boolean,
): SubscriptionMeaning => {
  const { status, startedAt, trialEnd, endedAt, lastPayment } = facts;
  const isEnded = finalStatuses.includes(status);
  const endsAt = isEnded ? undefined : facts.endsAt;
  const renews = status === 'active' || status === 'trialing';
  return {
    status,
    startedAt,
    // The oldest invoice decides: a second one that fails doesn't start the grace period again.
    pastDueSince:
      status === 'past_due'
        ? (earliest(facts.unpaidInvoices.map(({ dueSince }) => dueSince)) ?? facts.periodStart)
        : undefined,
    opensAt:
      trialEnd !== undefined && !startsNow && beganWithTrial(facts)
        ? trialEnd
        : opensAt(startedAt, startsNow),
    renewsAt:
      renews && endsAt === undefined && !facts.isCollectionPaused ? facts.periodEnd : undefined,
    paidUntil:
      lastPayment === undefined || trialEnd === undefined
        ? lastPayment?.paidUntil
        : latest(lastPayment.paidUntil, trialEnd),
    endsAt,
    endedAt: isEnded ? endedAt : undefined,
    returnedAt: lastPayment === undefined ? undefined : returnedAtOf(lastPayment),
  };
};
