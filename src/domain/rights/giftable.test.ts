import { describe, expect, it } from 'vitest';
import { endDatesAndRenewalOfHeldRight, findGiftRedemptionRefusal } from './giftable.ts';
import {
  daysAgo,
  grantWith,
  now,
  rightsWith,
  subscriptionWith,
} from './member-rights.test-support.ts';

const pack = { rightId: 'pack-1', months: null };

describe('a gift', () => {
  it('of a pack is refused if its recipient has it for good, even if it opens later', () => {
    const held = (change: Parameters<typeof grantWith>[0]) =>
      findGiftRedemptionRefusal(rightsWith({ grants: [grantWith(change)] }), pack);
    expect(held({})).toBe('owned');
    expect(held({ opensAt: daysAgo(-14) })).toBe('owned');
    expect(held({ state: 'withdrawn' })).toBeUndefined();
    expect(held({ endsAt: daysAgo(-14) })).toBeUndefined();
    expect(held({ rightId: 'pack-2' })).toBeUndefined();
  });

  it('of a membership is refused only while the account is being deleted', () => {
    const year = { rightId: 'pack-1', months: 12 };
    const grants = [grantWith()];
    expect(findGiftRedemptionRefusal(rightsWith({ grants }), year)).toBeUndefined();
    expect(
      findGiftRedemptionRefusal(rightsWith({ grants, deletionAskedAt: daysAgo(1) }), year),
    ).toBe('leaving');
  });
});

describe('what somebody has before a gift begins', () => {
  const paidUntil = daysAgo(-265);
  it.each([
    ['active', {}, [paidUntil]],
    ['past due in the grace period', { status: 'past_due', pastDueSince: daysAgo(3) }, [paidUntil]],
    ['past due for too long', { status: 'past_due', pastDueSince: daysAgo(30) }, []],
    [
      'paused, with the time of the pause',
      { status: 'paused', pausedAt: daysAgo(10), resumesAt: daysAgo(-20) },
      [daysAgo(-295)],
    ],
    ['refunded', { returnedAt: daysAgo(1) }, []],
    ['refunded during a pause', { status: 'paused', returnedAt: daysAgo(1) }, []],
    ['over', { status: 'canceled' }, []],
    ['a membership with another right', { rightId: 'other' }, []],
  ] as const)('counts a membership that is %s', (_, change, until) => {
    const rights = rightsWith({ subscriptions: [subscriptionWith(change)] });
    expect(endDatesAndRenewalOfHeldRight(rights, 'annual', now).until).toEqual(until);
  });

  it('counts other gifts of the same right, unless their money went back', () => {
    const given = { rightId: 'annual', from: 'gift', orderKind: 'gift-membership' } as const;
    const grants = [
      grantWith({ ...given, endsAt: daysAgo(-50) }),
      grantWith({ ...given, endsAt: daysAgo(-70), state: 'withdrawn' }),
    ];
    const { until, renewsAt } = endDatesAndRenewalOfHeldRight(
      rightsWith({ grants }),
      'annual',
      now,
    );
    expect(until).toEqual([daysAgo(-50)]);
    expect(renewsAt).toBeUndefined();
  });
});
