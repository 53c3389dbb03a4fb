/** The header in which the host names the caller's address. The host writes it itself; a caller cannot. */
const addressHeader = 'x-nf-client-connection-ip';

/** An IPv6 line is given 2^64 addresses: the first four groups name the line. */
const toLine = (address: string): string => {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = ''] = address.split('%');
  const [left = '', right] = head.split('::');
  const groups = left.split(':').filter((group) => group !== '');
  const rest = (right ?? '').split(':').filter((group) => group !== '');
  const zeros = right === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
};

/** Who calls, as far as limits are concerned: an address, or the line behind an IPv6 address. */
export const callerAddressOf = (request: Request): string =>
  toLine(request.headers.get(addressHeader)?.trim() || 'unknown');
