import * as v from 'valibot';
import type { Database } from '../../../src/server/store/database.ts';

const dayMs = 24 * 3_600_000;

/** The start time of these tests. */
export const storedFrom = new Date('2027-03-01T00:00:00.000Z');

/** The time this many days later. */
export const daysAfterStart = (days: number): string =>
  new Date(storedFrom.getTime() + days * dayMs).toISOString();

/** A membership as our tables store it; its member and its order are named after it. */
export type StoredMembership = {
  readonly id: string;
  readonly address: string | null;
  readonly status: string;
  readonly renewsAt: string | null;
  readonly paidUntil: string | null;
  readonly endsAt: string | null;
  readonly returnedAt: string | null;
  readonly cardEndsOn: string | null;
  readonly deletedAt: string | null;
};

/** A paid membership that renews. */
export const soundMembership: Omit<StoredMembership, 'id'> = {
  address: 'anna@example.com',
  status: 'active',
  renewsAt: daysAfterStart(40),
  paidUntil: daysAfterStart(40),
  endsAt: null,
  returnedAt: null,
  cardEndsOn: null,
  deletedAt: null,
};

/** Stores memberships with their members and orders. */
export const storeMemberships = async (
  database: Database,
  memberships: readonly StoredMembership[],
): Promise<void> => {
  const run = (statement: string, values: readonly unknown[]) =>
    database.query(v.object({}), statement, values);
  const rows = `jsonb_to_recordset($1::jsonb) as life(id text, address text, status text, "renewsAt" timestamptz,
    "paidUntil" timestamptz, "endsAt" timestamptz, "returnedAt" timestamptz, "cardEndsOn" date, "deletedAt" timestamptz)`;
  const parameter = [JSON.stringify(memberships)];
  await run(
    `insert into customers (customer_id, subject, created_at, address, deleted_at)
     select 'c' || id, 's' || id, '2026-01-01', address, "deletedAt" from ${rows}`,
    parameter,
  );
  await run(
    `insert into orders (order_id, customer_id, kind, product_id, right_id, offer, price_id, currency, minor_units,
       renewal_minor_units, title, agreements_version, supply_now, knows_consequence, ordered_at, state)
     select 'o' || id, 'c' || id, 'membership', 'year', 'year', 'annual', 'price', 'gbp', 5999, 4999, 'Annual membership', '1',
       true, true, '2026-01-01', 'paid' from ${rows}`,
    parameter,
  );
  await run(
    `insert into subscriptions (subscription_id, customer_id, order_id, right_id, status, past_due_since, renews_at,
       paid_until, ends_at, returned_at, card_last4, card_ends_on)
     select id, 'c' || id, 'o' || id, 'year', status, case when status = 'past_due' then '2027-01-01'::timestamptz end,
       "renewsAt", "paidUntil", "endsAt", "returnedAt", case when "cardEndsOn" is not null then '4242' end, "cardEndsOn"
     from ${rows}`,
    parameter,
  );
};
