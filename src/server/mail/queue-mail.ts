import * as v from 'valibot';
import type { FailedBuildDetails, MendedBuildDetails } from '../../domain/mails/build-mail.ts';
import type { Notice } from '../../domain/mails/notices.ts';
import type { OrderConfirmationDetails } from '../../domain/mails/order-confirmation-details.ts';
import type { ShopConfirmationDetails } from '../../domain/mails/shop-confirmation-details.ts';
import type { Database } from '../store/database.ts';

/** The data of a report to ourselves. */
export const ReportDetails = v.object({ subject: v.string(), lines: v.array(v.string()) });
type ReportDetails = Readonly<v.InferOutput<typeof ReportDetails>>;

/** An e-mail to be sent once. */
export type QueuedMail = {
  /** Its cause. The same cause sends only one e-mail. */
  readonly mailId: string;
  readonly address: string;
  /** The member it belongs to; undefined if it goes to ourselves or to somebody without an account. */
  readonly customerId?: string;
} & (
  | Notice
  | { readonly kind: 'order-confirmation'; readonly details: OrderConfirmationDetails }
  | { readonly kind: 'shop-order-confirmation'; readonly details: ShopConfirmationDetails }
  /** E-mails to editors about the builds of the site. */
  | { readonly kind: 'build-failed'; readonly details: FailedBuildDetails }
  | { readonly kind: 'build-mended'; readonly details: MendedBuildDetails }
  /** Differences in our books, an e-mail that was given up, and other things that need the owner. */
  | {
      readonly kind: 'reconcile-report' | 'refused-mail' | 'alert';
      readonly details: ReportDetails;
    }
);

/** The id of an order's confirmation. */
export const orderConfirmationId = (orderId: string): string => `order-confirmation:${orderId}`;

/**
 * The values of an e-mail, as one JSON parameter of `queueMailsSql`. Use it as
 * `with cause as (update … returning …), mail as (${queueMailsSql('cause', '$3', '$4')}) select …`.
 */
export const toMailParameter = (mail: QueuedMail): string => JSON.stringify(mail);

/**
 * The part of a statement that queues an e-mail if, and only if, another part of the same statement has a row: so the cause is
 * never true without the e-mail being queued. The same e-mail is queued once.
 * @param cause The name of that other part, or a query in parentheses.
 * @param mail The parameter with `toMailParameter(…)`, such as `$3`.
 * @param now The parameter with the time, such as `$4`.
 */
export const queueMailsSql = (cause: string, mail: string, now: string): string => `
  insert into mails (mail_id, kind, address, customer_id, details, queued_at, next_try_at)
  select queued ->> 'mailId', queued ->> 'kind', queued ->> 'address', queued ->> 'customerId', queued -> 'details',
    ${now}::timestamptz, ${now}::timestamptz
  from (select ${mail}::jsonb as queued) as parameter
  where exists (select from ${cause} as cause)
  on conflict (mail_id) do nothing`;

/** Queues an e-mail whose cause isn't part of a statement. Calling it again for the same cause changes nothing. */
export const queueMail = async (database: Database, mail: QueuedMail, now: Date): Promise<void> => {
  await database.query(v.object({}), queueMailsSql('(select 1)', '$1', '$2'), [
    toMailParameter(mail),
    now,
  ]);
};
