import { expect, it } from 'vitest';
import type { PaymentForOurBooks } from '../payments/billing.ts';
import type { RefundOrDisputeForOurBooks } from './money-back.ts';
import { membershipWithdrawalUntilAndRefund } from './withdrawal.ts';

const orderedAt = new Date('2026-11-01T10:00:00Z');
const days = (count: number): Date => new Date(orderedAt.getTime() + count * 24 * 60 * 60 * 1000);
const price = { currency: 'gbp', minorUnits: 3650 } as const;
const paid: PaymentForOurBooks = {
  paymentId: 'pi_1',
  invoiceId: 'in_1',
  cause: 'order',
  ...price,
  paidAt: orderedAt,
  paidUntil: new Date('2027-11-01T10:00:00Z'),
};
const read = {
  orderedAt,
  price,
  startsNow: true,
  meaning: {
    status: 'active',
    startedAt: orderedAt,
    pastDueSince: undefined,
    opensAt: orderedAt,
    renewsAt: undefined,
    paidUntil: paid.paidUntil,
    endsAt: paid.paidUntil,
    endedAt: undefined,
    returnedAt: undefined,
  },
  pausedAt: undefined,
  payments: [paid],
  moneyBack: [],
} as const;
const refunded = (minorUnits: number, isBack = true): RefundOrDisputeForOurBooks => ({
  moneyBackId: 're_1',
  paymentId: 'pi_1',
  kind: 'refund',
  currency: 'gbp',
  minorUnits,
  isBack,
  movedAt: days(1),
});

it('is the share of the days that are left, within 14 days of the order', () => {
  expect(membershipWithdrawalUntilAndRefund(read, days(3))).toEqual({
    until: new Date('2026-11-15T23:59:59.999Z'),
    refund: { currency: 'gbp', minorUnits: 3620 },
  });
});

it.each([
  ['after the 14 days', read, 16],
  ['before she has paid anything', { ...read, payments: [] }, 3],
  ['once everything has gone back', { ...read, moneyBack: [refunded(3650)] }, 3],
  [
    'when a membership that started later is paid',
    { ...read, startsNow: false, payments: [{ ...paid, paidAt: days(15) }] },
    17,
  ],
])('is nothing %s', (_what, membership, day) => {
  expect(membershipWithdrawalUntilAndRefund(membership, days(day))).toBeUndefined();
});

it('is no more than what is left of the payment; a refund that failed took nothing', () => {
  expect(
    membershipWithdrawalUntilAndRefund({ ...read, moneyBack: [refunded(3000)] }, days(3))?.refund
      .minorUnits,
  ).toBe(650);
  expect(
    membershipWithdrawalUntilAndRefund({ ...read, moneyBack: [refunded(3000, false)] }, days(3))
      ?.refund.minorUnits,
  ).toBe(3620);
});
