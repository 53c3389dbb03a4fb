import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  minSecondMemberDaysForRenewalPrice,
  renewalPriceDaysAfterEnd,
} from '../membership/yearly-renewing-offer-keys.ts';
import {
  isEligibleForRenewalPrice,
  renewalPriceUntilOfEndedSubscription,
  type StoredMemberRights,
} from './member-rights.ts';
import {
  daysAgo,
  grantWith,
  now,
  rightsWith,
  secondPlaceWith,
  subscriptionWith,
} from './member-rights.test-support.ts';

const ended = (endedDaysAgo: number, change: Parameters<typeof subscriptionWith>[0] = {}) =>
  subscriptionWith({ status: 'canceled', endedAt: daysAgo(endedDaysAgo), ...change });
const given = (endedDaysAgo: number, change: Parameters<typeof grantWith>[0] = {}) =>
  grantWith({
    from: 'gift',
    orderKind: 'gift-membership',
    endsAt: daysAgo(endedDaysAgo),
    ...change,
  });

describe('a year that ended', () => {
  const sources: readonly (readonly [string, (days: number) => Partial<StoredMemberRights>])[] = [
    ['of one’s own', (days) => ({ subscriptions: [ended(days)] })],
    ['that was a gift', (days) => ({ grants: [given(days)] })],
    [
      'of a place that was lost',
      (days) => ({
        places: [secondPlaceWith({ removedAt: daysAgo(days), acceptedAt: daysAgo(400) })],
      }),
    ],
    [
      'of a place in a membership that ended',
      (days) => ({
        places: [
          secondPlaceWith(
            { acceptedAt: daysAgo(400) },
            { status: 'canceled', endedAt: daysAgo(days), opensAt: daysAgo(400) },
          ),
        ],
      }),
    ],
  ];

  it.each(sources)(
    '%s counts from its end until the last moment of the days for coming back',
    (_, held) => {
      fc.assert(
        fc.property(fc.double({ min: -40, max: 80, noNaN: true }), (days) => {
          const isRecent = daysAgo(days) <= now && now <= daysAgo(days - renewalPriceDaysAfterEnd);
          expect(isEligibleForRenewalPrice(rightsWith(held(days)), now)).toBe(isRecent);
        }),
      );
      expect(isEligibleForRenewalPrice(rightsWith(held(0)), now)).toBe(true);
      expect(isEligibleForRenewalPrice(rightsWith(held(renewalPriceDaysAfterEnd)), now)).toBe(true);
      expect(isEligibleForRenewalPrice(rightsWith(held(renewalPriceDaysAfterEnd + 1)), now)).toBe(
        false,
      );
    },
  );

  it.each([
    ['was never paid', { paidUntil: undefined }],
    ['was refunded in full', { returnedAt: daysAgo(20) }],
    ['was withdrawn from', { hasWithdrawn: true }],
    ['never began', { status: 'incomplete_expired' }],
    ['goes on', { status: 'active', endedAt: undefined }],
  ] as const)('doesn’t count if it %s', (_, change) => {
    const one = ended(10, change);
    expect(renewalPriceUntilOfEndedSubscription(one)).toBeUndefined();
    expect(isEligibleForRenewalPrice(rightsWith({ subscriptions: [one] }), now)).toBe(false);
  });

  it('doesn’t count if it was a gift whose money went back, or a pack that ended', () => {
    const grants = [given(10, { state: 'withdrawn' }), given(10, { orderKind: 'pack' })];
    expect(isEligibleForRenewalPrice(rightsWith({ grants }), now)).toBe(false);
  });
});

it('a second place counts if it was held for long enough, since the later of its acceptance and the membership’s first day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 150 }),
      fc.integer({ min: 5, max: 150 }),
      (accepted, opened) => {
        const place = secondPlaceWith(
          { acceptedAt: daysAgo(accepted), removedAt: daysAgo(3) },
          { opensAt: daysAgo(opened) },
        );
        expect(isEligibleForRenewalPrice(rightsWith({ places: [place] }), now)).toBe(
          Math.min(accepted, opened) - 3 >= minSecondMemberDaysForRenewalPrice,
        );
      },
    ),
    {
      examples: [
        [minSecondMemberDaysForRenewalPrice + 3, 150],
        [150, minSecondMemberDaysForRenewalPrice + 3],
        [minSecondMemberDaysForRenewalPrice + 2, 150],
      ],
    },
  );
});
