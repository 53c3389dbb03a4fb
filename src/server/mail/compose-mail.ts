import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { site } from '../../config/public/site.ts';
import {
  composeOrderConfirmation,
  orderConfirmationVersion,
} from '../../domain/mails/order-confirmation.ts';
import { OrderConfirmationDetails } from '../../domain/mails/order-confirmation-details.ts';
import { removeInvisible } from '../../domain/invisible.ts';
import type { Mail } from './mail-sender.ts';
import type { ClaimedMail } from './mail-outbox.ts';
import { ReportDetails, type QueuedMail } from './queue-mail.ts';

/** What the texts of e-mails name besides their details. */
export type MailFacts = {
  /** The site's address, without a slash at its end. */
  readonly siteUrl: string;
  /** Our own address, where answers go. */
  readonly contactInbox: string;
};

/** An e-mail as it is sent, and the version of its texts. */
type ComposedMail = { readonly mail: Mail; readonly version: string };

/** What tells us of an e-mail that was given up, if somebody else waits for it. */
export const toRefusalReport = (
  { mail_id: mailId, kind }: ClaimedMail,
  problem: string,
  contactInbox: string,
): QueuedMail | undefined =>
  kind !== 'order-confirmation'
    ? undefined
    : {
        mailId: `refused-mail:${mailId}`,
        kind: 'refused-mail',
        address: contactInbox,
        details: {
          subject: 'An order confirmation could not be sent',
          lines: [
            `The address of ${mailId} does not exist, the mail service says (${problem}).`,
            'She has to be told in another way, or at an address that she corrects. How to send it there is in docs/decisions/027-mail.md.',
          ],
        },
      };

/** The same for the same cause, so that a mailbox can tell that it has an e-mail already. */
const idOf = (mailId: string): string =>
  createHash('sha256').update(mailId).digest('hex').slice(0, 32);

const toSubject = (text: string): string => removeInvisible(text).slice(0, 150);

/** Composes an e-mail from its details. Throws when they aren't what its kind needs. */
export const composeMail = (
  { mail_id: mailId, kind, address, details }: ClaimedMail,
  { siteUrl, contactInbox }: MailFacts,
): ComposedMail => {
  const base = { id: idOf(mailId), to: address };
  if (kind === 'order-confirmation') {
    const { subject, text, html } = composeOrderConfirmation(
      v.parse(OrderConfirmationDetails, details),
      { siteUrl, seller: { ...site.company, email: contactInbox } },
    );
    return {
      mail: { ...base, replyTo: contactInbox, subject: toSubject(subject), text, html },
      version: orderConfirmationVersion,
    };
  }
  if (kind === 'reconcile-report' || kind === 'refused-mail') {
    const { subject, lines } = v.parse(ReportDetails, details);
    return { mail: { ...base, subject: toSubject(subject), text: lines.join('\n') }, version: '1' };
  }
  throw new Error(`There is no text for an e-mail of the kind ${kind}.`);
};
