import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSampleMembers } from '../../../local/sample-members.ts';
import { apiPaths } from '../../../src/domain/api-paths.ts';
import { graceDays } from '../../../src/domain/subscription.ts';
import {
  findCustomerRecord,
  findOrCreateCustomer,
} from '../../../src/server/rights/customer-records.ts';
import { grantRight, saveSubscription } from '../../../src/server/rights/grant-rights.ts';
import { openMemberSite, siteTime, type MemberSite } from '../../support/members/member-site.ts';

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
});

const getRecord = async (subject: string, query = ''): Promise<Response> =>
  site.get(`${apiPaths.customer}${query}`, await site.tokenOf(subject));
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
    expect((await site.get(`${apiPaths.customer}?customerId=${hers.id}`)).status).toBe(401);
    expect((await site.get(apiPaths.customer.replace(/\/$/, ''))).status).toBe(401);
  });

  it.each(['auth0|a', "auth0|o'brien", 'google-oauth2|1', '__proto__', 'x'.repeat(255), 'é ü 漢'])(
    'gives the subject %s a record of her own',
    async (subject) => {
      const { id } = await customerOf(subject);
      const other = await customerOf(`${subject.slice(0, 200)}.`);
      expect(other.id).not.toBe(id);
      expect((await customerOf(subject)).id).toBe(id);
    },
  );
});

describe('rights from payments', () => {
  const createCustomer = async (name: string): Promise<string> =>
    findOrCreateCustomer(site.server.database, `auth0|${name}`, `customer-${name}`, siteTime);
  const rightIdsOf = async (name: string, now = siteTime): Promise<readonly string[]> =>
    (await findCustomerRecord(site.server.database, `auth0|${name}`, now))?.rightIds ?? [];

  it('are granted once when the same payment is reported again', async () => {
    const customerId = await createCustomer('buyer');
    const grant = { source: 'payment-1', rightId: 'prod_a', customerId, at: siteTime };
    await Promise.all([
      grantRight(site.server.database, grant),
      grantRight(site.server.database, grant),
    ]);
    await grantRight(site.server.database, { ...grant, source: 'payment-2' });
    expect(await rightIdsOf('buyer')).toEqual(['prod_a']);
    await grantRight(site.server.database, { ...grant, rightId: 'prod_b' });
    expect(await rightIdsOf('buyer')).toEqual(['prod_a', 'prod_b']);
  });

  it('are not granted to a second member for the same payment', async () => {
    const one = await createCustomer('first-buyer');
    const other = await createCustomer('second-buyer');
    const grant = { source: 'payment-3', rightId: 'prod_c', at: siteTime };
    await grantRight(site.server.database, { ...grant, customerId: one });
    await grantRight(site.server.database, { ...grant, customerId: other });
    expect(await rightIdsOf('first-buyer')).toEqual(['prod_c']);
    expect(await rightIdsOf('second-buyer')).toEqual([]);
  });

  it('are never blank', async () => {
    const customerId = await createCustomer('blank-buyer');
    const blank = { source: 'payment-4', rightId: ' ', customerId, at: siteTime };
    await expect(grantRight(site.server.database, blank)).rejects.toThrow();
    expect(await rightIdsOf('blank-buyer')).toEqual([]);
  });

  it('from a subscription follow its latest change, in whatever order the changes are reported', async () => {
    const customerId = await createCustomer('reader');
    const change = { subscriptionId: 'sub-1', customerId, rightId: 'sub_year' };
    const events = [
      { ...change, status: 'trialing', at: at(-30) },
      { ...change, status: 'active', at: at(-20) },
      { ...change, status: 'past_due', at: at(-10) },
      { ...change, status: 'canceled', at: at(-1) },
    ] as const;
    for (const event of events.toReversed()) await saveSubscription(site.server.database, event);
    expect(await rightIdsOf('reader')).toEqual([]);
    const again = {
      ...change,
      subscriptionId: 'sub-1-again',
      status: 'active',
      at: at(0),
    } as const;
    await saveSubscription(site.server.database, again);
    expect(await rightIdsOf('reader')).toEqual(['sub_year']);
    expect(
      (await findCustomerRecord(site.server.database, 'auth0|reader', siteTime))?.subscriptions,
    ).toBe(1);
  });

  it.each([
    ['canceled', 'after it', [0, 1]],
    ['canceled', 'in the same second', [0, 0]],
    ['canceled', 'before it', [0, -1]],
    ['incomplete_expired', 'after it', [0, 1]],
  ] as const)(
    'from a subscription end with the status %s, when an "active" is reported %s',
    async (status, _when, [end, active]) => {
      for (const order of ['as they happened', 'the other way round']) {
        const name = `${status} ${active} ${order}`;
        const customerId = await createCustomer(name);
        const change = { subscriptionId: name, customerId, rightId: 'sub_year' };
        const events = [
          { ...change, status, at: at(end) },
          { ...change, status: 'active', at: at(active) },
        ] as const;
        const reported = order === 'as they happened' ? events : events.toReversed();
        for (const event of reported) await saveSubscription(site.server.database, event);
        expect(await rightIdsOf(name), order).toEqual([]);
      }
    },
  );

  it('from a subscription last for the grace period after the first failed payment', async () => {
    const customerId = await createCustomer('late-payer');
    const change = { subscriptionId: 'sub-2', customerId, rightId: 'sub_year' };
    await saveSubscription(site.server.database, { ...change, status: 'active', at: at(-1) });
    await saveSubscription(site.server.database, { ...change, status: 'past_due', at: at(0) });
    await saveSubscription(site.server.database, { ...change, status: 'past_due', at: at(5) });
    expect(await rightIdsOf('late-payer', at(graceDays))).toEqual(['sub_year']);
    expect(await rightIdsOf('late-payer', at(graceDays + 0.1))).toEqual([]);
    await saveSubscription(site.server.database, { ...change, status: 'active', at: at(20) });
    await saveSubscription(site.server.database, { ...change, status: 'past_due', at: at(40) });
    expect(await rightIdsOf('late-payer', at(40 + graceDays))).toEqual(['sub_year']);
  });

  it('from a subscription cannot be moved to another member', async () => {
    const owner = await createCustomer('owner');
    const thief = await createCustomer('thief');
    const change = { subscriptionId: 'sub-3', rightId: 'sub_year', status: 'active' as const };
    await saveSubscription(site.server.database, { ...change, customerId: owner, at: at(-1) });
    await saveSubscription(site.server.database, { ...change, customerId: thief, at: at(0) });
    expect(await rightIdsOf('owner')).toEqual(['sub_year']);
    expect(await rightIdsOf('thief')).toEqual([]);
  });
});

it('seeding the sample members again changes nothing and overwrites no newer change', async () => {
  const { url } = site.server;
  const before = await Promise.all(['customers', 'grants', 'subscriptions'].map(count));
  await seedSampleMembers(url);
  await seedSampleMembers(url);
  expect(await Promise.all(['customers', 'grants', 'subscriptions'].map(count))).toEqual(before);

  const { id: customerId } = await customerOf('auth0|sample-subscriber');
  const ended = {
    subscriptionId: 'subscription-sample-subscriber',
    customerId,
    rightId: 'sub_sample_annual',
    status: 'canceled',
    at: siteTime,
  } as const;
  await saveSubscription(site.server.database, ended);
  await seedSampleMembers(url);
  expect((await customerOf('auth0|sample-subscriber')).subscriptions.total_count).toBe(0);
});
