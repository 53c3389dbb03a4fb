import type { ReadVariable } from '../settings/local-settings.ts';

/**
 * The address of a database for migrations, backups and restores: `DATABASE_DIRECT_URL`, which
 * leads past the pooler. A database without a pooler has one address for everything. Undefined if
 * neither is set.
 */
export const directAddress = (read: ReadVariable): string | undefined =>
  read('DATABASE_DIRECT_URL') ?? read('DATABASE_URL');

/**
 * How an address leads to the database: each transaction gets a connection of the pooler, or the
 * client has its own for as long as it likes.
 */
export type ConnectionKind = 'pooled' | 'direct';

/** What the two addresses are, as far as it is known. */
export type ConnectionKinds = {
  /** Of `DATABASE_URL`. */
  readonly functions: ConnectionKind | undefined;
  /** Of `DATABASE_DIRECT_URL`; `same` if it isn't set, or repeats `DATABASE_URL`. */
  readonly direct: ConnectionKind | 'same' | undefined;
};

/** A service whose addresses tell which of the two they are. */
type Vendor = {
  readonly name: string;
  readonly hosts: RegExp;
  readonly isPooled: (address: URL) => boolean;
  /** Where its console has the addresses. */
  readonly pooled: string;
  readonly direct: string;
};

const vendors: readonly Vendor[] = [
  {
    // neon.com/docs/connect/connection-pooling. Netlify’s own database is one of theirs.
    name: 'Neon',
    hosts: /\.neon\.tech$/,
    isPooled: ({ hostname }) => /^[^.]+-pooler\./.test(hostname),
    pooled: 'at Neon: Connect, with “Connection pooling” on; its host has “-pooler”',
    direct: 'at Neon: Connect, with “Connection pooling” off; its host has no “-pooler”',
  },
  {
    // supabase.com/docs/guides/database/connecting-to-postgres: the direct connection speaks IPv6
    // only, and the session pooler keeps a connection for each client.
    name: 'Supabase',
    hosts: /\.supabase\.(co|com)$/,
    isPooled: ({ port }) => port === '6543',
    pooled: 'at Supabase: Connect, Transaction pooler; its port is 6543',
    direct: 'at Supabase: Connect, Session pooler; its port is 5432',
  },
];

const vendorOf = (address: string): Vendor | undefined =>
  URL.canParse(address)
    ? vendors.find(({ hosts }) => hosts.test(new URL(address).hostname))
    : undefined;

const namedWay = (address: string): ConnectionKind | undefined => {
  const vendor = vendorOf(address);
  if (vendor === undefined) return undefined;
  return vendor.isPooled(new URL(address)) ? 'pooled' : 'direct';
};

type Addresses = Readonly<Record<string, string | undefined>>;

/**
 * The two addresses of a configuration, the second only if it is another one; undefined without
 * any.
 */
export const bothAddresses = (
  variables: Addresses,
): { readonly functions: string; readonly direct: string | undefined } | undefined => {
  const functions = variables['DATABASE_URL']?.trim() || undefined;
  const direct = variables['DATABASE_DIRECT_URL']?.trim() || undefined;
  if (functions === undefined) return undefined;
  return { functions, direct: direct === functions ? undefined : direct };
};

/** What is wrong with two addresses, and which to copy instead. */
export type AddressFault = { readonly sentence: string; readonly remedy: string };

/**
 * Judges the addresses by what they are. Undefined if nothing is wrong with them as far as it is
 * known.
 */
export const findAddressFault = (
  functionsUrl: string,
  { functions, direct }: ConnectionKinds,
): AddressFault | undefined => {
  const vendor = vendorOf(functionsUrl);
  const pooled = `into DATABASE_URL the pooled address (${vendor?.pooled ?? 'its service calls it pooled, or transaction mode'})`;
  const own = `into DATABASE_DIRECT_URL the direct one (${vendor?.direct ?? 'its service calls it direct, unpooled, or session mode'})`;
  if (functions === 'pooled' && direct === 'same') {
    return {
      sentence:
        'DATABASE_URL leads through a pooler, and there is no other address: migrations, backups and restores need one that leads past it.',
      remedy: `Copy ${own}.`,
    };
  }
  if (functions === 'pooled' && direct === 'pooled') {
    return {
      sentence: 'DATABASE_DIRECT_URL leads through a pooler, as DATABASE_URL does.',
      remedy: `Copy ${own}.`,
    };
  }
  if (functions === 'direct' && direct === 'pooled') {
    return {
      sentence:
        'The addresses of the database are the wrong way round: DATABASE_URL leads past the pooler and DATABASE_DIRECT_URL through it.',
      remedy: `Copy ${pooled}, and ${own}.`,
    };
  }
  if (functions === 'direct' && direct === 'direct') {
    return {
      sentence:
        'DATABASE_URL leads past the pooler, as DATABASE_DIRECT_URL does: when many functions run at once, the database refuses some.',
      remedy: `Copy ${pooled}. If this database has no pooler, leave DATABASE_DIRECT_URL blank.`,
    };
  }
  if (functions === 'direct' && direct === 'same' && vendor !== undefined) {
    return {
      sentence: `DATABASE_URL leads past the pooler of ${vendor.name}: when many functions run at once, the database refuses some.`,
      remedy: `Copy ${pooled}, and ${own}.`,
    };
  }
  return undefined;
};

/**
 * Judges the addresses of a configuration by their text alone, which says something at the services
 * that we know.
 */
export const findAddressFaultByText = (variables: Addresses): AddressFault | undefined => {
  const addresses = bothAddresses(variables);
  if (addresses === undefined) return undefined;
  const { functions, direct } = addresses;
  return findAddressFault(functions, {
    functions: namedWay(functions),
    direct: direct === undefined ? 'same' : namedWay(direct),
  });
};
