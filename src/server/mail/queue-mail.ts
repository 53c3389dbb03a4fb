import * as v from 'valibot';
import type { FailedBuildDetails, MendedBuildDetails } from '../../domain/mails/build-mail.ts';
import type { NoticeKindAndDetails } from '../../domain/notices/notices.ts';
import type { ShopConfirmationDetails } from '../../domain/mails/shop-confirmation-details.ts';
import type { SingleItemConfirmationDetails } from '../../domain/mails/single-item-confirmation-details.ts';
import { type Database, joinNamedSqlPartsForWithClause } from '../store/database.ts';
import { isWorkGivenUpSql } from '../store/work-queue/waiting-work.ts';
import { enqueueWorkSql } from '../store/work-queue/enqueue-work.ts';

/** The data of a report to ourselves. */
export const ReportMailDetails = v.object({ subject: v.string(), lines: v.array(v.string()) });
type ReportMailDetails = Readonly<v.InferOutput<typeof ReportMailDetails>>;

/** An e-mail to be sent once. */
export type MailToQueue = {
  /** Its cause. The same cause sends only one e-mail. */
  readonly mailId: string;
  readonly address: string;
  /**
   * The member it belongs to; undefined if it goes to ourselves or to somebody without an account.
   */
  readonly customerId?: string;
} & (
  | NoticeKindAndDetails
  | { readonly kind: 'order-confirmation'; readonly details: SingleItemConfirmationDetails }
  | { readonly kind: 'shop-order-confirmation'; readonly details: ShopConfirmationDetails }
  /** E-mails to editors about the builds of the site. */
  | { readonly kind: 'build-failed'; readonly details: FailedBuildDetails }
  | { readonly kind: 'build-mended'; readonly details: MendedBuildDetails }
  /**
   * Differences in our books, an e-mail that was given up, and other things that need the owner.
   */
  | {
      readonly kind: 'reconcile-report' | 'refused-mail' | 'alert';
      readonly details: ReportMailDetails;
    }
);

/**
 * A condition in SQL for a row of `mails`: it was sent or given up, so its address isn't needed any
 * more.
 */
export const isMailSentOrGivenUpSql = `(mails.state = 'sent' or ${isWorkGivenUpSql('mail', 'mails.mail_id')})`;

/** The id of an order's confirmation, the same with each try, so that it is sent only once. */
export const orderConfirmationMailId = (orderId: string): string => `order-confirmation:${orderId}`;

/**
 * The values of an e-mail, as one JSON parameter of `queueMailIfCauseHasRowSql`. Use it as `with
 * cause as (update … returning …), ${queueMailIfCauseHasRowSql('told', 'cause', '$3', '$4')} select
 * …`.
 */
export const toMailParameter = (mail: MailToQueue): string => JSON.stringify(mail);

/**
 * E-mails whose turn comes after all others: thousands of them may be due on one day, and nobody is
 * waiting for them.
 */
const yields = `kind = 'renewal-reminder' or kind like 'year-%' or kind = 'letter'`;

/**
 * The parts of a statement that store e-mails and queue them to be sent, each once: the caller
 * names them and puts them after what makes their cause true, so the cause is never true without
 * the e-mail being queued.
 * @param name The name of the part that has a row for each e-mail that is new; it begins the names
 * of the others too.
 * @param rows A query with `mail_id`, `kind`, `address`, `customer_id` and `details`.
 * @param now The parameter with the time, such as `$4`.
 */
export const sqlPartsThatQueueMails = (
  name: string,
  rows: string,
  now: string,
): Readonly<Record<string, string>> => ({
  [name]: `
    insert into mails (mail_id, kind, address, customer_id, details, queued_at)
    select mail_id, kind, address, customer_id, details, ${now}::timestamptz from (${rows}) as mail
    on conflict (mail_id) do nothing
    returning mail_id, kind`,
  [`${name}_work`]: enqueueWorkSql('mail', { from: name, key: 'mail_id', now, yields }),
});

/**
 * A query with the row of an e-mail for `sqlPartsThatQueueMails`, if and only if another part of
 * the same statement has a row.
 */
export const selectMailIfCauseHasRowSql = (cause: string, mail: string): string => `
  select queued ->> 'mailId' as mail_id, queued ->> 'kind' as kind, queued ->> 'address' as address,
    queued ->> 'customerId' as customer_id, queued -> 'details' as details
  from (select ${mail}::jsonb as queued) as parameter
  where exists (select from ${cause} as cause)`;

/**
 * The parts of a statement that queue an e-mail if, and only if, another part of the same statement
 * has a row. The same e-mail is queued once.
 * @param name A name for these parts.
 * @param cause The name of that other part, or a query in parentheses.
 * @param mail The parameter with `toMailParameter(…)`, such as `$3`.
 * @param now The parameter with the time, such as `$4`.
 */
export const queueMailIfCauseHasRowSql = (
  name: string,
  cause: string,
  mail: string,
  now: string,
): string =>
  joinNamedSqlPartsForWithClause(
    sqlPartsThatQueueMails(name, selectMailIfCauseHasRowSql(cause, mail), now),
  );

/**
 * Queues an e-mail whose cause isn't part of a statement. Calling it again for the same cause
 * changes nothing.
 */
export const queueMailInOwnStatement = async (
  database: Database,
  mail: MailToQueue,
  now: Date,
): Promise<void> => {
  const statement = `with ${queueMailIfCauseHasRowSql('told', '(select 1)', '$1', '$2')} select from told`;
  await database.query(v.object({}), statement, [toMailParameter(mail), now]);
};
