type Address = Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>;

/**
 * Redirects from a missing address to its lower-case form, if that page exists. Not every host does
 * this, and redirect rules can't.
 */
export const redirectIfLowerCasePageExists = async (address: Address): Promise<void> => {
  const path = address.pathname.toLowerCase();
  if (path === address.pathname) return;
  const answer = await fetch(path, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok !== true) return;
  // The host may have added a slash at the end.
  address.replace(`${new URL(answer.url).pathname}${address.search}${address.hash}`);
};
