import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSampleMembers } from '../../../local/sample-members.ts';
import { graceDays } from '../../../src/domain/subscription.ts';
import { findRecord, openCustomer } from '../../../src/server/customers.ts';
import { grantRight, keepSubscription } from '../../../src/server/grant-rights.ts';
import { openMemberSite, siteTime, type MemberSite } from '../../support/members/member-site.ts';

let site: MemberSite;
beforeAll(async () => {
  site = await openMemberSite();
});
afterAll(() => site.dispose());

// The shape of section 7 of the specification, and the id that the browser asks by.
const Customer = v.strictObject({
  id: v.string(),
  metadata: v.record(v.string(), v.string()),
  subscriptions: v.strictObject({ total_count: v.number() }),
});

const askFor = async (subject: string, query = ''): Promise<Response> =>
  site.ask(`/api/customer/${query}`, await site.tokenFor(subject));
const customerOf = async (subject: string, query = ''): Promise<v.InferOutput<typeof Customer>> => {
  const answer = await askFor(subject, query);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return v.parse(Customer, await answer.json());
};
const count = async (table: string): Promise<number> => {
  const Row = v.object({ count: v.number() });
  const [row] = await site.database.query(Row, `select count(*)::int as count from ${table}`);
  return row?.count ?? -1;
};
const at = (days: number): Date => new Date(siteTime.getTime() + days * 24 * 60 * 60 * 1000);

describe('GET /api/customer', () => {
  it.each([
    ['auth0|sample-new', [], 0],
    ['auth0|sample-pack', ['prod_sample_strength_power'], 0],
    ['auth0|sample-subscriber', ['sub_sample_annual'], 1],
    ['auth0|sample-lapsed', [], 0],
  ])('%s has %j', async (subject, values, subscriptions) => {
    const customer = await customerOf(subject);
    expect(Object.values(customer.metadata)).toEqual(values);
    expect(customer.subscriptions.total_count).toBe(subscriptions);
    expect(await customerOf(subject, `?customerId=${customer.id}`)).toEqual(customer);
  });

  it('makes a customer on first sight, once, however many come at once', async () => {
    const before = await count('customers');
    const found = await Promise.all(
      Array.from({ length: 20 }, () => customerOf('auth0|somebody-new')),
    );
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
    expect(found[0]).toMatchObject({ metadata: {}, subscriptions: { total_count: 0 } });
    expect(await count('customers')).toBe(before + 1);
    expect(found[0]?.id).not.toContain('somebody');
  });

  it('gives nobody the record of somebody else', async () => {
    const hers = await customerOf('auth0|sample-subscriber');
    for (const query of [
      `?customerId=${hers.id}`,
      `?customerId=${hers.id}&customerId=${hers.id}`,
      '?customerId=no-such-customer',
      '?customerId=%00',
      `?customerId=${encodeURIComponent("' or 1=1 --")}`,
    ]) {
      const answer = await askFor('auth0|sample-new', query);
      expect(answer.status, query).toBe(403);
      expect(await answer.json()).toEqual({ error: 'This record belongs to somebody else.' });
    }
    const own = await customerOf('auth0|sample-new');
    const both = await askFor('auth0|sample-new', `?customerId=${own.id}&customerId=${hers.id}`);
    expect(both.status).toBe(403);
    expect((await askFor('auth0|sample-new', '?customerId=')).status).toBe(200);
  });

  it('needs a token', async () => {
    const hers = await customerOf('auth0|sample-subscriber');
    expect((await site.ask(`/api/customer/?customerId=${hers.id}`)).status).toBe(401);
    expect((await site.ask('/api/customer')).status).toBe(401);
  });

  it.each(['auth0|a', "auth0|o'brien", 'google-oauth2|1', '__proto__', 'x'.repeat(255), 'é ü 漢'])(
    'knows the subject %s from every other',
    async (subject) => {
      const { id } = await customerOf(subject);
      const other = await customerOf(`${subject.slice(0, 200)}.`);
      expect(other.id).not.toBe(id);
      expect((await customerOf(subject)).id).toBe(id);
    },
  );
});

