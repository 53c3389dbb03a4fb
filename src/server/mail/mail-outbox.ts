import * as v from 'valibot';
import type { NoticeText } from '../../domain/mails/notice-mail.ts';
import { nextTryAfter } from '../../domain/mails/next-try.ts';
import type { Database } from '../store/database.ts';
import { queueMailsSql, toMailParameter, type QueuedMail } from './queue-mail.ts';

const NoColumns = v.object({});
const ClaimedMail = v.object({
  mail_id: v.string(),
  kind: v.string(),
  address: v.string(),
  details: v.unknown(),
  tries: v.number(),
});
/** An e-mail that this process may send until its lease ends. */
export type ClaimedMail = Readonly<v.InferOutput<typeof ClaimedMail>>;

/** The version of the texts that an e-mail was sent with, and the editors' text; undefined if its texts are in the code. */
export type SentText = { readonly version: string; readonly noticeText?: NoticeText };

const LateMail = v.object({
  mail_id: v.string(),
  state: v.string(),
  tries: v.number(),
  problem: v.nullable(v.string()),
});
export type LateMail = Readonly<v.InferOutput<typeof LateMail>>;

/**
 * How long a claim lasts. No other process sends the e-mail in that time; afterwards one takes over from a process that crashed.
 * It is longer than sending an e-mail (`smtp.ts`) and marking it can take together.
 */
const lease = 120_000;
const day = 24 * 60 * 60 * 1000;

// Claiming is one statement: of two processes that run it at once, the second skips the rows that the first has locked. Thousands
// of reminders may be due on one day; e-mails that somebody is waiting for come first.
const claimStatement = `
  update mails set state = 'sending', tries = tries + 1, next_try_at = $2
  where mail_id in (
    select mail_id from mails
    where state in ('waiting', 'sending') and next_try_at <= $1
    order by kind = 'renewal-reminder', next_try_at, mail_id
    limit $3
    for update skip locked
  )
  returning mail_id, kind, address, details, tries`;

// A sent e-mail stays sent, even if another process has claimed it since. The text is kept by its version, so that we can show
// what she was sent after an editor has changed it. No address of a deleted account is kept.
const sentStatement = `
  with told as (
    insert into mail_texts (version, kind, subject, heading, content, first_sent_at)
    select text ->> 'version', text ->> 'kind', text ->> 'subject', text ->> 'heading', text ->> 'content', $2::timestamptz
    from (select $4::jsonb as text) as parameter
    where text is not null
    on conflict (version) do nothing
  )
  update mails set state = 'sent', sent_at = $2, version = $3, problem = null,
    address = case when exists (
      select from customers where customers.customer_id = mails.customer_id and deleted_at is not null
    ) then '' else address end
  where mail_id = $1 and state <> 'sent'`;

// The number of the try shows whether the claim is still this process's.
const notSentStatement = `
  update mails set state = $3, next_try_at = $4, problem = $5
  where mail_id = $1 and tries = $2 and state = 'sending'`;

const lateStatement = `
  update mails set told_at = $1
  where mail_id in (
    select mail_id from mails
    where state <> 'sent' and queued_at <= $2 and (told_at is null or told_at <= $2)
    order by queued_at
    limit 50
    for update skip locked
  )
  returning mail_id, state, tries, problem`;

/** The queue of outgoing e-mails. */
export const openOutbox = (database: Database, now: () => Date) => ({
  /** Claims the e-mails that have been due for longest, at most `count`; none if none is due. */
  claim: async (count: number): Promise<readonly ClaimedMail[]> => {
    const time = now();
    const until = new Date(time.getTime() + lease);
    return database.query(ClaimedMail, claimStatement, [time, until, count]);
  },
  markSent: async (
    { mail_id: mailId }: ClaimedMail,
    { version, noticeText }: SentText,
  ): Promise<void> => {
    const text = noticeText === undefined ? null : JSON.stringify(noticeText);
    await database.query(NoColumns, sentStatement, [mailId, now(), version, text]);
  },
  /** Puts it back, to be retried later. */
  putBack: async ({ mail_id: mailId, tries }: ClaimedMail, problem: string): Promise<void> => {
    const next = nextTryAfter(now(), tries);
    await database.query(NoColumns, notSentStatement, [mailId, tries, 'waiting', next, problem]);
  },
  /** Gives it up, and queues the report about it, if there is one. Somebody has to correct the address. */
  giveUp: async (
    { mail_id: mailId, tries }: ClaimedMail,
    problem: string,
    report: QueuedMail | undefined,
  ): Promise<void> => {
    const values = [mailId, tries, 'failed', now(), problem];
    if (report === undefined) {
      await database.query(NoColumns, notSentStatement, values);
      return;
    }
    const statement = `
      with given_up as (${notSentStatement} returning mail_id)
      ${queueMailsSql('given_up', '$6', '$4')}`;
    await database.query(NoColumns, statement, [...values, toMailParameter(report)]);
  },
  /** The e-mails that are late by a day or more, each once a day. */
  takeLate: async (): Promise<readonly LateMail[]> => {
    const time = now();
    return database.query(LateMail, lateStatement, [time, new Date(time.getTime() - day)]);
  },
});
export type Outbox = ReturnType<typeof openOutbox>;
