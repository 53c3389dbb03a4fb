import type { Database } from '../../../src/server/store/database.ts';
import { rowOfOrder } from './order.ts';
import { insertRows } from './rows.ts';

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

/**
 * Stores memberships with their members and orders, in three statements: there can be thousands.
 */
export const storeMemberships = async (
  database: Database,
  memberships: readonly StoredMembership[],
): Promise<void> => {
  const begunAt = '2026-01-01T00:00:00Z';
  await insertRows(
    database,
    'customers',
    memberships.map(({ id, address, deletedAt }) => ({
      customer_id: `c${id}`,
      subject: `s${id}`,
      created_at: begunAt,
      address,
      deleted_at: deletedAt,
    })),
  );
  await insertRows(
    database,
    'orders',
    memberships.map(({ id }) =>
      rowOfOrder({
        orderId: `o${id}`,
        customerId: `c${id}`,
        kind: 'membership',
        productId: 'year',
        minorUnits: 5999,
        renewalMinorUnits: 4999,
        state: 'paid',
      }),
    ),
  );
  await insertRows(
    database,
    'subscriptions',
    memberships.map((one) => ({
      subscription_id: one.id,
      customer_id: `c${one.id}`,
      order_id: `o${one.id}`,
      right_id: 'year',
      status: one.status,
      past_due_since: one.status === 'past_due' ? '2027-01-01T00:00:00Z' : null,
      renews_at: one.renewsAt,
      paid_until: one.paidUntil,
      ends_at: one.endsAt,
      returned_at: one.returnedAt,
      card_last4: one.cardEndsOn === null ? null : '4242',
      card_ends_on: one.cardEndsOn,
    })),
  );
};
