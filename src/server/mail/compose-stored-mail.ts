import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  composeFailedBuildMailToEditor,
  composeMendedBuildMailToEditor,
  FailedBuildDetails,
  MendedBuildDetails,
  siteBuildMailWordingVersion,
} from '../../domain/mails/build-mail.ts';
import {
  composeSingleItemConfirmation,
  singleItemConfirmationWordingVersion,
} from '../../domain/mails/single-item-confirmation.ts';
import { firstNameOrWholeName } from '../../domain/mails/sanitise-mail-text.ts';
import type { SellerAndNoticeTemplates } from '../../domain/mails/seller-and-notice-templates.ts';
import { composeNotice, type SenderReaderAndCodes } from '../../domain/mails/notice-mail.ts';
import { noticeTextRules } from '../../domain/notices/notice-text-rules.ts';
import { noticeKindIfKnown } from '../../domain/notices/notices.ts';
import { ShopConfirmationDetails } from '../../domain/mails/shop-confirmation-details.ts';
import {
  composeShopConfirmation,
  shopConfirmationWordingVersion,
} from '../../domain/mails/shop-confirmation.ts';
import { SingleItemConfirmationDetails } from '../../domain/mails/single-item-confirmation-details.ts';
import { removeInvisible } from '../../domain/text/invisible.ts';
import type { Mail } from './mail-sender.ts';
import type { SentMailWordingVersionAndTemplate, StoredMail } from './stored-mails.ts';
import { ReportMailDetails, type MailToQueue } from './queue-mail.ts';

/** What the texts of e-mails need besides their details. */
export type ComposeStoredMailDependencies = {
  /** The site's address, without a trailing slash. */
  readonly siteUrl: string;
  /** Our own address, where replies go. */
  readonly contactInbox: string;
  readonly codes: SenderReaderAndCodes['codes'];
  /** What the content says in e-mails. Throws if there is none. */
  readonly readTexts: () => Promise<SellerAndNoticeTemplates>;
};

/** An e-mail as it is sent, and its text. */
export type ComposedMailWithWordingVersion = SentMailWordingVersionAndTemplate & {
  readonly mail: Mail;
};

/** A report to ourselves about an e-mail that was given up, if it matters to the recipient. */
export const undeliveredMailReportIfAwaited = (
  { mail_id: mailId, kind }: StoredMail,
  problem: string,
  contactInbox: string,
): MailToQueue | undefined => {
  const noticeKind = noticeKindIfKnown(kind);
  const isConfirmation = kind === 'order-confirmation' || kind === 'shop-order-confirmation';
  const isAwaited =
    isConfirmation || (noticeKind !== undefined && noticeTextRules[noticeKind].isAwaited);
  return isAwaited
    ? {
        mailId: `refused-mail:${mailId}`,
        kind: 'refused-mail',
        address: contactInbox,
        details: {
          subject: isConfirmation
            ? 'An order confirmation could not be sent'
            : `An e-mail could not be sent: ${kind}`,
          lines: [
            `The e-mail ${mailId} was given up: ${problem}.`,
            'She has to be told in another way, or at an address that she corrects. How to send it again is in docs/decisions/027-mail.md.',
          ],
        },
      }
    : undefined;
};

/** The same for the same cause, so that a mailbox can detect a duplicate. */
const idOf = (mailId: string): string =>
  createHash('sha256').update(mailId).digest('hex').slice(0, 32);

const toSubject = (text: string): string => removeInvisible(text).slice(0, 150);

/** Composes an e-mail from its details. Throws if they aren't those of its kind. */
export const composeStoredMail = async (
  {
    mail_id: mailId,
    kind,
    address,
    customer_id: customerId,
    details,
    parcel_name: parcelName,
  }: StoredMail,
  { siteUrl, contactInbox, codes, readTexts }: ComposeStoredMailDependencies,
): Promise<ComposedMailWithWordingVersion> => {
  const base = { id: idOf(mailId), to: address };
  if (kind === 'reconcile-report' || kind === 'refused-mail' || kind === 'alert') {
    const { subject, lines } = v.parse(ReportMailDetails, details);
    return { mail: { ...base, subject: toSubject(subject), text: lines.join('\n') }, version: '1' };
  }
  const { seller, notices } = await readTexts();
  const facts = { siteUrl, seller };
  if (kind === 'order-confirmation') {
    const { subject, text, html } = composeSingleItemConfirmation(
      v.parse(SingleItemConfirmationDetails, details),
      facts,
    );
    return {
      mail: { ...base, replyTo: contactInbox, subject: toSubject(subject), text, html },
      version: singleItemConfirmationWordingVersion,
    };
  }
  if (kind === 'shop-order-confirmation') {
    const { subject, text, html } = composeShopConfirmation(
      v.parse(ShopConfirmationDetails, details),
      { ...facts, codes },
    );
    return {
      mail: { ...base, replyTo: contactInbox, subject: toSubject(subject), text, html },
      version: shopConfirmationWordingVersion,
    };
  }
  if (kind === 'build-failed' || kind === 'build-mended') {
    const { subject, text, html } =
      kind === 'build-failed'
        ? composeFailedBuildMailToEditor(v.parse(FailedBuildDetails, details), facts)
        : composeMendedBuildMailToEditor(v.parse(MendedBuildDetails, details), facts);
    return {
      mail: { ...base, subject: toSubject(subject), text, html },
      version: siteBuildMailWordingVersion,
    };
  }
  const noticeText = notices.find((text) => text.kind === kind);
  if (noticeText === undefined) {
    throw new Error(`There is no text for an e-mail of the kind ${kind}.`);
  }
  const { subject, text, html } = composeNotice(noticeText, details, {
    ...facts,
    codes,
    ...(parcelName === null ? {} : { readerName: firstNameOrWholeName(parcelName) }),
    ...(customerId === null ? {} : { customerId }),
  });
  return {
    mail: { ...base, replyTo: contactInbox, subject: toSubject(subject), text, html },
    version: noticeText.version,
    noticeText,
  };
};
