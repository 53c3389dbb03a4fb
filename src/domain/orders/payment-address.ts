const thisMachine: readonly string[] = ['localhost', '127.0.0.1'];

/**
 * Whether the browser may open an address to pay: only an encrypted one. Only a local site may also
 * use its local stand-in.
 */
export const isPaymentUrlHttpsOrLocal = (address: string, siteAddress: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:') return true;
  return (
    protocol === 'http:' &&
    thisMachine.includes(hostname) &&
    thisMachine.includes(new URL(siteAddress).hostname)
  );
};
