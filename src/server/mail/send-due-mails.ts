import { isEmailAddress } from '../../domain/email-address.ts';
import { isTooLate } from '../../domain/mails/notice-rules.ts';
import { toNoticeKind } from '../../domain/mails/notices.ts';
import type { Database } from '../store/database.ts';
import { composeMail, toRefusalReport, type ComposedMail, type MailFacts } from './compose-mail.ts';
import { openOutbox, type ClaimedMail, type Outbox } from './mail-outbox.ts';
import { AddressRefused, MailUnavailable, type MailSender } from './mail-sender.ts';

/** The dependencies of sending. */
export type MailDependencies = MailFacts & {
  readonly database: Database;
  readonly mail: MailSender;
  readonly now: () => Date;
  /** Must not be given an address. */
  readonly log: (message: string) => void;
};

/** The number of e-mails that one call has handled. */
export type SentMails = { readonly sent: number; readonly failed: number };

// The host ends a scheduled function after 30 seconds. After this time no further e-mail is started.
const newMailsFor = 8000;
/** How many are sent at once, each over its own connection. Mail services allow ten or more. */
const atOnce = 8;

/** The problem, without the address. */
const toProblem = (error: unknown): string => {
  if (!(error instanceof AddressRefused || error instanceof MailUnavailable)) {
    return error instanceof Error ? `${error.name}: it could not be composed` : 'unknown';
  }
  return error.cause instanceof Error ? error.cause.message : error.message;
};

/** The composed e-mail once it is sent; undefined if the service didn't accept it. */
const trySending = async (
  claimed: ClaimedMail,
  outbox: Outbox,
  { mail, log, now, ...facts }: MailDependencies,
): Promise<ComposedMail | undefined> => {
  const name = `${claimed.mail_id}, try ${claimed.tries}`;
  const giveUp = (problem: string): Promise<void> =>
    outbox.giveUp(claimed, problem, toRefusalReport(claimed, problem, facts.contactInbox));
  if (!isEmailAddress(claimed.address)) {
    await giveUp('no address');
    log(`An e-mail has no address and cannot be sent (${name}).`);
    return undefined;
  }
  const kind = toNoticeKind(claimed.kind);
  if (kind !== undefined && isTooLate(kind, claimed.details, now())) {
    await giveUp('it would have come too late');
    log(`An e-mail was not sent, because it would have come too late (${name}).`);
    return undefined;
  }
  try {
    const composed = await composeMail(claimed, facts);
    await mail.send(composed.mail);
    return composed;
  } catch (error) {
    const problem = toProblem(error);
    if (error instanceof AddressRefused) await giveUp(problem);
    else await outbox.putBack(claimed, problem);
    log(`An e-mail was not sent (${name}): ${problem}.`);
    return undefined;
  }
};

/** Marks an e-mail as sent in the database, with one retry if the connection was lost: otherwise it would be sent again. */
const markSent = async (
  outbox: Outbox,
  claimed: ClaimedMail,
  composed: ComposedMail,
): Promise<void> => {
  try {
    await outbox.markSent(claimed, composed);
  } catch {
    await outbox.markSent(claimed, composed);
  }
};

/** Whether the e-mail was sent. */
const deal = async (
  claimed: ClaimedMail,
  outbox: Outbox,
  dependencies: MailDependencies,
): Promise<boolean> => {
  const composed = await trySending(claimed, outbox, dependencies);
  if (composed !== undefined) await markSent(outbox, claimed, composed);
  return composed !== undefined;
};

/** Waits for all of them, so that one failure doesn't cut off the others, and then throws the first failure. */
const allOf = async (works: readonly Promise<boolean>[]): Promise<readonly boolean[]> => {
  await Promise.allSettled(works);
  return Promise.all(works);
};

/**
 * Sends the e-mails that are due. Several processes may call it at once: each e-mail is claimed by one of them. An e-mail that
 * cannot be sent is retried after growing waits until it succeeds, and after a day it is logged each day.
 */
export const sendDueMails = async (dependencies: MailDependencies): Promise<SentMails> => {
  const { database, now, log } = dependencies;
  const outbox = openOutbox(database, now);
  const begun = Date.now();
  let sent = 0;
  let failed = 0;
  while (Date.now() - begun < newMailsFor) {
    const claimed = await outbox.claim(atOnce);
    if (claimed.length === 0) break;
    const results = await allOf(claimed.map((one) => deal(one, outbox, dependencies)));
    sent += results.filter((isSent) => isSent).length;
    failed += results.filter((isSent) => !isSent).length;
  }
  for (const { mail_id: mailId, state, tries, problem } of await outbox.takeLate()) {
    log(
      `An e-mail is late by a day or more (${mailId}, ${state}, ${tries} tries): ${problem ?? 'not tried'}.`,
    );
  }
  return { sent, failed };
};
