/** The prefix of every secret of a stand-in, by which a production build recognises it. */
const standInPrefix = 'local-stand-in-';

/** The secret of a stand-in, 48 characters or more. It is public knowledge, so a production build refuses it. */
export const standInSecret = (purpose: string): string =>
  `${standInPrefix}${purpose}-`.padEnd(48, 'x');

/** The site's client id at the login service of this machine. */
export const standInClientId = `${standInPrefix}knurl`;

/** The functions' client id at the login service of this machine. */
export const standInManagementId = `${standInPrefix}management`;

export const isStandInSecret = (secret: string): boolean => secret.startsWith(standInPrefix);

/** True for an address (`scheme://user@host:port/…`) on this machine. */
export const isLocalAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const host = new URL(address).hostname;
  return /^(localhost|.*\.localhost|127(\.\d+){1,3}|0\.0\.0\.0|\[::1?\])$/.test(host);
};
