import type { LoginAccount } from './accounts.ts';

/** Sends an e-mail with the link that verifies an address. */
export type LoginMailer = (mail: {
  readonly to: string;
  readonly url: string;
  readonly ticket: string;
}) => Promise<void>;

/** Where e-mails go that no mail service of the tenant sends. */
export type SendMail = (mail: { to: string; subject: string; text: string; token: string }) => void;

/** Puts an e-mail into the inbox directly. */
export const createInboxMailer =
  (sendMail: SendMail): LoginMailer =>
  async ({ to, url, ticket }) =>
    sendMail({
      to,
      subject: 'Verify your e-mail address',
      text: `Follow this link to verify your e-mail address:\n\n${url}\n\nIf you did not sign up at Knurl, do nothing.`,
      token: ticket,
    });

/** Sends an account the link that verifies its address, if it needs one. */
export const createTicketSender =
  (mailer: LoginMailer, origin: string) =>
  async ({ email, ticket }: LoginAccount): Promise<void> => {
    if (ticket === undefined) return;
    await mailer({ to: email, url: `${origin}/u/verify/${ticket}`, ticket });
  };
