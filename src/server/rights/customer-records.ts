import * as v from 'valibot';
import { customerRecordOf, type CustomerRecord } from '../../domain/rights/customer-record.ts';
import type { Database } from '../store/database.ts';
import { findRights } from './read-rights.ts';

/** The record of the member with this subject, as of `now`; undefined if there is none yet. */
export const findCustomerRecord = async (
  database: Database,
  subject: string,
  now: Date,
): Promise<CustomerRecord | undefined> => {
  const rights = await findRights(database, { subject });
  return rights === undefined ? undefined : customerRecordOf(rights, now);
};

const Customer = v.object({ customer_id: v.string() });

// The update changes nothing, but makes the statement return the existing row, so two simultaneous requests get the same id.
const findOrCreateStatement = `
  insert into customers (customer_id, subject, created_at) values ($1, $2, $3)
  on conflict (subject) do update set subject = excluded.subject
  returning customer_id`;

/** The customer id of a subject. Creates the customer with `newCustomerId` if there is none yet. */
export const findOrCreateCustomer = async (
  database: Database,
  subject: string,
  newCustomerId: string,
  now: Date,
): Promise<string> => {
  const [row] = await database.query(Customer, findOrCreateStatement, [
    newCustomerId,
    subject,
    now,
  ]);
  if (row === undefined) throw new Error('The database made no customer.');
  return row.customer_id;
};
