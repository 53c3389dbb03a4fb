import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  refundForRemainingDays,
  withdrawalRightStateOf,
  type OrderFactsForWithdrawal,
  type PaymentWithReturnedAmount,
} from './withdrawal.ts';

const ordered = new Date('2027-01-31T12:00:00Z');
const year = new Date('2028-01-31T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
const after = (days: number, from = ordered): Date => new Date(from.getTime() + days * day);
const gbp = (minorUnits: number) => ({ currency: 'gbp', minorUnits }) as const;

const paid = (changes: Partial<PaymentWithReturnedAmount> = {}): PaymentWithReturnedAmount => ({
  paymentId: 'pi_1',
  cause: 'order',
  amount: gbp(5999),
  backMinorUnits: 0,
  paidAt: ordered,
  paidUntil: year,
  ...changes,
});
const notPaused = { pausedAt: undefined, reachesUntil: undefined };
const membership = (changes: Partial<OrderFactsForWithdrawal> = {}): OrderFactsForWithdrawal => ({
  kind: 'membership',
  orderedAt: ordered,
  price: gbp(5999),
  startsNow: true,
  isPaid: true,
  gift: undefined,
  subscription: { startedAt: ordered, isEnded: false, ...notPaused },
  payments: [paid()],
  withdrawals: [],
  ...changes,
});
const pack = (changes: Partial<OrderFactsForWithdrawal> = {}): OrderFactsForWithdrawal =>
  membership({
    kind: 'pack',
    price: gbp(2400),
    subscription: undefined,
    payments: [paid({ amount: gbp(2400), paidUntil: undefined })],
    ...changes,
  });

describe('a membership that started at once', () => {
  it('can be withdrawn from until the end of the fourteenth day in the UK, for a refund of the remaining days', () => {
    const until = new Date('2027-02-14T23:59:59.999Z');
    expect(withdrawalRightStateOf(membership(), after(13))).toEqual({
      kind: 'open',
      until,
      refund: gbp(Math.ceil((5999 * 352) / 365)),
      share: 'pro-rata',
      daysUsed: 13,
      paymentId: 'pi_1',
    });
    expect(withdrawalRightStateOf(membership(), until).kind).toBe('open');
    const late = new Date(until.getTime() + 1);
    expect(withdrawalRightStateOf(membership(), late)).toEqual({
      kind: 'over',
      until,
      paymentId: 'pi_1',
    });
    expect(withdrawalRightStateOf(membership(), after(15)).kind).toBe('over');
  });

  it('doesn’t count paused days as used, neither during the pause nor after it', () => {
    const subscription = { startedAt: ordered, isEnded: false };
    const paused = { ...subscription, pausedAt: after(2), reachesUntil: undefined };
    expect(withdrawalRightStateOf(membership({ subscription: paused }), after(13))).toMatchObject({
      daysUsed: 2,
    });
    // Paused from day 2 to day 8, so the year ends six days later.
    const resumed = { ...subscription, pausedAt: undefined, reachesUntil: after(6, year) };
    expect(withdrawalRightStateOf(membership({ subscription: resumed }), after(13))).toMatchObject({
      daysUsed: 7,
    });
  });

  it('is refunded in full on its first day', () => {
    expect(withdrawalRightStateOf(membership(), after(0.9))).toMatchObject({ refund: gbp(5999) });
  });

  it('has 14 days of its own after each renewal, whatever was withdrawn from before', () => {
    const order = membership({
      payments: [
        paid(),
        paid({
          paymentId: 'pi_2',
          cause: 'renewal',
          paidAt: year,
          paidUntil: new Date('2029-01-31T12:00:00Z'),
        }),
      ],
      withdrawals: [{ state: 'done', paymentId: 'pi_1', refund: gbp(500), at: after(40) }],
    });
    expect(withdrawalRightStateOf(order, after(3, year))).toMatchObject({
      kind: 'open',
      share: 'pro-rata',
      daysUsed: 3,
      paymentId: 'pi_2',
    });
    expect(withdrawalRightStateOf(order, after(15, year)).kind).toBe('over');
  });
});

describe('a membership that starts after the days to cancel', () => {
  const later = { startsNow: false } as const;
  const begun = after(15);

  it('costs nothing until it is paid for', () => {
    expect(withdrawalRightStateOf(membership({ ...later, payments: [] }), after(13))).toMatchObject(
      {
        kind: 'open',
        refund: gbp(0),
        share: 'nothing-paid',
        paymentId: undefined,
      },
    );
    const ended = { startedAt: ordered, isEnded: true, ...notPaused };
    expect(
      withdrawalRightStateOf(
        membership({ ...later, payments: [], subscription: ended }),
        after(13),
      ),
    ).toEqual({ kind: 'none' });
  });

  it('has no second fourteen days after its first payment', () => {
    const order = membership({ ...later, payments: [paid({ paidAt: begun })] });
    expect(withdrawalRightStateOf(order, begun).kind).toBe('over');
  });

  it('counts from the start of the subscription, if that was later than the order', () => {
    const started = { startedAt: new Date('2027-02-01T00:10:00Z'), isEnded: false, ...notPaused };
    const order = membership({ ...later, payments: [], subscription: started });
    expect(withdrawalRightStateOf(order, ordered)).toMatchObject({
      until: new Date('2027-02-15T23:59:59.999Z'),
    });
  });

  it('is refunded in full if we started it while she could still withdraw', () => {
    // The clocks go back in these days, so the fifteenth 24-hour period begins before the
    // fourteenth day ends.
    const at = new Date('2026-10-11T23:10:00Z');
    const opened = after(14.99, at);
    const order = membership({
      ...later,
      orderedAt: at,
      subscription: { startedAt: at, isEnded: false, ...notPaused },
      payments: [paid({ paidAt: opened, paidUntil: after(380, at) })],
    });
    expect(withdrawalRightStateOf(order, opened)).toMatchObject({ kind: 'open', share: 'all' });
  });
});

describe('a pack', () => {
  it('can’t be withdrawn from if it was opened at once', () => {
    expect(withdrawalRightStateOf(pack(), ordered)).toEqual({
      kind: 'supplied',
      paymentId: 'pi_1',
    });
  });

  it('is refunded in full until the days are over if it opens later', () => {
    const order = pack({ startsNow: false });
    expect(withdrawalRightStateOf(order, after(13))).toMatchObject({
      kind: 'open',
      share: 'all',
      refund: gbp(2400),
    });
    expect(withdrawalRightStateOf(order, after(15)).kind).toBe('over');
  });

  it.each([
    ['not paid', { isPaid: false, payments: [] }],
    ['paid back', { payments: [paid({ amount: gbp(2400), backMinorUnits: 2400 })] }],
  ])('has nothing to withdraw from if it is %s', (_what, changes) => {
    expect(withdrawalRightStateOf(pack({ startsNow: false, ...changes }), ordered)).toEqual({
      kind: 'none',
    });
  });
});

describe('a gift', () => {
  it.each([
    ['open', { kind: 'open', until: undefined, refund: gbp(2400), share: 'all' }],
    ['redeemed', { kind: 'used' }],
    ['refunded', { kind: 'none' }],
  ] as const)('has the right outcome a year later if it is %s', (gift, expected) => {
    expect(withdrawalRightStateOf(pack({ kind: 'gift', gift }), after(365))).toMatchObject(
      expected,
    );
  });
});

describe('a stored withdrawal', () => {
  const at = after(3);
  it.each(['received', 'done'] as const)('never changes once it is %s', (state) => {
    const order = membership({
      withdrawals: [{ state, paymentId: 'pi_1', refund: gbp(5950), at }],
    });
    expect(withdrawalRightStateOf(order, after(300))).toEqual({
      kind: state,
      at,
      refund: gbp(5950),
    });
  });

  it('is pending as a request until it is decided, and doesn’t affect the right to withdraw if it is declined', () => {
    const wish = { paymentId: 'pi_1', refund: gbp(0), at } as const;
    const asked = membership({ withdrawals: [{ ...wish, state: 'asked' }] });
    expect(withdrawalRightStateOf(asked, after(20))).toEqual({ kind: 'asked', at });
    const declined = membership({ withdrawals: [{ ...wish, state: 'declined' }] });
    expect(withdrawalRightStateOf(declined, after(20))).toEqual({ kind: 'declined', at });
    expect(withdrawalRightStateOf(declined, after(5)).kind).toBe('open');
  });
});

const prices = fc.integer({ min: 1, max: 100_000 });
const moments = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2031-01-01'),
  noInvalidDate: true,
});

