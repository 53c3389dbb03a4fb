/** The host writes the caller's address into this header. A caller cannot set it. */
const addressHeader = 'x-nf-client-connection-ip';

/** A network that a request comes from, and its budget as a multiple of a single caller's. */
export type CallerNetworkWithBudgetFactor = { readonly network: string; readonly budgets: number };

const toGroups = (address: string): readonly string[] => {
  const [withoutZone = ''] = address.split('%');
  const [left = '', right] = withoutZone.split('::');
  const groups = left.split(':').filter((group) => group !== '');
  const rest = (right ?? '').split(':').filter((group) => group !== '');
  const zeros = right === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  );
};

/**
 * The networks that rate limits count for an address. An IPv4 address is one. An IPv6 customer gets
 * a whole /64 (2^64 addresses), so that counts as the caller. Many get a /56 or a /48, with 256 or
 * 65,536 of them, so those have a budget too: a larger one, because they may just as well be a
 * street of customers.
 */
export const callerNetworksOfIpAddress = (
  address: string,
): readonly CallerNetworkWithBudgetFactor[] => {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (ipv4 !== undefined) return [{ network: ipv4, budgets: 1 }];
  if (!address.includes(':')) return [{ network: 'unknown', budgets: 1 }];
  const [first, second, third, fourth = '0'] = toGroups(address);
  const upper = `${first}:${second}:${third}`;
  const fourthByte = fourth.padStart(4, '0').slice(0, 2);
  return [
    { network: `${upper}:${fourth}/64`, budgets: 1 },
    { network: `${upper}:${fourthByte}00/56`, budgets: 4 },
    { network: `${upper}/48`, budgets: 16 },
  ];
};

/** The network address of the caller; empty if the host doesn't provide it. */
export const callerIpAddressOrBlank = (request: Request): string =>
  request.headers.get(addressHeader)?.trim() ?? '';

/**
 * The networks of the caller, smallest first; a single one named `unknown` if there is no address.
 */
export const callerNetworksOfRequest = (
  request: Request,
): readonly CallerNetworkWithBudgetFactor[] =>
  callerNetworksOfIpAddress(callerIpAddressOrBlank(request));
