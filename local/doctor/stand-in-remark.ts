import { isLocalAddress, isStandInSecret } from '../../src/config/shared/stand-in.ts';
import { isContentFiles } from '../settings/content-source.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The accounts of a real configuration: its name for the owner, the variable that is unset for a
 * stand-in, and the variable with its address.
 */
const accounts = [
  ['the content', 'CONTENTFUL_SPACE_ID', 'CONTENTFUL_HOST'],
  ['the login', 'AUTH0_CLIENT_ID', 'AUTH0_DOMAIN'],
  ['payments', 'STRIPE_SECRET_KEY', 'STRIPE_API_URL'],
  ['the database', 'DATABASE_URL', 'DATABASE_URL'],
  ['e-mails', 'SMTP_URL', 'SMTP_URL'],
  ['the mailing list', 'MAILCHIMP_API_KEY', 'MAILCHIMP_API_URL'],
  ['the host', 'NETLIFY_AUTH_TOKEN', 'NETLIFY_API_URL'],
] as const;

const isStandIn = (value: string | undefined, address: string | undefined): boolean =>
  value === undefined ||
  isStandInSecret(value) ||
  isLocalAddress(address ?? '') ||
  isLocalAddress(`https://${address ?? ''}`);

/**
 * The remark that the doctor examined stand-ins, not real accounts, because the settings name those
 * of this machine.
 */
export const describeExaminedStandIns = (variables: Variables): readonly string[] => {
  const names = accounts
    .filter(([, name, address]) => isStandIn(variables[name], variables[address]))
    .filter(([, name]) => name !== 'CONTENTFUL_SPACE_ID' || !isContentFiles(variables))
    .map(([label]) => label);
  if (names.length === 0) return [];
  const list = new Intl.ListFormat('en-GB').format(names);
  return [
    names.length === accounts.length
      ? 'No real account is set: the doctor looks at the stand-ins of this machine, so this says nothing of a site that is live.'
      : `Stand-ins of this machine, not real accounts: ${list}.`,
  ];
};