it('keeps a share between zero and the price, and never lower on an earlier day', () => {
  fc.assert(
    fc.property(
      prices,
      moments,
      fc.double({ min: -10, max: 400, noNaN: true }),
      fc.double({ min: 0, max: 400, noNaN: true }),
      (price, paidUntil, days, more) => {
        const start = new Date(paidUntil.getTime() - 365 * day);
        const early = refundForRemainingDays(price, paidUntil, after(days, start));
        const late = refundForRemainingDays(price, paidUntil, after(days + more, start));
        expect(early.minorUnits).toBeLessThanOrEqual(price);
        expect(late.minorUnits).toBeGreaterThanOrEqual(0);
        expect(late.minorUnits).toBeLessThanOrEqual(early.minorUnits);
        // In the buyer's favour: never below the exact price of the remaining time.
        const left = Math.min(
          1,
          (paidUntil.getTime() - after(days, start).getTime()) / (366 * day),
        );
        expect(early.minorUnits).toBeGreaterThanOrEqual(Math.floor(price * left));
      },
    ),
  );
});

it('never refunds the same money twice, for any kind of order at any time', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('membership', 'pack', 'gift'),
      prices,
      fc.nat(100_000),
      fc.boolean(),
      fc.double({ min: 0, max: 30, noNaN: true }),
      (kind, price, back, startsNow, days) => {
        const payment = paid({
          amount: gbp(price),
          backMinorUnits: Math.min(back, price),
          paidUntil: kind === 'membership' ? year : undefined,
        });
        const order = membership({
          kind,
          startsNow,
          gift: kind === 'gift' ? 'open' : undefined,
          payments: [payment],
        });
        const state = withdrawalRightStateOf(order, after(days));
        if (state.kind !== 'open') return;
        expect(state.refund.minorUnits).toBeGreaterThan(0);
        expect(state.refund.minorUnits).toBeLessThanOrEqual(price - payment.backMinorUnits);
      },
    ),
  );
});
