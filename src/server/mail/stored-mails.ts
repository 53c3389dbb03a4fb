import * as v from 'valibot';
import type { NoticeTemplate } from '../../domain/mails/notice-mail.ts';
import type { Database } from '../store/database.ts';

const StoredMail = v.object({
  mail_id: v.string(),
  kind: v.string(),
  address: v.string(),
  customer_id: v.nullable(v.string()),
  details: v.unknown(),
  /** The name on the parcel of the shop order that it is about. */
  parcel_name: v.nullable(v.string()),
  is_sent: v.boolean(),
});
/** One row of `mails`. */
export type StoredMail = Readonly<v.InferOutput<typeof StoredMail>>;

/**
 * The version of the texts that an e-mail was sent with, and the editors' text; undefined if its
 * texts are in the code.
 */
export type SentMailWordingVersionAndTemplate = {
  readonly version: string;
  readonly noticeText?: NoticeTemplate;
};

/** The e-mail with this id; undefined if there is none. */
export const findMail = async (
  database: Database,
  mailId: string,
): Promise<StoredMail | undefined> => {
  const [mail] = await database.query(
    StoredMail,
    `select mail_id, kind, address, customer_id, details, state = 'sent' as is_sent, (
       select postal ->> 'name' from shop_orders where shop_order_id = mails.details ->> 'shopOrderId'
     ) as parcel_name
     from mails where mail_id = $1`,
    [mailId],
  );
  return mail;
};

// The text is kept by its version, so that we can show what she was sent after an editor has
// changed it. No address of a deleted account is kept.
const sentStatement = `
  with told as (
    insert into mail_texts (version, kind, subject, heading, content, first_sent_at)
    select text ->> 'version', text ->> 'kind', text ->> 'subject', text ->> 'heading', text ->> 'content', $2::timestamptz
    from (select $4::jsonb as text) as parameter
    where text is not null
    on conflict (version) do nothing
  )
  update mails set state = 'sent', sent_at = $2, version = $3,
    address = case when exists (
      select from customers where customers.customer_id = mails.customer_id and deleted_at is not null
    ) then '' else address end
  where mail_id = $1 and state <> 'sent'`;

/** Stores that an e-mail was sent, and with which text. */
export const markMailSent = async (
  database: Database,
  mailId: string,
  { version, noticeText }: SentMailWordingVersionAndTemplate,
  now: Date,
): Promise<void> => {
  const text = noticeText === undefined ? null : JSON.stringify(noticeText);
  await database.query(v.object({}), sentStatement, [mailId, now, version, text]);
};
