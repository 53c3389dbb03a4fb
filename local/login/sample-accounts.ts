import { editorPermission, ownerPermission } from '../../src/domain/account/permissions.ts';

/** An account that exists from the start. */
export type SampleAccount = {
  /** The `sub` of its tokens. */
  readonly subject: string;
  readonly email: string;
  readonly givenName: string;
  /** What the member has bought, in a few words. */
  readonly owns: string;
  /** Permissions beyond those of all members, kept in the account's `app_metadata`. */
  readonly permissions?: readonly string[];
};

/** The password of every sample account. */
export const samplePassword = 'barbell-24';

/** The members on the login page. `local/sample-members.ts` adds their purchases. */
export const sampleAccounts: readonly SampleAccount[] = [
  {
    subject: 'auth0|sample-new',
    email: 'new@example.com',
    givenName: 'Nadia',
    owns: 'Has bought nothing yet',
  },
  {
    subject: 'auth0|sample-pack',
    email: 'pack@example.com',
    givenName: 'Petra',
    owns: 'Owns one workout pack',
  },
  {
    subject: 'auth0|sample-subscriber',
    email: 'subscriber@example.com',
    givenName: 'Sanne',
    owns: 'Has the annual subscription',
  },
  {
    subject: 'auth0|sample-lapsed',
    email: 'lapsed@example.com',
    givenName: 'Leila',
    owns: 'Her subscription has ended',
  },
  {
    subject: 'auth0|sample-owner',
    email: 'owner@example.com',
    givenName: 'Olwen',
    owns: 'Owns the business: her desk is at /owner/',
    permissions: [ownerPermission],
  },
  {
    subject: 'auth0|sample-editor',
    email: 'editor@example.com',
    givenName: 'Edith',
    owns: 'Edits the content: her workbench is at /editor/',
    permissions: [editorPermission],
  },
];
