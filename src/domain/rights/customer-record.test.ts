import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasUnendedSubscription, openRightsAndMembershipAt } from './member-rights.ts';
import {
  daysAgo,
  grantWith,
  now,
  rightsWith,
  secondPlaceWith,
  subscriptionWith,
} from './member-rights.test-support.ts';
import { isRenewing, subscriptionStatuses } from './subscription.ts';

const day = fc.integer({ min: -40, max: 40 }).map(daysAgo);
const maybe = fc.option(day, { nil: undefined });
const rightId = fc.constantFrom('annual', 'pack-1', 'pack-2');
const subscription = fc
  .record({
    rightId,
    status: fc.constantFrom(...subscriptionStatuses),
    pastDueSince: maybe,
    returnedAt: maybe,
    opensAt: day,
    renewsAt: maybe,
    paidUntil: maybe,
    endsAt: maybe,
    endedAt: maybe,
  })
  .map(subscriptionWith);
const grant = fc
  .record({
    rightId,
    state: fc.constantFrom('granted' as const, 'withdrawn' as const),
    orderKind: fc.constantFrom('pack' as const, 'gift-membership' as const, undefined),
    opensAt: day,
    endsAt: maybe,
  })
  .map(grantWith);
const place = fc
  .record({ acceptedAt: day, removedAt: maybe, membership: subscription })
  .map((one) => secondPlaceWith(one));
const rights = fc
  .record({
    grants: fc.array(grant, { maxLength: 3 }),
    subscriptions: fc.array(subscription, { maxLength: 3 }),
    places: fc.array(place, { maxLength: 2 }),
  })
  .map(rightsWith);

it('a record never has a right as open and as closed, and names each once', () => {
  fc.assert(
    fc.property(rights, (held) => {
      const { rightIds, closedRightIds } = openRightsAndMembershipAt(held, now);
      const all = [...rightIds, ...closedRightIds];
      expect(new Set(all).size).toBe(all.length);
    }),
  );
});

it('more rights never close one', () => {
  fc.assert(
    fc.property(rights, grant, (held, more) => {
      const before = openRightsAndMembershipAt(held, now).rightIds;
      const after = openRightsAndMembershipAt(
        { ...held, grants: [...held.grants, more] },
        now,
      ).rightIds;
      expect(after).toEqual(expect.arrayContaining([...before]));
    }),
  );
});

it('nothing opens once the deletion of the account was asked for, or if all the money went back', () => {
  fc.assert(
    fc.property(rights, (held) => {
      const empty = { rightIds: [], subscriptions: 0 };
      expect(openRightsAndMembershipAt({ ...held, deletionAskedAt: now }, now)).toMatchObject(
        empty,
      );
      const returned = {
        ...held,
        grants: held.grants.map((one) => ({ ...one, state: 'withdrawn' as const })),
        subscriptions: held.subscriptions.map((one) => ({ ...one, returnedAt: daysAgo(1) })),
        places: [],
      };
      expect(openRightsAndMembershipAt(returned, now)).toMatchObject(empty);
    }),
  );
});

it('whoever has a subscription that renews is subscribed', () => {
  fc.assert(
    fc.property(subscription, (one) => {
      if (isRenewing(one))
        expect(hasUnendedSubscription(rightsWith({ subscriptions: [one] }))).toBe(true);
    }),
  );
});
