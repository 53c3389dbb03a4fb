import * as v from 'valibot';
import { isSuppliedLate } from '../../domain/orders/late-supply.ts';
import type { Database } from '../store/database.ts';
import { ownWithdrawalsSql } from '../store/own-withdrawals-sql.ts';

const Row = v.object({ right_id: v.string(), at: v.date() });

const statement = `
  select right_id, max(at) as at from (${ownWithdrawalsSql}) as withdrawn
  where customer_id = $1 group by right_id order by right_id`;

/** A right that a member has withdrawn from, and when she last did. */
export type WithdrawnRight = { readonly rightId: string; readonly at: Date };

/**
 * The rights that are supplied late if the member orders them now, because she has withdrawn from
 * them (R15).
 */
export const findRightsSuppliedLate = async (
  database: Database,
  customerId: string,
  now: Date,
): Promise<readonly WithdrawnRight[]> => {
  const rows = await database.query(Row, statement, [customerId]);
  return rows.flatMap(({ right_id: rightId, at }) =>
    isSuppliedLate(at, now) ? [{ rightId, at }] : [],
  );
};
