import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refundStatuses, returnedAtOf, type Payment } from './money-back.ts';

const moment = fc.date({ noInvalidDate: true });
const part = { minorUnits: fc.integer({ min: 1, max: 3000 }), at: moment };
const anyPayment: fc.Arbitrary<Payment> = fc.record({
  paidAt: moment,
  minorUnits: fc.integer({ min: 1, max: 5000 }),
  refunds: fc.array(fc.record({ ...part, status: fc.constantFrom(...refundStatuses) })),
  disputes: fc.array(
    fc.record({ ...part, status: fc.constantFrom('inquiry', 'open', 'won', 'lost') }),
  ),
});

it('a payment has gone back when refunds that hold and money that a bank has taken make up the whole', () => {
  fc.assert(
    fc.property(anyPayment, (payment) => {
      const kept = payment.refunds.filter(({ status }) => !['failed', 'canceled'].includes(status));
      const taken = payment.disputes.filter(({ status }) => ['open', 'lost'].includes(status));
      const back = [...kept, ...taken];
      const sum = back.reduce((total, { minorUnits }) => total + minorUnits, 0);
      const returnedAt = returnedAtOf(payment);
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

it('the order in which Stripe lists them changes nothing', () => {
  fc.assert(
    fc.property(anyPayment, (payment) => {
      const { refunds, disputes } = payment;
      const turned = { ...payment, refunds: refunds.toReversed(), disputes: disputes.toReversed() };
      expect(returnedAtOf(turned)).toEqual(returnedAtOf(payment));
    }),
  );
});
