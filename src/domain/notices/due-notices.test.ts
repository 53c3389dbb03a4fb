import { describe, expect, it } from 'vitest';
import type { SubscriptionPricePausesAndCard, PaymentForOurBooks } from '../payments/billing.ts';
import { findRefundNoticesOfOrder, noticesFromMembershipReading } from './due-notices.ts';
import { rightStateOfSubscription, type SubscriptionFacts } from '../payments/order-states.ts';

const readAt = new Date('2027-06-15T12:00:00Z');
const at = (days: number): Date => new Date(readAt.getTime() + days * 24 * 60 * 60 * 1000);
const order = { orderId: 'order-1', title: 'Annual membership', why: '', readAt };
const renewal = { currency: 'gbp', minorUnits: 4999 } as const;

const facts: SubscriptionFacts = {
  status: 'active',
  startedAt: at(-400),
  trialStart: undefined,
  trialEnd: undefined,
  periodStart: at(-35),
  periodEnd: at(330),
  endsAt: undefined,
  endedAt: undefined,
  isCollectionPaused: false,
  unpaidInvoices: [],
  lastPayment: undefined,
};
const billing: SubscriptionPricePausesAndCard = {
  priceId: 'price_1',
  renewal,
  canceledAt: undefined,
  pausedAt: undefined,
  resumesAt: undefined,
  lastPausedAt: undefined,
  card: undefined,
};
type Read = Parameters<typeof noticesFromMembershipReading>[1];
const nothingBefore = {
  canceledAt: undefined,
  pausedAt: undefined,
  toldPrice: renewal,
  toldBy: undefined,
};

/** The ids of the notices for a membership that differs from the default in some fields. */
const idsOf = (
  changes: Partial<SubscriptionFacts>,
  billed: Partial<SubscriptionPricePausesAndCard> = {},
  read: Partial<Read> = {},
): readonly string[] => {
  const now = { ...facts, ...changes };
  return noticesFromMembershipReading(order, {
    subscriptionId: 'sub_1',
    facts: now,
    meaning: rightStateOfSubscription(now, true),
    billing: { ...billing, ...billed },
    payments: [],
    currency: 'gbp',
    withdrawal: undefined,
    awaitsRenewalPrice: false,
    before: nothingBefore,
    ...read,
  }).map(({ mailId }) => mailId);
};

describe('a membership', () => {
  it('sends nothing while nothing happens', () => {
    expect(idsOf({})).toEqual([]);
  });

  it('sends notices about the last month, and nothing older', () => {
    const ended = (days: number) => idsOf({ status: 'canceled', endedAt: at(days) });
    expect(ended(-29)).toEqual(['ended:sub_1']);
    expect(ended(-31)).toEqual([]);
    const endsAt = at(300);
    expect(idsOf({ endsAt }, { canceledAt: at(-29) })).toHaveLength(1);
    expect(idsOf({ endsAt }, { canceledAt: at(-31) })).toEqual([]);
  });

  it('says with a cancellation until when she can withdraw, and what would go back', () => {
    const changes = { ...facts, endsAt: at(300) };
    const detailsWith = (withdrawal: Read['withdrawal']) =>
      noticesFromMembershipReading(order, {
        subscriptionId: 'sub_1',
        facts: changes,
        meaning: rightStateOfSubscription(changes, true),
        billing: { ...billing, canceledAt: at(-1) },
        payments: [],
        currency: 'gbp',
        withdrawal,
        awaitsRenewalPrice: false,
        before: nothingBefore,
      }).map(({ details }) => details);
    const refund = { currency: 'gbp', minorUnits: 4959 } as const;
    expect(detailsWith({ until: new Date('2027-06-20T22:59:59Z'), refund })).toMatchObject([
      { withdrawUntil: '20 June 2027', moneyBack: '£49.59' },
    ]);
    expect(detailsWith(undefined)).toMatchObject([{ withdrawUntil: '', moneyBack: '' }]);
  });

  it('sends no notice about the end of a membership that was never paid for', () => {
    expect(idsOf({ status: 'incomplete_expired', endedAt: at(-1) })).toEqual([]);
  });

  it('sends no notice of cancellation for one that has just ended', () => {
    const changes = { status: 'canceled', endsAt: at(-1), endedAt: at(-1) } as const;
    expect(idsOf(changes, { canceledAt: at(-20) })).toEqual(['ended:sub_1']);
  });

  it('confirms an undone cancellation only if the membership continues', () => {
    const before = { ...nothingBefore, canceledAt: at(-3) };
    expect(idsOf({}, {}, { before })).toEqual([`kept:sub_1:${at(-3).toISOString()}`]);
    expect(idsOf({ status: 'canceled', endedAt: at(0) }, {}, { before })).toEqual(['ended:sub_1']);
  });

  it('is reported as resumed only when the paused time has been added', () => {
    const before = { ...nothingBefore, pausedAt: at(-9) };
    expect(idsOf({}, { pausedAt: at(-9), resumesAt: at(0) }, { before })).toEqual([]);
    expect(idsOf({ status: 'trialing' }, {}, { before })).toEqual([
      `resumed:sub_1:${at(-9).toISOString()}`,
    ]);
  });

  it('sends a notice for each change of price, but not while we are about to set it', () => {
    const toldPrice = { currency: 'gbp', minorUnits: 5999 } as const;
    const before = { ...nothingBefore, toldPrice };
    expect(idsOf({}, {}, { before })).toEqual(['price-change:sub_1:4999:1']);
    expect(idsOf({}, {}, { before, awaitsRenewalPrice: true })).toEqual([]);
    const again = { ...before, toldBy: 'price-change:sub_1:5999:2' };
    expect(idsOf({}, {}, { before: again })).toEqual(['price-change:sub_1:4999:3']);
    expect(idsOf({ endsAt: at(300) }, {}, { before })).toEqual([]);
  });
});

