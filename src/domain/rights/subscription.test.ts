import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSubscriptionInForceAt,
  doesSubscriptionOpenItsRightAt,
  graceDays,
  subscriptionStatuses,
} from './subscription.ts';

const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-21T12:00:00Z');
const ago = (days: number): Date => new Date(now.getTime() - days * day);
const inOrder = { pastDueSince: undefined, returnedAt: undefined, resumesAt: undefined };

describe('countsAt', () => {
  it.each([
    ['active', true],
    ['trialing', true],
    ['past_due', false],
    ['canceled', false],
    ['unpaid', false],
    ['incomplete', false],
    ['incomplete_expired', false],
    ['paused', false],
  ] as const)('treats %s without a failed payment as %s', (status, expected) => {
    expect(isSubscriptionInForceAt({ ...inOrder, status }, now)).toBe(expected);
  });

  it('is true after a failed payment until the last moment of the grace period', () => {
    const since = (pastDueSince: Date) =>
      isSubscriptionInForceAt({ ...inOrder, status: 'past_due', pastDueSince }, now);
    expect(since(now)).toBe(true);
    expect(since(ago(graceDays))).toBe(true);
    expect(since(new Date(ago(graceDays).getTime() - 1))).toBe(false);
    expect(since(ago(365))).toBe(false);
  });

  it.each(['active', 'trialing', 'past_due'] as const)(
    'is false for %s once the money was returned',
    (status) => {
      expect(
        isSubscriptionInForceAt({ ...inOrder, status, pastDueSince: now, returnedAt: now }, now),
      ).toBe(false);
    },
  );

  it('is true for a pause from the moment at which it is to end, unless the money was returned', () => {
    const paused = { ...inOrder, status: 'paused', resumesAt: now } as const;
    expect(isSubscriptionInForceAt(paused, new Date(now.getTime() - 1))).toBe(false);
    expect(isSubscriptionInForceAt(paused, now)).toBe(true);
    expect(isSubscriptionInForceAt({ ...paused, returnedAt: now }, now)).toBe(false);
  });

  it('stays false once the grace period is over', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...subscriptionStatuses),
        fc.option(fc.date({ noInvalidDate: true }), { nil: undefined }),
        fc.date({ noInvalidDate: true }),
        fc.nat(),
        (status, pastDueSince, moment, later) => {
          const then = new Date(moment.getTime() + later);
          fc.pre(!Number.isNaN(then.getTime()));
          const subscription = { ...inOrder, status, pastDueSince };
          if (!isSubscriptionInForceAt(subscription, moment))
            expect(isSubscriptionInForceAt(subscription, then)).toBe(false);
        },
      ),
    );
  });
});

it('opens its right if it counts and its first day has come', () => {
  const one = { ...inOrder, status: 'trialing' } as const;
  expect(doesSubscriptionOpenItsRightAt({ ...one, opensAt: now }, now)).toBe(true);
  expect(
    doesSubscriptionOpenItsRightAt({ ...one, opensAt: new Date(now.getTime() + 1) }, now),
  ).toBe(false);
  expect(doesSubscriptionOpenItsRightAt({ ...one, status: 'canceled', opensAt: now }, now)).toBe(
    false,
  );
});
