import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { membershipStateOf } from '../../../src/domain/rights/membership.ts';
import type { OwnSubscription } from '../../../src/domain/rights/member-rights.ts';
import { hasUnendedSubscription } from '../../../src/domain/rights/member-rights.ts';
import {
  isRenewing,
  isSubscriptionInForceAt,
  subscriptionStatuses,
} from '../../../src/domain/rights/subscription.ts';
import { readMemberRights } from '../../../src/server/rights/read-rights.ts';
import {
  isSubscriptionInForceSql,
  hasFinalStatusSql,
  hasSubscriptionBegunByStatusSql,
  isSubscriptionRenewingSql,
} from '../../../src/server/rights/rights-guards.ts';
import { atScale } from '../../support/proof-scale.ts';
import { createRandom, pickFrom } from '../../support/random.ts';
import { storeMember } from '../../support/stored/member.ts';
import { insertRows } from '../../support/stored/rows.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

let server: TestDatabase;
beforeAll(async () => {
  server = await openTestDatabase();
});
afterAll(() => server.dispose());

const now = new Date('2027-03-01T12:00:00.000Z');
const customerId = 'customer-of-many';
const count = atScale(4000);

/**
 * Subscriptions of every kind: each moment is absent, over or to come, independently of the others.
 */
const randomRows = (): readonly Readonly<Record<string, unknown>>[] => {
  const random = createRandom(20_261_126);
  const moment = (): string | null =>
    random(2) === 0 ? null : new Date(now.getTime() + random(2e9) - 1e9).toISOString();
  return Array.from({ length: count }, (_, index) => {
    const status = pickFrom(subscriptionStatuses, random);
    return {
      subscription_id: `sub-${index}`,
      customer_id: customerId,
      right_id: 'sub_annual',
      status,
      past_due_since: status === 'past_due' ? now.toISOString() : moment(),
      started_at: moment(),
      opens_at: moment() ?? now.toISOString(),
      renews_at: moment(),
      paid_until: moment(),
      ends_at: moment(),
      ended_at: moment(),
      returned_at: moment(),
      resumes_at: moment(),
    };
  });
};

it('what a statement asks about all memberships is what the pure functions decide about each, for random rows', async () => {
  const { database } = server;
  await storeMember(database, customerId, { customerId });
  const rows = randomRows();
  await insertRows(database, 'subscriptions', rows);
  const rights = await readMemberRights(database, { customerId });
  if (rights === undefined) throw new Error('There is no such customer.');
  expect(rights.subscriptions).toHaveLength(rows.length);

  const guards: Readonly<Record<string, (one: OwnSubscription) => boolean>> = {
    [isSubscriptionRenewingSql]: isRenewing,
    [isSubscriptionInForceSql('subscriptions', `'${now.toISOString()}'`)]: (one) =>
      isSubscriptionInForceAt(one, now),
    [hasSubscriptionBegunByStatusSql]: (one) => membershipStateOf(one, now) !== undefined,
    [hasFinalStatusSql]: (one) => !hasUnendedSubscription({ ...rights, subscriptions: [one] }),
  };
  for (const [guard, decide] of Object.entries(guards)) {
    const found = await database.query(
      v.object({ subscription_id: v.string() }),
      `select subscription_id from subscriptions where ${guard}`,
    );
    const decided = rights.subscriptions.filter(decide).map((one) => one.subscriptionId);
    expect(found.map((row) => row.subscription_id).toSorted(), guard).toEqual(decided.toSorted());
    // Both answers occur, so that the comparison says something.
    expect(decided.length, guard).toBeGreaterThan(0);
    expect(decided.length, guard).toBeLessThan(rows.length);
  }
});
