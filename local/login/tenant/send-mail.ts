import { createTransport } from 'nodemailer';
import type { LoginMailer } from '../login-mailer.ts';
import type { TenantBooks } from './books.ts';

/** In milliseconds. */
const minute = 60_000;
/**
 * “You are limited to sending 10 emails per minute”
 * (auth0.com/docs/customize/email/smtp-email-providers).
 */
const mostAMinute = 10;

/** The values of our templates, in Auth0's way of Liquid; another name is a mistake. */
const fillIn = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{\{ *([\w.]+) *\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A template names {{ ${name} }}.`);
    return value;
  });

/** What goes out with our mail service while a template of ours is missing or off. */
const ofAuth0 = {
  verify_email: { subject: 'Verify your email', body: '<a href="{{ url }}">Confirm</a>' },
  reset_email: { subject: 'Reset your password', body: '<a href="{{ url }}">Reset</a>' },
} as const;

/**
 * Sends the tenant's e-mails: by its own mail service with its templates, which are HTML alone, or
 * by Auth0's, which is for tests: the texts and the sender are Auth0's, and what is over the limit
 * is lost.
 */
export const createTenantMailer = (books: TenantBooks, sendBuiltIn: LoginMailer): LoginMailer => {
  let sentAt: readonly number[] = [];
  return async (mail) => {
    const provider = books.mailProvider;
    if (provider?.enabled !== true) {
      const now = Date.now();
      sentAt = [...sentAt.filter((at) => now - at < minute), now];
      if (sentAt.length <= mostAMinute) await sendBuiltIn(mail);
      return;
    }
    const template = books.mailTemplates.find((one) => one.template === mail.template);
    const { smtp_host, smtp_port, smtp_user, smtp_pass } = provider.credentials;
    const transport = createTransport({
      host: smtp_host,
      port: smtp_port,
      auth: { user: smtp_user, pass: smtp_pass },
    });
    const values = { url: mail.url, 'user.email': mail.to };
    const isOn = template?.enabled === true;
    const { subject, body } = ofAuth0[mail.template];
    await transport.sendMail({
      to: mail.to,
      from: (isOn ? template.from : undefined) ?? provider.default_from_address,
      subject: fillIn((isOn ? template.subject : undefined) ?? subject, values),
      html: fillIn((isOn ? template.body : undefined) ?? body, values),
    });
    transport.close();
  };
};
