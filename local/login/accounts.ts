import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { permissionsAppMetadataKey } from '../../src/domain/account/permissions.ts';
import { openJsonFile } from '../json-file.ts';
import { sampleAccounts, samplePassword } from './sample-accounts.ts';

const LoginAccount = v.object({
  subject: v.string(),
  email: v.string(),
  givenName: v.string(),
  isVerified: v.boolean(),
  password: v.object({ salt: v.string(), digest: v.string() }),
  /** The code in the link of the verification e-mail. */
  ticket: v.optional(v.string()),
  /**
   * The code in the link that leads to a new password, and the time in milliseconds until which it
   * works.
   */
  reset: v.optional(v.object({ ticket: v.string(), until: v.number() })),
  /** What only actions and the Management API change, such as permissions. */
  appMetadata: v.optional(v.record(v.string(), v.unknown())),
  /** What the account itself can write, when it is created and afterwards. */
  userMetadata: v.optional(v.record(v.string(), v.unknown())),
});

/** An account that can log in. */
export type LoginAccount = v.InferOutput<typeof LoginAccount>;

/** Metadata of an account, by name. */
export type Metadata = Readonly<Record<string, unknown>>;

/** The fields of the sign-up form. */
type SignUp = {
  readonly email: string;
  readonly givenName: string;
  readonly password: string;
};

/** The local accounts, stored on disk. */
export type AccountStore = {
  readonly all: () => readonly LoginAccount[];
  readonly find: (subject: string) => LoginAccount | undefined;
  readonly findByEmail: (email: string) => LoginAccount | undefined;
  /** The account with this e-mail address; undefined if there is none or the password is wrong. */
  readonly logIn: (email: string, password: string) => Promise<LoginAccount | undefined>;
  /** Creates an unverified account; undefined if the e-mail address already has an account. */
  readonly signUp: (details: SignUp) => Promise<LoginAccount | undefined>;
  /** Marks the e-mail address as verified; undefined if no account has this ticket. */
  readonly verify: (ticket: string) => LoginAccount | undefined;
  /**
   * A new link to a new password, which ends an earlier one; undefined if no account has this
   * address.
   */
  readonly requestReset: (
    email: string,
    seconds: number,
  ) => { readonly ticket: string; readonly account: LoginAccount } | undefined;
  /** The account of such a link; undefined if it is too old, was used, or there is a newer one. */
  readonly findReset: (ticket: string) => LoginAccount | undefined;
  /** Sets a new password, and ends the link. */
  readonly resetPassword: (ticket: string, password: string) => Promise<void>;
  /** Changes some of an account's metadata. `null` removes a value. */
  readonly setAppMetadata: (subject: string, changes: Metadata) => void;
  readonly setUserMetadata: (subject: string, changes: Metadata) => void;
  readonly remove: (subject: string) => void;
};

const derive = promisify<string, string, number, Buffer>(scrypt);

const hashPassword = async (password: string): Promise<LoginAccount['password']> => {
  const salt = randomBytes(16).toString('hex');
  return { salt, digest: (await derive(password, salt, 32)).toString('hex') };
};

const isPassword = async (
  { salt, digest }: LoginAccount['password'],
  password: string,
): Promise<boolean> =>
  timingSafeEqual(await derive(password, salt, 32), Buffer.from(digest, 'hex'));

/**
 * Only the first level is merged
 * (auth0.com/docs/manage-users/user-accounts/metadata/manage-metadata-api).
 */
const merged = (metadata: Metadata | undefined, changes: Metadata): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...metadata, ...changes }).filter(([, value]) => value !== null),
  );

const isSameEmail = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/**
 * Opens the accounts in a folder, and adds the sample accounts by default. Only one process may use
 * it at a time.
 */
export const openAccounts = async (
  folder: string,
  { hasSamples = true }: { readonly hasSamples?: boolean } = {},
): Promise<AccountStore> => {
  const file = openJsonFile(path.join(folder, 'accounts.json'), v.array(LoginAccount), []);
  const accounts = [...file.read()];
  const save = (account: LoginAccount): LoginAccount => {
    const index = accounts.findIndex(({ subject }) => subject === account.subject);
    if (index === -1) accounts.push(account);
    else accounts[index] = account;
    file.write(accounts);
    return account;
  };
  const findByEmail = (email: string): LoginAccount | undefined =>
    accounts.find((account) => isSameEmail(account.email, email));

  const findReset = (ticket: string): LoginAccount | undefined =>
    accounts.find(({ reset }) => reset?.ticket === ticket && Date.now() < reset.until);

  for (const { subject, email, givenName, permissions } of hasSamples ? sampleAccounts : []) {
    const known = findByEmail(email);
    const isKnown = known?.subject === subject;
    const permitted = { [permissionsAppMetadataKey]: permissions ?? null };
    save({
      ...(isKnown ? known : { subject, email, givenName, isVerified: true }),
      password: isKnown ? known.password : await hashPassword(samplePassword),
      appMetadata: merged(known?.appMetadata, permitted),
    });
  }

  return {
    all: () => [...accounts],
    findByEmail,
    find: (subject) => accounts.find((account) => account.subject === subject),
    logIn: async (email, password) => {
      const account = findByEmail(email);
      if (account === undefined || !(await isPassword(account.password, password)))
        return undefined;
      return account;
    },
    signUp: async ({ email, givenName, password }) => {
      const hashed = await hashPassword(password);
      if (findByEmail(email) !== undefined) return undefined;
      return save({
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
      return account === undefined ? undefined : save({ ...account, isVerified: true });
    },
    requestReset: (email, seconds) => {
      const account = findByEmail(email);
      if (account === undefined) return undefined;
      const ticket = randomBytes(16).toString('hex');
      const reset = { ticket, until: Date.now() + seconds * 1000 };
      return { ticket, account: save({ ...account, reset }) };
    },
    findReset,
    resetPassword: async (ticket, password) => {
      const hashed = await hashPassword(password);
      const account = findReset(ticket);
      if (account !== undefined) save({ ...account, password: hashed, reset: undefined });
    },
    setAppMetadata: (subject, changes) => {
      const account = accounts.find((one) => one.subject === subject);
      if (account === undefined || Object.keys(changes).length === 0) return;
      save({ ...account, appMetadata: merged(account.appMetadata, changes) });
    },
    setUserMetadata: (subject, changes) => {
      const account = accounts.find((one) => one.subject === subject);
      if (account === undefined) return;
      save({ ...account, userMetadata: merged(account.userMetadata, changes) });
    },
    remove: (subject) => {
      const index = accounts.findIndex((account) => account.subject === subject);
      if (index === -1) return;
      accounts.splice(index, 1);
      file.write(accounts);
    },
  };
};
