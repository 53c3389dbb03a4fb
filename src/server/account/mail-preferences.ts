import * as v from 'valibot';
import type { MailPreferencesRequest } from '../../domain/account/mail-preferences-request.ts';
import type { Database } from '../store/database.ts';

const WishRow = v.object({ year_starts_on: v.nullable(v.string()), letters: v.boolean() });

/** The e-mails that a member has asked for, as her account has them. */
export const findMailPreferences = async (
  database: Database,
  customerId: string,
): Promise<{ readonly yearStartsOn: string | undefined; readonly wantsLetters: boolean }> => {
  const [row] = await database.query(
    WishRow,
    `select to_char(year_starts_on, 'YYYY-MM-DD') as year_starts_on, letters from mail_wishes where customer_id = $1`,
    [customerId],
  );
  return {
    yearStartsOn: row?.year_starts_on ?? undefined,
    wantsLetters: row?.letters ?? false,
  };
};

/** Ends the e-mails that a member has asked for, and deletes what she has told us for them. */
export const forgetMailPreferences = async (
  database: Database,
  customerId: string,
): Promise<void> => {
  await database.query(v.object({}), 'delete from mail_wishes where customer_id = $1', [
    customerId,
  ]);
};

const storeStatement = `
  with living as (
    update customers set address = coalesce(address, $5::text)
    where customer_id = $1 and deleted_at is null
    returning customer_id
  )
  insert into mail_wishes (customer_id, year_starts_on, letters)
  select customer_id, $2::date, coalesce($4::boolean, false) from living
  on conflict (customer_id) do update set
    year_starts_on = case when $3::boolean then excluded.year_starts_on else mail_wishes.year_starts_on end,
    letters = coalesce($4::boolean, mail_wishes.letters)`;

const tidyStatement = `
  delete from mail_wishes where customer_id = $1 and year_starts_on is null and not letters`;

/**
 * Stores which e-mails a member wants; what is left out of the wishes stays as it is. An account on
 * its way out keeps none.
 * @param address Where they go, for a member who has never ordered; undefined if that isn't known.
 */
export const storeMailPreferences = async (
  database: Database,
  customerId: string,
  { yearStartsOn, letters }: MailPreferencesRequest,
  address: string | undefined,
): Promise<void> => {
  await database.query(v.object({}), storeStatement, [
    customerId,
    yearStartsOn ?? null,
    yearStartsOn !== undefined,
    letters ?? null,
    address ?? null,
  ]);
  await database.query(v.object({}), tidyStatement, [customerId]);
};
