import * as v from 'valibot';
import { nextTryAfter } from '../../domain/mails/next-try.ts';
import type { Database } from '../store/database.ts';
import { queueMailsFrom, toMailParameter, type QueuedMail } from './queue-mail.ts';

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

const LateMail = v.object({
  mail_id: v.string(),
  state: v.string(),
  tries: v.number(),
  problem: v.nullable(v.string()),
});
export type LateMail = Readonly<v.InferOutput<typeof LateMail>>;

/**
 * How long a claim holds. Nobody else sends the e-mail in that time; a process that ended without saying so is taken over from
 * afterwards. It is longer than an e-mail can take (`smtp.ts`) and its marks together.
 */
const lease = 120_000;
const day = 24 * 60 * 60 * 1000;

// One statement claims: of two processes that run it at once, the second passes over the row that the first has locked.
const claimStatement = `
  update mails set state = 'sending', tries = tries + 1, next_try_at = $2
  where mail_id = (
    select mail_id from mails
    where state in ('waiting', 'sending') and next_try_at <= $1
    order by next_try_at, mail_id
    limit 1
    for update skip locked
  )
  returning mail_id, kind, address, details, tries`;

// Sent is sent, whoever has claimed it since.
const sentStatement = `
  update mails set state = 'sent', sent_at = $2, version = $3, problem = null
  where mail_id = $1 and state <> 'sent'`;

// The number of the try shows whether it is still this process's turn.
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

/** The e-mails that have to go out. */
export const openOutbox = (database: Database, now: () => Date) => ({
  /** Claims the e-mail that has been due for longest; undefined when none is due. */
  claim: async (): Promise<ClaimedMail | undefined> => {
    const time = now();
    const [mail] = await database.query(ClaimedMail, claimStatement, [
      time,
      new Date(time.getTime() + lease),
    ]);
    return mail;
  },
  markSent: async ({ mail_id: mailId }: ClaimedMail, version: string): Promise<void> => {
    await database.query(NoColumns, sentStatement, [mailId, now(), version]);
  },
  /** Puts it back, to be tried again later. */
  putBack: async ({ mail_id: mailId, tries }: ClaimedMail, problem: string): Promise<void> => {
    const next = nextTryAfter(now(), tries);
    await database.query(NoColumns, notSentStatement, [mailId, tries, 'waiting', next, problem]);
  },
  /** Gives it up, and queues the report of that, if there is one. Somebody has to correct the address. */
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
      ${queueMailsFrom('given_up', '$6', '$4')}`;
    await database.query(NoColumns, statement, [...values, toMailParameter(report)]);
  },
  /** The e-mails that are late by a day or more, each once a day. */
  takeLate: async (): Promise<readonly LateMail[]> => {
    const time = now();
    return database.query(LateMail, lateStatement, [time, new Date(time.getTime() - day)]);
  },
});
export type Outbox = ReturnType<typeof openOutbox>;
