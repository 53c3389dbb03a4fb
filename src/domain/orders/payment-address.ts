const thisMachine: readonly string[] = ['localhost', '127.0.0.1'];

/**
 * Whether the browser may go to an address to pay: one that nobody between can read or change. Only a site on this machine may
 * also lead to its stand-in there.
 */
export const isPaymentAddress = (address: string, siteAddress: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:') return true;
  return (
    protocol === 'http:' &&
    thisMachine.includes(hostname) &&
    thisMachine.includes(new URL(siteAddress).hostname)
  );
};
