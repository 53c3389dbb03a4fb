/** The prefix of every stand-in's secret, by which a production build recognises it. */
const standInPrefix = 'local-stand-in-';

/**
 * The secret of a stand-in, at least 48 characters long. It is public, so a production build
 * rejects it.
 */
export const fixedStandInSecretFor = (purpose: string): string =>
  `${standInPrefix}${purpose}-`.padEnd(48, 'x');

/** The site's client id at the local login service. */
export const standInClientId = `${standInPrefix}knurl`;

/** The functions' client id at the local login service. */
export const standInManagementClientId = `${standInPrefix}management`;

export const isStandInSecret = (secret: string): boolean => secret.startsWith(standInPrefix);

/** Whether an address (`scheme://user@host:port/…`) is on this machine. */
export const isLocalAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const host = new URL(address).hostname;
  return /^(localhost|.*\.localhost|127(\.\d+){1,3}|0\.0\.0\.0|\[::1?\])$/.test(host);
};