it('tells of a renewal with everything that a receipt has: numbers, period, amount, and how it was paid', () => {
  const paid = {
    paymentId: 'pi_9',
    invoiceId: 'in_9',
    cause: 'renewal',
    currency: 'gbp',
    minorUnits: 4999,
    paidAt: at(-1),
    paidUntil: at(364),
  } as const;
  const card = { brand: 'visa', last4: '4242', endsOn: '2029-08-31' };
  const detailsOf = (payment: PaymentForOurBooks, read: Partial<Read> = {}) =>
    noticesFromMembershipReading(order, {
      subscriptionId: 'sub_1',
      facts,
      meaning: rightStateOfSubscription(facts, true),
      billing: { ...billing, card },
      payments: [payment],
      currency: 'gbp',
      withdrawal: undefined,
      awaitsRenewalPrice: false,
      before: nothingBefore,
      ...read,
    }).map(({ details }) => details);
  expect(detailsOf(paid)).toMatchObject([
    {
      receiptNumber: 'pi_9',
      orderId: 'order-1',
      price: { currency: 'gbp', minorUnits: 4999 },
      paidAt: at(-1).toISOString(),
      paidWith: 'Visa card ending in 4242',
      paidFrom: '13 June 2027',
      paidUntil: at(364).toISOString(),
    },
  ]);
  // Money that came some other way: the invoice stands for the payment.
  expect(detailsOf({ ...paid, paymentId: 'in_9' })).toMatchObject([{ paidWith: '' }]);
  expect(detailsOf(paid, { billing })).toMatchObject([{ paidWith: '' }]);
});

it('sends a notice about a valid refund, but not about a dispute', () => {
  const moved = {
    paymentId: 'pi_1',
    currency: 'gbp',
    minorUnits: 100,
    isBack: true,
    movedAt: at(-1),
  } as const;
  const ids = findRefundNoticesOfOrder(order, [
    { ...moved, moneyBackId: 're_1', kind: 'refund' },
    { ...moved, moneyBackId: 're_2', kind: 'refund', isBack: false },
    { ...moved, moneyBackId: 're_3', kind: 'refund', movedAt: at(-40) },
    { ...moved, moneyBackId: 'dp_1', kind: 'dispute' },
  ]).map(({ mailId }) => mailId);
  expect(ids).toEqual(['refund:re_1']);
});
