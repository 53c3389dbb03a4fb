import * as v from 'valibot';
import type { MailWishes } from '../../domain/account/mail-wishes.ts';
import type { Database } from '../store/database.ts';

const WishRow = v.object({ year_starts_on: v.string() });

/** The day on which a member starts The Year, if she wants an e-mail at each of its blocks. */
export const findYearStart = async (
  database: Database,
  customerId: string,
): Promise<string | undefined> => {
  const [row] = await database.query(
    WishRow,
    `select to_char(year_starts_on, 'YYYY-MM-DD') as year_starts_on from mail_wishes where customer_id = $1`,
    [customerId],
  );
  return row?.year_starts_on;
};

/** Ends the e-mails that a member has asked for, and deletes what she has told us for them. */
export const forgetMailWishes = async (database: Database, customerId: string): Promise<void> => {
  await database.query(v.object({}), 'delete from mail_wishes where customer_id = $1', [
    customerId,
  ]);
};

/**
 * Stores which e-mails a member wants. An account on its way out keeps none.
 * @param address Where they go, for a member who has never ordered; undefined if that isn't known.
 */
export const storeMailWishes = async (
  database: Database,
  customerId: string,
  { yearStartsOn }: MailWishes,
  address: string | undefined,
): Promise<void> => {
  if (yearStartsOn === null) {
    await forgetMailWishes(database, customerId);
    return;
  }
  await database.query(
    v.object({}),
    `with living as (
       update customers set address = coalesce(address, $3::text)
       where customer_id = $1 and deleted_at is null
       returning customer_id
     )
     insert into mail_wishes (customer_id, year_starts_on) select customer_id, $2::date from living
     on conflict (customer_id) do update set year_starts_on = excluded.year_starts_on`,
    [customerId, yearStartsOn, address ?? null],
  );
};
