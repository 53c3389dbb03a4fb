/** What every secret of a stand-in begins with, so that a production build can tell it. */
const standInMark = 'local-stand-in-';

/** The secret of a stand-in: known to everybody, and refused by a production build. */
export const standInSecret = (purpose: string): string =>
  `${standInMark}${purpose}-`.padEnd(48, 'x');

/** The site's name at the login service of this machine. */
export const standInClientId = `${standInMark}knurl`;

export const isStandInSecret = (secret: string): boolean => secret.startsWith(standInMark);

/** True for an address (`scheme://user@host:port/…`) on this machine. */
export const isLocalAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const host = new URL(address).hostname;
  return /^(localhost|.*\.localhost|127(\.\d+){1,3}|0\.0\.0\.0|\[::1?\])$/.test(host);
};
