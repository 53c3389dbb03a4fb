import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { openJsonFile } from '../json-file.ts';
import { sampleAccounts, samplePassword } from './sample-accounts.ts';

const Account = v.object({
  subject: v.string(),
  email: v.string(),
  givenName: v.string(),
  isVerified: v.boolean(),
  password: v.object({ salt: v.string(), digest: v.string() }),
  /** What the link of the verification e-mail carries. */
  ticket: v.optional(v.string()),
});

/** Somebody who can log in. */
export type Account = v.InferOutput<typeof Account>;

/** What somebody fills in to sign up. */
type SignUp = {
  readonly email: string;
  readonly givenName: string;
  readonly password: string;
};

/** The accounts of this machine, on disk. */
export type AccountStore = {
  readonly find: (subject: string) => Account | undefined;
  /** The account whose password this is. */
  readonly logIn: (email: string, password: string) => Promise<Account | undefined>;
  /** Makes an account that is not verified yet; undefined when there is one with this e-mail address. */
  readonly signUp: (details: SignUp) => Promise<Account | undefined>;
  /** Believes that the address is hers; undefined when nobody was sent this ticket. */
  readonly verify: (ticket: string) => Account | undefined;
};

const derive = promisify<string, string, number, Buffer>(scrypt);

const hashPassword = async (password: string): Promise<Account['password']> => {
  const salt = randomBytes(16).toString('hex');
  return { salt, digest: (await derive(password, salt, 32)).toString('hex') };
};

const isPassword = async ({ salt, digest }: Account['password'], tried: string): Promise<boolean> =>
  timingSafeEqual(await derive(tried, salt, 32), Buffer.from(digest, 'hex'));

const isSameEmail = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** Opens the accounts in a folder, the sample accounts among them. One process uses it at a time. */
export const openAccounts = async (folder: string): Promise<AccountStore> => {
  const file = openJsonFile(path.join(folder, 'accounts.json'), v.array(Account), []);
  const accounts = [...file.read()];
  const keep = (account: Account): Account => {
    const at = accounts.findIndex(({ subject }) => subject === account.subject);
    if (at === -1) accounts.push(account);
    else accounts[at] = account;
    file.write(accounts);
    return account;
  };
  const withEmail = (email: string): Account | undefined =>
    accounts.find((account) => isSameEmail(account.email, email));

  for (const { subject, email, givenName } of sampleAccounts) {
    if (withEmail(email)?.subject === subject) continue;
    keep({
      subject,
      email,
      givenName,
      isVerified: true,
      password: await hashPassword(samplePassword),
    });
  }

  return {
    find: (subject) => accounts.find((account) => account.subject === subject),
    logIn: async (email, password) => {
      const account = withEmail(email);
      if (account === undefined || !(await isPassword(account.password, password)))
        return undefined;
      return account;
    },
    signUp: async ({ email, givenName, password }) => {
      const hashed = await hashPassword(password);
      if (withEmail(email) !== undefined) return undefined;
      return keep({
        subject: `auth0|${randomBytes(12).toString('hex')}`,
        email,
        givenName,
        isVerified: false,
        password: hashed,
        ticket: randomBytes(16).toString('hex'),
      });
    },
    verify: (ticket) => {
      const account = accounts.find((one) => one.ticket === ticket);
      return account === undefined ? undefined : keep({ ...account, isVerified: true });
    },
  };
};
