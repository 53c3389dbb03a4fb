import type { PublicFile } from './public-file.ts';

type SecurityFile = {
  readonly siteUrl: string;
  /** Where to report a vulnerability: `mailto:` or `https:`. */
  readonly contact: string;
  readonly now: Date;
};

// RFC 9116 recommends less than a year. Each build renews it.
const daysValid = 360;
const day = 24 * 60 * 60 * 1000;

/** `security.txt` (RFC 9116): where to report a vulnerability of the site. */
export const toSecurityFile = ({ siteUrl, contact, now }: SecurityFile): PublicFile => {
  const name = '.well-known/security.txt';
  const expires = new Date(now.getTime() + daysValid * day).toISOString();
  const text = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/${name}`,
    '',
  ].join('\n');
  return { name, text };
};
