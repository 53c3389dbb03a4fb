import * as v from 'valibot';
import { findOrStoreCustomerIdOfSubject } from '../../../src/server/rights/write-rights.ts';
import type { Database } from '../../../src/server/store/database.ts';

/** What a member has besides the subject of the login. */
export type StoredMember = {
  readonly customerId?: string;
  readonly createdAt?: Date;
  readonly address?: string;
  readonly stripeCustomerId?: string;
};

/** Stores a member, or adds to one who is stored already. Returns the customer id. */
export const storeMember = async (
  database: Database,
  subject: string,
  {
    customerId = `customer-of-${subject}`,
    createdAt = new Date('2026-01-01T00:00:00Z'),
    address,
    stripeCustomerId,
  }: StoredMember = {},
): Promise<string> => {
  const stored = await findOrStoreCustomerIdOfSubject(database, subject, customerId, createdAt);
  await database.query(
    v.object({}),
    `update customers set address = coalesce($2, address), stripe_customer_id = coalesce($3, stripe_customer_id)
     where customer_id = $1`,
    [stored, address, stripeCustomerId],
  );
  return stored;
};
