import { isEmailAddress } from '../../domain/email-address.ts';
import { isNoticeTooLate } from '../../domain/notices/notice-text-rules.ts';
import { noticeKindIfKnown } from '../../domain/notices/notices.ts';
import { nextWorkTryAt } from '../../domain/work/next-work-try.ts';
import type {
  DueWorkKeyAndTries,
  WorkDependencies,
  WorkKind,
  WorkResult,
} from '../store/work-queue/run-due-work.ts';
import {
  composeStoredMail,
  undeliveredMailReportIfAwaited,
  type ComposedMailWithWordingVersion,
  type ComposeStoredMailDependencies,
} from './compose-stored-mail.ts';
import { AddressRefused, MailUnavailable, type MailSender } from './mail-sender.ts';
import { queueMailInOwnStatement } from './queue-mail.ts';
import { findMail, markMailSent, type StoredMail } from './stored-mails.ts';

export type MailDependencies = ComposeStoredMailDependencies &
  WorkDependencies & { readonly mail: MailSender };

/** The problem, without the address. */
const toProblem = (error: unknown): string => {
  if (!(error instanceof AddressRefused || error instanceof MailUnavailable)) {
    return error instanceof Error ? `${error.name}: it could not be composed` : 'unknown';
  }
  return error.cause instanceof Error ? error.cause.message : error.message;
};

/**
 * Gives an e-mail up, and queues a report to ourselves if somebody waits for it: its address has to
 * be corrected.
 */
const giveUp = async (
  { database, contactInbox, now }: MailDependencies,
  mail: StoredMail,
  problem: string,
): Promise<WorkResult> => {
  const report = undeliveredMailReportIfAwaited(mail, problem, contactInbox);
  if (report !== undefined) await queueMailInOwnStatement(database, report, now());
  return { kind: 'given-up', problem };
};

/**
 * Stores that it was sent, with one retry if the connection was lost: otherwise it would be sent
 * again.
 */
const noteSent = async (
  { database, now }: MailDependencies,
  mailId: string,
  composed: ComposedMailWithWordingVersion,
): Promise<WorkResult> => {
  try {
    await markMailSent(database, mailId, composed, now());
  } catch {
    await markMailSent(database, mailId, composed, now());
  }
  return { kind: 'done' };
};

const sendMail = async (
  dependencies: MailDependencies,
  { key: mailId, tries }: DueWorkKeyAndTries,
): Promise<WorkResult> => {
  const { database, mail, log, now, ...facts } = dependencies;
  const stored = await findMail(database, mailId);
  if (stored === undefined || stored.is_sent) return { kind: 'done' };
  const name = `${mailId}, try ${tries}`;
  if (!isEmailAddress(stored.address)) {
    log(`An e-mail has no address and cannot be sent (${name}).`);
    return giveUp(dependencies, stored, 'no address');
  }
  const kind = noticeKindIfKnown(stored.kind);
  if (kind !== undefined && isNoticeTooLate(kind, stored.details, now())) {
    log(`An e-mail was not sent, because it would have come too late (${name}).`);
    return giveUp(dependencies, stored, 'it would have come too late');
  }
  let composed: ComposedMailWithWordingVersion;
  try {
    composed = await composeStoredMail(stored, facts);
    await mail.send(composed.mail);
  } catch (error) {
    const problem = toProblem(error);
    log(`An e-mail was not sent (${name}): ${problem}.`);
    if (error instanceof AddressRefused) return giveUp(dependencies, stored, problem);
    return { kind: 'again', problem };
  }
  return noteSent(dependencies, mailId, composed);
};

/**
 * Sending e-mails, as work of the queue. One that can't be sent is tried again for ever, unless its
 * address doesn't exist.
 */
export const createMailSendingWorkKind = (dependencies: MailDependencies): WorkKind => ({
  name: 'mail',
  title: 'An e-mail',
  // Longer than sending one (`smtp.ts`) and marking it can take together.
  leaseMs: 120_000,
  // Each over a connection of its own. Mail services allow ten or more.
  atOnce: 8,
  nextTry: nextWorkTryAt,
  work: (due) => sendMail(dependencies, due),
});
