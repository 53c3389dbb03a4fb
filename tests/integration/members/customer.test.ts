import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSampleMembers } from '../../../local/sample-members.ts';
import { generalApiPaths } from '../../../src/domain/api-paths.ts';
import { membershipStates } from '../../../src/domain/rights/membership.ts';
import type {
  PackGrantStateAndDates,
  SubscriptionRightState,
} from '../../../src/domain/payments/order-states.ts';
import { graceDays } from '../../../src/domain/rights/subscription.ts';
import { findCustomerWithRightsBySubject } from '../../../src/server/rights/read-rights.ts';
import { findOrStoreCustomerIdOfSubject } from '../../../src/server/rights/write-rights.ts';
import type { OpenRightsAndMembership } from '../../../src/domain/rights/member-rights.ts';
import {
  storeItemOrderReadFromTill,
  type ItemOrderReadFromTill,
} from '../../../src/server/orders/item/store-item-order-read-from-till.ts';
import { openMemberSite, siteTime, type MemberSite } from '../../support/members/member-site.ts';
import { storeOrder } from '../../support/stored/order.ts';
import { activeSince, grantedAt } from '../../support/stored/readings.ts';

let site: MemberSite;
beforeAll(async () => {
  site = await openMemberSite();
});
afterAll(() => site.dispose());

// The shape of CALLS-3, with the id that the browser stores.
const Customer = v.strictObject({
  id: v.string(),
  metadata: v.record(v.string(), v.string()),
  subscriptions: v.strictObject({ total_count: v.number() }),
  membership: v.optional(
    v.looseObject({ state: v.picklist(membershipStates), endedAt: v.nullable(v.string()) }),
  ),
});

const getRecord = async (subject: string, query = ''): Promise<Response> =>
  site.get(`${generalApiPaths.customer}${query}`, await site.tokenOf(subject));
const customerOf = async (subject: string, query = ''): Promise<v.InferOutput<typeof Customer>> => {
  const answer = await getRecord(subject, query);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return v.parse(Customer, await answer.json());
};
const count = async (table: string): Promise<number> => {
  const Row = v.object({ count: v.number() });
  const [row] = await site.server.database.query(
    Row,
    `select count(*)::int as count from ${table}`,
  );
  return row?.count ?? -1;
};
const toRight = (
  orderId: string,
  right: PackGrantStateAndDates | SubscriptionRightState,
): ItemOrderReadFromTill['right'] =>
  'status' in right
    ? { kind: 'membership', subscriptionId: `sub-${orderId}`, subscription: right }
    : { kind: 'pack', source: `cs-${orderId}`, grant: right };
const at = (days: number): Date => new Date(siteTime.getTime() + days * 24 * 60 * 60 * 1000);

