import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  amountStillRefundable,
  refundStatuses,
  paymentFullyReturnedAt,
  type Payment,
} from './money-back.ts';

const moment = fc.date({ noInvalidDate: true });
const part = { id: fc.uuid(), minorUnits: fc.integer({ min: 1, max: 3000 }), at: moment };
const anyPayment: fc.Arbitrary<Payment> = fc.record({
  paidAt: moment,
  minorUnits: fc.integer({ min: 1, max: 5000 }),
  refunds: fc.array(fc.record({ ...part, status: fc.constantFrom(...refundStatuses) })),
  disputes: fc.array(
    fc.record({ ...part, status: fc.constantFrom('inquiry', 'open', 'won', 'lost') }),
  ),
});

it('counts a payment as returned when valid refunds and disputed money add up to the whole', () => {
  fc.assert(
    fc.property(anyPayment, (payment) => {
      const kept = payment.refunds.filter(({ status }) => !['failed', 'canceled'].includes(status));
      const taken = payment.disputes.filter(({ status }) => ['open', 'lost'].includes(status));
      const back = [...kept, ...taken];
      const sum = back.reduce((total, { minorUnits }) => total + minorUnits, 0);
      const returnedAt = paymentFullyReturnedAt(payment);
      expect(returnedAt !== undefined).toBe(sum >= payment.minorUnits);
      if (returnedAt === undefined) return;
      const until = (isEarly: (time: number) => boolean): number =>
        back
          .filter(({ at }) => isEarly(at.getTime()))
          .reduce((total, { minorUnits }) => total + minorUnits, 0);
      expect(until((time) => time < returnedAt.getTime())).toBeLessThan(payment.minorUnits);
      expect(until((time) => time <= returnedAt.getTime())).toBeGreaterThanOrEqual(
        payment.minorUnits,
      );
    }),
  );
});

it('can refund what neither a refund nor a lost dispute has taken', () => {
  const at = new Date('2027-02-01T12:00:00Z');
  const refund = (minorUnits: number, status: (typeof refundStatuses)[number]) =>
    ({ id: status, minorUnits, at, status }) as const;
  const payment: Payment = {
    paidAt: at,
    minorUnits: 5999,
    refunds: [refund(1000, 'succeeded'), refund(300, 'pending'), refund(4000, 'failed')],
    disputes: [{ id: 'one', minorUnits: 4699, at, status: 'open' }],
  };
  expect(amountStillRefundable(payment)).toBe(4699);
  const lost: Payment = {
    ...payment,
    disputes: [{ id: 'one', minorUnits: 5999, at, status: 'lost' }],
  };
  expect(amountStillRefundable(lost)).toBe(0);
});

it('doesn’t depend on the order in which Stripe lists them', () => {
  fc.assert(
    fc.property(anyPayment, (payment) => {
      const { refunds, disputes } = payment;
      const turned = { ...payment, refunds: refunds.toReversed(), disputes: disputes.toReversed() };
      expect(paymentFullyReturnedAt(turned)).toEqual(paymentFullyReturnedAt(payment));
    }),
  );
});
