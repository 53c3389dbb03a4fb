import * as v from 'valibot';
import { outsideSystemTimeoutsMs } from '../../domain/timeouts.ts';
import type { SmtpServerAndAccount } from '../../config/shared/smtp-server-and-account.ts';
import {
  AddressRefused,
  MailUnavailable,
  requireSafeMailHeaders,
  type MailSender,
} from './mail-sender.ts';

/** The mail service, and the sender's address, which must be registered with the service. */
export type SmtpSettings = SmtpServerAndAccount & { readonly from: string };

type SmtpTimeouts = Readonly<Record<keyof typeof outsideSystemTimeoutsMs.smtp, number>>;

// Replies about an address that doesn't exist (RFC 3463): 5.1.1 no such mailbox, 5.1.2 no such
// domain, 5.1.3 no address, 5.1.6 moved away, 5.1.10 a domain that takes no e-mails. Any other
// refusal may be about us, or temporary.
const noSuchAddress = /^5\d\d[ -]5\.1\.(1|2|3|6|10)\b/;

const SmtpError = v.object({
  code: v.optional(v.string()),
  command: v.optional(v.string()),
  response: v.optional(v.string()),
});

/** The problem, without the service's own words, which may contain the address. */
const toProblem = (error: unknown): Error => {
  const { success, output } = v.safeParse(SmtpError, error);
  const { code = 'unknown', command = '', response = '' } = success ? output : {};
  const status = /^\d{3}([ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0] ?? '';
  const problem = new Error([code, command, status].filter((part) => part !== '').join(' '));
  if (command === 'RCPT TO' && noSuchAddress.test(response)) return new AddressRefused(problem);
  return new MailUnavailable(problem);
};

const openTransport = async (
  { host, port, encryption, user, password }: SmtpSettings,
  silence: number,
) => {
  // Most requests send nothing, and most e-mails leave after the answer: no function loads this
  // when it starts.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    host,
    port,
    secure: encryption === 'from-the-start',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    auth: { user, pass: password },
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    dnsTimeout: silence,
    // Plain content only: nothing in an e-mail is read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

/**
 * Checks that the mail service would accept e-mails from us, without sending one. Throws
 * MailUnavailable.
 */
export const checkMailServiceAnswers = async (
  settings: SmtpSettings,
  { silence }: Pick<SmtpTimeouts, 'silence'> = outsideSystemTimeoutsMs.smtp,
): Promise<void> => {
  const transport = await openTransport(settings, silence);
  try {
    await transport.verify();
  } catch (error) {
    throw toProblem(error);
  } finally {
    transport.close();
  }
};

/** Sends e-mails over SMTP. Each has a connection of its own, because functions are short-lived. */
export const createSmtpMailSender = (
  settings: SmtpSettings,
  { silence, inAll }: SmtpTimeouts = outsideSystemTimeoutsMs.smtp,
): MailSender => ({
  send: async (mail) => {
    requireSafeMailHeaders(mail);
    const transport = await openTransport(settings, silence);
    try {
      await transport.sendMail({
        from: settings.from,
        to: { name: '', address: mail.to },
        replyTo: mail.replyTo,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId:
          mail.id === undefined
            ? undefined
            : `<${mail.id}@${settings.from.slice(settings.from.lastIndexOf('@') + 1)}>`,
        signal: AbortSignal.timeout(inAll),
      });
    } catch (error) {
      throw toProblem(error);
    }
  },
});
