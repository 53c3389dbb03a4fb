/** The host writes the caller's address into this header. A caller cannot set it. */
const addressHeader = 'x-nf-client-connection-ip';

/** An IPv6 customer gets a whole /64 network (2^64 addresses), so its first four groups stand for the caller. */
const toNetwork = (address: string): string => {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [withoutZone = ''] = address.split('%');
  const [left = '', right] = withoutZone.split('::');
  const groups = left.split(':').filter((group) => group !== '');
  const rest = (right ?? '').split(':').filter((group) => group !== '');
  const zeros = right === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
};

/** The caller that rate limits count: an IPv4 address, or the /64 network of an IPv6 address; `unknown` without one. */
export const callerAddressOf = (request: Request): string =>
  toNetwork(request.headers.get(addressHeader)?.trim() || 'unknown');
