import * as v from 'valibot';
import { secondPlacesHeldOrPaidByMembersSql } from '../rights/rights-in-bulk.ts';
import { forgetPaymentCardsSql } from '../rights/write-rights.ts';
import { isMailSentOrGivenUpSql, sqlPartsThatQueueMails } from '../mail/queue-mail.ts';
import { type Database, joinNamedSqlPartsForWithClause } from '../store/database.ts';

// The giver's texts, unless the gift's e-mail is still waiting: its recipient gets what was paid
// for.
const isGiftDue = (now: string): string => `
  exists (select from gifts where gifts.order_id = orders.order_id and gifts.state = 'open'
    and gifts.starts_on >= (${now}::timestamptz at time zone 'Europe/London')::date)`;

const forgetGifts = (now: string): string => `
  update orders set gift = gift || '{"toName": "", "line": "", "toAddress": ""}'
  where gift is not null and customer_id in (select customer_id from leaving)
    and (gift ->> 'toName' <> '' or gift ->> 'line' <> '' or gift ->> 'toAddress' <> '')
    and not (gift ->> 'toAddress' <> '' and ${isGiftDue(now)})`;

const forgetReasons = `
  update withdrawals set reason = null
  where reason is not null and state in ('done', 'declined')
    and order_id in (select order_id from orders where customer_id in (select customer_id from leaving))`;

/** The e-mails that are evidence of an order: tax law requires them for six years. */
const keptKinds = `'order-confirmation', 'shop-order-confirmation'`;

const removedPlaces = `
  select 'second-member-removed:' || invitation_id as mail_id, 'second-member-removed' as kind, address, customer_id,
    jsonb_build_object('from', 'The member who paid for it', 'endedAt', $2::timestamptz) as details
  from places
  where state = 'accepted' and address is not null and payer in (select customer_id from leaving)`;

/**
 * Deletes what we have about the member, except what we must keep by law: orders with her consents,
 * payments, and order confirmations. It is complete only once every e-mail to her has been sent,
 * because it deletes the addresses.
 */
const forgetStatement = `
  with leaving as (select $1::text as customer_id),
  waiting as (
    select count(*) as mails from mails
    where customer_id in (select customer_id from leaving) and not ${isMailSentOrGivenUpSql}
  ),
  renamed as (
    update customers set subject = 'deleted:' || customer_id, address = null where customer_id in (select customer_id from leaving)
  ),
  proofs_gone as (
    update proofs set address = null, address_code_hash = null, file = null, file_type = null, reason = null,
      state = case when state = 'waiting' then 'withdrawn' else state end, decided_at = coalesce(decided_at, $2::timestamptz)
    where customer_id in (select customer_id from leaving)
  ),
  places as (${secondPlacesHeldOrPaidByMembersSql('leaving')}),
  places_gone as (
    update second_members set state = 'removed', removed_at = coalesce(removed_at, $2::timestamptz), address = null,
      invited_ats = case when payer in (select customer_id from leaving) then '{}' else invited_ats end
    from places
    where second_members.invitation_id = places.invitation_id
  ),
  ${joinNamedSqlPartsForWithClause(sqlPartsThatQueueMails('told', removedPlaces, '$2'))},
  gifts_gone as (${forgetGifts('$2')}),
  reasons_gone as (${forgetReasons}),
  mails_gone as (
    update mails set address = '', details = '{}'
    where customer_id in (select customer_id from leaving) and ${isMailSentOrGivenUpSql} and kind not in (${keptKinds})
  ),
  sealed_logs_gone as (
    delete from sealed_logs where customer_id in (select customer_id from leaving)
  ),
  mail_wishes_gone as (
    delete from mail_wishes where customer_id in (select customer_id from leaving)
  ),
  cards_gone as (${forgetPaymentCardsSql('leaving')})
  update account_deletions set address = null,
    subject = case when subject like 'sha256:%' then subject
      else 'sha256:' || encode(sha256(convert_to(subject, 'UTF8')), 'hex') end,
    data_done_at = case when mails = 0 then $2::timestamptz end
  from waiting where customer_id in (select customer_id from leaving)
  returning data_done_at is not null as is_complete`;

const Deleted = v.object({ is_complete: v.boolean() });

/**
 * Deletes the data of a member whose login is deleted. False if an e-mail to her is still waiting:
 * then this must be repeated afterwards.
 */
export const tryToDeleteMemberDataInDatabase = async (
  database: Database,
  customerId: string,
  now: Date,
): Promise<boolean> => {
  const [row] = await database.query(Deleted, forgetStatement, [customerId, now]);
  return row?.is_complete ?? false;
};

// A parcel may still be on its way when the member's account is deleted, with e-mails to follow.
const forgetMails = `
  update mails set address = '', details = '{}'
  where customer_id in (select customer_id from leaving) and address <> '' and ${isMailSentOrGivenUpSql}
    and kind not in (${keptKinds})`;

/**
 * Deletes what could not be deleted before: the texts of gifts that have been sent since, of
 * requests that were decided, and later e-mails about a parcel.
 */
export const deleteLeftoverDataOfDeletedMembers = async (
  database: Database,
  now: Date,
): Promise<void> => {
  const leaving = `leaving as (select customer_id from account_deletions where data_done_at is not null)`;
  await database.query(
    v.object({}),
    `with ${leaving}, gifts_gone as (${forgetGifts('$1')}), mails_gone as (${forgetMails}) ${forgetReasons}`,
    [now],
  );
};
