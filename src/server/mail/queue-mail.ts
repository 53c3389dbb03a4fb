import * as v from 'valibot';
import type { FailedBuildDetails, MendedBuildDetails } from '../../domain/mails/build-mail.ts';
import type { Notice } from '../../domain/mails/notices.ts';
import type { OrderConfirmationDetails } from '../../domain/mails/order-confirmation-details.ts';
import type { ShopConfirmationDetails } from '../../domain/mails/shop-confirmation-details.ts';
import type { Database } from '../store/database.ts';

/** What a report to ourselves is composed from. */
export const ReportDetails = v.object({ subject: v.string(), lines: v.array(v.string()) });
type ReportDetails = Readonly<v.InferOutput<typeof ReportDetails>>;

/** An e-mail that has to go out, once. */
export type QueuedMail = {
  /** What causes it. The same cause sends one e-mail. */
  readonly mailId: string;
  readonly address: string;
  /** Whose it is; undefined if it goes to ourselves or to somebody without an account. */
  readonly customerId?: string;
} & (
  | Notice
  | { readonly kind: 'order-confirmation'; readonly details: OrderConfirmationDetails }
  | { readonly kind: 'shop-order-confirmation'; readonly details: ShopConfirmationDetails }
  /** What an editor is told of the builds of the site. */
  | { readonly kind: 'build-failed'; readonly details: FailedBuildDetails }
  | { readonly kind: 'build-mended'; readonly details: MendedBuildDetails }
  /** What doesn't fit in our books, an e-mail that could not be sent for good, and what else needs the owner. */
  | {
      readonly kind: 'reconcile-report' | 'refused-mail' | 'alert';
      readonly details: ReportDetails;
    }
);

/** The id of the confirmation of an order. */
export const orderConfirmationId = (orderId: string): string => `order-confirmation:${orderId}`;

/**
 * A part of a statement: the values of an e-mail, as one JSON parameter of `queueMailsFrom`. Use it as
 * `with cause as (update … returning …), mail as (${queueMailsFrom('cause', '$3', '$4')}) select …`.
 */
export const toMailParameter = (mail: QueuedMail): string => JSON.stringify(mail);

/**
 * The part of a statement that queues an e-mail if, and only if, another part of the same statement has a row: so there is no
 * moment in which the cause is true and the e-mail is not queued. The same e-mail is queued once.
 * @param cause The name of that other part, or a query in parentheses.
 * @param mail The parameter with `toMailParameter(…)`, such as `$3`.
 * @param now The parameter with the time, such as `$4`.
 */
export const queueMailsFrom = (cause: string, mail: string, now: string): string => `
  insert into mails (mail_id, kind, address, customer_id, details, queued_at, next_try_at)
  select queued ->> 'mailId', queued ->> 'kind', queued ->> 'address', queued ->> 'customerId', queued -> 'details',
    ${now}::timestamptz, ${now}::timestamptz
  from (select ${mail}::jsonb as queued) as parameter
  where exists (select from ${cause} as cause)
  on conflict (mail_id) do nothing`;

/** Queues an e-mail whose cause is not a statement of its own. Calling it again for the same cause changes nothing. */
export const queueMail = async (database: Database, mail: QueuedMail, now: Date): Promise<void> => {
  await database.query(v.object({}), queueMailsFrom('(select 1)', '$1', '$2'), [
    toMailParameter(mail),
    now,
  ]);
};