describe('GET /api/customer', () => {
  it.each([
    ['auth0|sample-new', [], 0],
    ['auth0|sample-pack', ['prod_sample_strength_power'], 0],
    ['auth0|sample-subscriber', ['sub_sample_annual'], 1],
    ['auth0|sample-lapsed', [], 0],
  ])(
    'answers %s with the rights %j and %i subscriptions',
    async (subject, values, subscriptions) => {
      const customer = await customerOf(subject);
      expect(Object.values(customer.metadata)).toEqual(values);
      expect(customer.subscriptions.total_count).toBe(subscriptions);
      expect(await customerOf(subject, `?customerId=${customer.id}`)).toEqual(customer);
    },
  );

  it('creates one customer when twenty requests of a new member arrive at once', async () => {
    const before = await count('customers');
    const found = await Promise.all(
      Array.from({ length: 20 }, () => customerOf('auth0|somebody-new')),
    );
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
    expect(found[0]).toMatchObject({ metadata: {}, subscriptions: { total_count: 0 } });
    expect(await count('customers')).toBe(before + 1);
    expect(found[0]?.id).not.toContain('somebody');
  });

  it('refuses the record of another member with 403', async () => {
    const hers = await customerOf('auth0|sample-subscriber');
    for (const query of [
      `?customerId=${hers.id}`,
      `?customerId=${hers.id}&customerId=${hers.id}`,
      '?customerId=no-such-customer',
      '?customerId=%00',
      `?customerId=${encodeURIComponent("' or 1=1 --")}`,
    ]) {
      const answer = await getRecord('auth0|sample-new', query);
      expect(answer.status, query).toBe(403);
      expect(await answer.json()).toEqual({ error: 'This record belongs to somebody else.' });
    }
    const own = await customerOf('auth0|sample-new');
    const both = await getRecord('auth0|sample-new', `?customerId=${own.id}&customerId=${hers.id}`);
    expect(both.status).toBe(403);
    expect((await getRecord('auth0|sample-new', '?customerId=')).status).toBe(200);
  });

  it('refuses a request without a token with 401', async () => {
    const hers = await customerOf('auth0|sample-subscriber');
    expect((await site.get(`${generalApiPaths.customer}?customerId=${hers.id}`)).status).toBe(401);
    expect((await site.get(generalApiPaths.customer.replace(/\/$/, ''))).status).toBe(401);
  });

  it.each(['auth0|a', "auth0|o'brien", 'google-oauth2|1', '__proto__', 'x'.repeat(255), 'é ü 漢'])(
    'gives the subject %s its own record',
    async (subject) => {
      const { id } = await customerOf(subject);
      const other = await customerOf(`${subject.slice(0, 200)}.`);
      expect(other.id).not.toBe(id);
      expect((await customerOf(subject)).id).toBe(id);
    },
  );
});

