import type { AccountStore, LoginAccount } from './accounts.ts';

/**
 * Sends an e-mail with a link: one that verifies an address, or one that leads to a new password.
 */
export type LoginMailer = (mail: {
  readonly template: 'verify_email' | 'reset_email';
  readonly to: string;
  readonly url: string;
  readonly ticket: string;
}) => Promise<void>;

/** Where e-mails go that no mail service of the tenant sends. */
export type SendMail = (mail: { to: string; subject: string; text: string; token: string }) => void;

const builtIn = {
  verify_email: {
    subject: 'Verify your e-mail address',
    before: 'Follow this link to verify your e-mail address:',
    after: 'If you did not sign up at Knurl, do nothing.',
  },
  reset_email: {
    subject: 'Choose a new password',
    before: 'Follow this link to choose a new password:',
    after: 'If you did not ask for it, do nothing: your password stays as it is.',
  },
} as const;

/** Puts an e-mail into the inbox directly. */
export const createInboxMailer =
  (sendMail: SendMail): LoginMailer =>
  async ({ template, to, url, ticket }) => {
    const { subject, before, after } = builtIn[template];
    sendMail({ to, subject, text: `${before}\n\n${url}\n\n${after}`, token: ticket });
  };

/** Sends an account the link that verifies its address, if it needs one. */
export const createVerificationSender =
  (mailer: LoginMailer, origin: string) =>
  async ({ email, ticket }: LoginAccount): Promise<void> => {
    if (ticket === undefined) return;
    const url = `${origin}/u/verify/${ticket}`;
    await mailer({ template: 'verify_email', to: email, url, ticket });
  };

/** Sends the account with this address, if there is one, the link that leads to a new password. */
export type ResetSender = (email: string) => Promise<void>;

/** `linkSeconds` is how long the link works. */
export const createResetSender =
  (
    mailer: LoginMailer,
    origin: string,
    accounts: AccountStore,
    linkSeconds: () => number,
  ): ResetSender =>
  async (email) => {
    const asked = accounts.requestReset(email, linkSeconds());
    if (asked === undefined) return;
    const { ticket, account } = asked;
    const url = `${origin}/u/reset/${ticket}`;
    await mailer({ template: 'reset_email', to: account.email, url, ticket });
  };
