type Address = Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>;

/**
 * Leads from an address that does not exist to the one that differs from it only in upper case, if there is a page. Not every host
 * does this, and rules for redirects cannot.
 */
export const followLowerCase = async (address: Address): Promise<void> => {
  const path = address.pathname.toLowerCase();
  if (path === address.pathname) return;
  const answer = await fetch(path, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok !== true) return;
  // The host may have added a slash at the end.
  address.replace(`${new URL(answer.url).pathname}${address.search}${address.hash}`);
};
