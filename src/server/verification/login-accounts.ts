import { Outage } from '../outage.ts';

/** Whose account it is, as far as the service knows. */
export type Person = { readonly email: string | undefined; readonly name: string | undefined };

/** The service that holds the accounts of those who log in. */
export type LoginAccounts = {
  /**
   * Sends the owner of an address another e-mail to verify it, if there is an account with it that is not verified yet. It
   * doesn't say whether there is one. Throws LoginAccountsUnavailable.
   */
  readonly sendVerification: (email: string) => Promise<void>;
  /** The person with a token's subject; undefined if there is no such account. Throws LoginAccountsUnavailable. */
  readonly findPerson: (subject: string) => Promise<Person | undefined>;
  /** Ends every session, and takes back what renews access tokens. An access token stays valid for the rest of its two hours. */
  readonly endSessions: (subject: string) => Promise<void>;
  /** Deletes the account, and what it is logged in with. Doing it again changes nothing. */
  readonly deleteAccount: (subject: string) => Promise<void>;
};

/** The service cannot be reached, or its answer is not one we know. */
export class LoginAccountsUnavailable extends Outage {
  constructor(cause: unknown) {
    super('The accounts of the login service cannot be used.', cause);
    this.name = 'LoginAccountsUnavailable';
  }
}
