import type { Inbox } from '../../../local/inbox/start.ts';
import type { MailSender } from '../../../src/server/mail/mail-sender.ts';
import { createSmtpMailSender } from '../../../src/server/mail/smtp.ts';

/** Sends e-mails to an inbox as the functions do. */
export const toMailSender = ({ smtp }: Inbox, from: string, password?: string): MailSender => {
  if (smtp === undefined) throw new Error('This inbox takes no e-mails: it needs an smtpPort.');
  return createSmtpMailSender({ ...smtp, from, password: password ?? smtp.password });
};