describe('rights from payments', () => {
  let orders = 0;
  const createCustomer = async (name: string): Promise<string> =>
    findOrStoreCustomerIdOfSubject(
      site.server.database,
      `auth0|${name}`,
      `customer-${name}`,
      siteTime,
    );
  const recordOf = async (
    name: string,
    now = siteTime,
  ): Promise<OpenRightsAndMembership | undefined> =>
    findCustomerWithRightsBySubject(site.server.database, `auth0|${name}`, now);
  const rightIdsOf = async (name: string, now = siteTime): Promise<readonly string[]> =>
    (await recordOf(name, now))?.rightIds ?? [];

  /** A new order of a member, with the result of a refresh. */
  const orderOf = async (
    name: string,
    productId: string,
    right: Parameters<typeof toRight>[1],
  ): Promise<ItemOrderReadFromTill> => {
    const customerId = await createCustomer(name);
    const orderId = `order-${(orders += 1)}`;
    const kind = 'status' in right ? 'membership' : 'pack';
    await storeOrder(site.server.database, { orderId, customerId, kind, productId });
    return {
      orderId,
      reading: '10',
      readAt: siteTime,
      state: 'paid',
      sessionId: `cs-${orderId}`,
      right: toRight(orderId, right),
      confirmation: undefined,
    };
  };
  const write = (reading: ItemOrderReadFromTill): Promise<void> =>
    storeItemOrderReadFromTill(site.server.database, reading);

  it('are granted once when the same payment is read again', async () => {
    const order = await orderOf('buyer', 'prod_a', grantedAt(siteTime));
    await Promise.all([write(order), write(order)]);
    await write({ ...order, reading: '11' });
    await write(await orderOf('buyer', 'prod_b', grantedAt(siteTime)));
    expect(await rightIdsOf('buyer')).toEqual(['prod_a', 'prod_b']);
    const grants = await site.server.database.query(
      v.object({ right_id: v.string() }),
      `select right_id from grants where customer_id = 'customer-buyer'`,
    );
    expect(grants).toHaveLength(2);
  });

  it('follow the latest refresh, in whatever order refreshes are written', async () => {
    const order = await orderOf('refunded', 'prod_c', grantedAt(siteTime));
    const refunded = {
      ...order,
      reading: '12',
      state: 'refunded',
      right: toRight(order.orderId, grantedAt(siteTime, { state: 'withdrawn' })),
    } as const;
    await write(refunded);
    await write(order);
    expect(await rightIdsOf('refunded')).toEqual([]);
    await write({ ...order, reading: '13' });
    expect(await rightIdsOf('refunded')).toEqual(['prod_c']);
  });

  it('from two payments end only with the last of them', async () => {
    const one = await orderOf('twice', 'prod_d', grantedAt(siteTime));
    await write(one);
    const other = await orderOf('twice', 'prod_d', grantedAt(siteTime));
    await write(other);
    const withdraw = (order: ItemOrderReadFromTill): Promise<void> =>
      write({
        ...order,
        reading: '20',
        right: toRight(order.orderId, grantedAt(siteTime, { state: 'withdrawn' })),
      });
    await withdraw(one);
    expect(await rightIdsOf('twice')).toEqual(['prod_d']);
    await withdraw(other);
    expect(await rightIdsOf('twice')).toEqual([]);
  });

  it('open on their opening day', async () => {
    await write(await orderOf('patient', 'prod_e', grantedAt(siteTime, { opensAt: at(14) })));
    await write(await orderOf('patient', 'sub_e', activeSince(siteTime, { opensAt: at(14) })));
    expect(await recordOf('patient', at(13))).toMatchObject({
      rightIds: [],
      subscriptions: 1,
      membership: { state: 'not-yet-open', opensAt: at(14).toISOString() },
    });
    expect(await rightIdsOf('patient', at(14))).toEqual(['prod_e', 'sub_e']);
  });

  it('are not limited in number', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => `prod_${String(index).padStart(3, '0')}`);
    for (const id of ids) await write(await orderOf('collector', id, grantedAt(siteTime)));
    expect(Object.values((await customerOf('auth0|collector')).metadata)).toEqual(ids);
  });

  it('from a subscription last for the grace period after the first failed payment', async () => {
    const order = await orderOf(
      'late-payer',
      'sub_year',
      activeSince(at(-30), { status: 'past_due', pastDueSince: at(0) }),
    );
    await write(order);
    expect(await rightIdsOf('late-payer', at(graceDays))).toEqual(['sub_year']);
    expect(await rightIdsOf('late-payer', at(graceDays + 0.1))).toEqual([]);
    expect((await recordOf('late-payer'))?.membership).toMatchObject({
      state: 'past-due',
      openUntil: at(graceDays).toISOString(),
      renewal: { currency: 'gbp', minorUnits: 2400 },
    });
  });

  it('of a closed order are not restored by an older refresh of an open session', async () => {
    const order = await orderOf('closed', 'prod_f', grantedAt(siteTime));
    await write({ ...order, state: 'expired', right: undefined });
    await write({ ...order, reading: '11', state: 'open', right: undefined });
    const [row] = await site.server.database.query(
      v.object({ state: v.string() }),
      'select state from orders where order_id = $1',
      [order.orderId],
    );
    expect(row?.state).toBe('expired');
  });
});

it('a lapsed member is told what ended and when', async () => {
  expect((await customerOf('auth0|sample-lapsed')).membership).toMatchObject({
    state: 'ended',
    productId: 'sub_sample_annual',
    endedAt: '2026-07-01T12:00:00.000Z',
    renewal: { currency: 'gbp', minorUnits: 5999 },
  });
  expect((await customerOf('auth0|sample-new')).membership).toBeUndefined();
});

it('seeding the sample members again changes nothing and overwrites no newer change', async () => {
  const { url } = site.server;
  const before = await Promise.all(['customers', 'grants', 'subscriptions'].map(count));
  await seedSampleMembers(url);
  await seedSampleMembers(url);
  expect(await Promise.all(['customers', 'grants', 'subscriptions'].map(count))).toEqual(before);

  await storeItemOrderReadFromTill(site.server.database, {
    orderId: 'order-sample-subscriber',
    reading: '1',
    readAt: siteTime,
    state: 'paid',
    sessionId: undefined,
    right: {
      kind: 'membership',
      subscriptionId: 'sub_sample_subscriber',
      subscription: activeSince(siteTime, { status: 'canceled', endedAt: siteTime }),
    },
    confirmation: undefined,
  });
  await seedSampleMembers(url);
  expect((await customerOf('auth0|sample-subscriber')).subscriptions.total_count).toBe(0);
});
