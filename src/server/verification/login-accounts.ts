import { Outage } from '../outage.ts';

/** The person behind an account, as far as the service knows. */
export type EmailAndNameAtLogin = {
  readonly email: string | undefined;
  readonly name: string | undefined;
};

/** The service that manages the login accounts. */
export type LoginAccounts = {
  /**
   * Sends another verification e-mail to an address, if there is an account with it that is not
   * verified yet. It doesn't reveal whether there is one. Throws LoginAccountsUnavailable.
   */
  readonly sendVerification: (email: string) => Promise<void>;
  /**
   * The person with a token's subject; undefined if there is no such account. Throws
   * LoginAccountsUnavailable.
   */
  readonly findPerson: (subject: string) => Promise<EmailAndNameAtLogin | undefined>;
  /**
   * Ends every session, and revokes the refresh tokens. An access token stays valid for the rest of
   * its two hours.
   */
  readonly endSessions: (subject: string) => Promise<void>;
  /** Deletes the account and its credentials. Repeating it changes nothing. */
  readonly deleteAccount: (subject: string) => Promise<void>;
};

/** The service cannot be reached, or its answer is unexpected. */
export class LoginAccountsUnavailable extends Outage {
  constructor(cause: unknown) {
    super('The accounts of the login service cannot be used.', cause);
    this.name = 'LoginAccountsUnavailable';
  }
}