describe('what payments grant', () => {
  const newcomer = async (name: string): Promise<string> =>
    openCustomer(site.database, `auth0|${name}`, `customer-${name}`, siteTime);
  const valuesOf = async (name: string, now = siteTime): Promise<readonly string[]> =>
    (await findRecord(site.database, `auth0|${name}`, now))?.values ?? [];

  it('is granted once for each payment, however often it is told', async () => {
    const customerId = await newcomer('buyer');
    const grant = { source: 'payment-1', rightId: 'prod_a', customerId, at: siteTime };
    await Promise.all([grantRight(site.database, grant), grantRight(site.database, grant)]);
    await grantRight(site.database, { ...grant, source: 'payment-2' });
    expect(await valuesOf('buyer')).toEqual(['prod_a']);
    await grantRight(site.database, { ...grant, rightId: 'prod_b' });
    expect(await valuesOf('buyer')).toEqual(['prod_a', 'prod_b']);
  });

  it('is never given to a second member for the same payment', async () => {
    const one = await newcomer('first-buyer');
    const other = await newcomer('second-buyer');
    const grant = { source: 'payment-3', rightId: 'prod_c', at: siteTime };
    await grantRight(site.database, { ...grant, customerId: one });
    await grantRight(site.database, { ...grant, customerId: other });
    expect(await valuesOf('first-buyer')).toEqual(['prod_c']);
    expect(await valuesOf('second-buyer')).toEqual([]);
  });

  it('is no blank', async () => {
    const customerId = await newcomer('blank-buyer');
    const blank = { source: 'payment-4', rightId: ' ', customerId, at: siteTime };
    await expect(grantRight(site.database, blank)).rejects.toThrow();
    expect(await valuesOf('blank-buyer')).toEqual([]);
  });

  it('by a subscription counts while it does, whatever the order of what is told', async () => {
    const customerId = await newcomer('reader');
    const change = { subscriptionId: 'sub-1', customerId, rightId: 'sub_year' };
    const events = [
      { ...change, status: 'trialing', at: at(-30) },
      { ...change, status: 'active', at: at(-20) },
      { ...change, status: 'past_due', at: at(-10) },
      { ...change, status: 'canceled', at: at(-1) },
    ] as const;
    for (const event of events.toReversed()) await keepSubscription(site.database, event);
    expect(await valuesOf('reader')).toEqual([]);
    await keepSubscription(site.database, { ...change, status: 'active', at: at(0) });
    expect(await valuesOf('reader')).toEqual(['sub_year']);
    expect((await findRecord(site.database, 'auth0|reader', siteTime))?.subscriptions).toBe(1);
  });

  it('has its grace from the first payment that failed', async () => {
    const customerId = await newcomer('late-payer');
    const change = { subscriptionId: 'sub-2', customerId, rightId: 'sub_year' };
    await keepSubscription(site.database, { ...change, status: 'active', at: at(-1) });
    await keepSubscription(site.database, { ...change, status: 'past_due', at: at(0) });
    await keepSubscription(site.database, { ...change, status: 'past_due', at: at(5) });
    expect(await valuesOf('late-payer', at(graceDays))).toEqual(['sub_year']);
    expect(await valuesOf('late-payer', at(graceDays + 0.1))).toEqual([]);
    await keepSubscription(site.database, { ...change, status: 'active', at: at(20) });
    await keepSubscription(site.database, { ...change, status: 'past_due', at: at(40) });
    expect(await valuesOf('late-payer', at(40 + graceDays))).toEqual(['sub_year']);
  });

  it('cannot be turned into somebody else’s subscription', async () => {
    const owner = await newcomer('owner');
    const thief = await newcomer('thief');
    const change = { subscriptionId: 'sub-3', rightId: 'sub_year', status: 'active' as const };
    await keepSubscription(site.database, { ...change, customerId: owner, at: at(-1) });
    await keepSubscription(site.database, { ...change, customerId: thief, at: at(0) });
    expect(await valuesOf('owner')).toEqual(['sub_year']);
    expect(await valuesOf('thief')).toEqual([]);
  });
});

it('sample members are seeded as often as the stand-ins start, and what happened since stays', async () => {
  const url = site.databaseUrl;
  const before = await Promise.all(['customers', 'grants', 'subscriptions'].map(count));
  await seedSampleMembers(url);
  await seedSampleMembers(url);
  expect(await Promise.all(['customers', 'grants', 'subscriptions'].map(count))).toEqual(before);

  const { id: customerId } = await customerOf('auth0|sample-lapsed');
  const renewed = {
    subscriptionId: 'subscription-sample-lapsed',
    customerId,
    rightId: 'sub_sample_annual',
    status: 'active',
    at: siteTime,
  } as const;
  await keepSubscription(site.database, renewed);
  await seedSampleMembers(url);
  expect((await customerOf('auth0|sample-lapsed')).subscriptions.total_count).toBe(1);
});
