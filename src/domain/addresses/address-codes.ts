/*
 * Codes in addresses of ours, which open something for whoever has them: gifts, invitations,
 * proofs, orders, ending e-mails. They stand in the fragment, which no server gets. Older links
 * have them in the query, and the payment service adds its session there.
 */

export const accessCodeParameters = [
  'code',
  'invitation',
  'proof',
  'gift',
  'shop',
  'session_id',
  'order',
  'mails',
] as const;
type CodeName = (typeof accessCodeParameters)[number];

/** The address of a page with codes for it. */
export const urlWithAccessCodes = (
  path: string,
  codes: Readonly<Partial<Record<CodeName, string>>>,
): string => `${path}#${new URLSearchParams(codes)}`;

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * Separates the codes of an address from the rest of it. Pages have it inlined as a script
 * (`moveAccessCodesToHistoryScript`), so it must not refer to anything outside itself.
 */
export const separateAccessCodesFromUrl = (
  { pathname, search, hash }: Address,
  names: readonly string[],
): { readonly codes: string; readonly address: string } => {
  const query = new URLSearchParams(search);
  // The link of an order at the shop is a whole fragment.
  const fragment = new URLSearchParams(hash.replace(/^#(?=[^=]+\.[^=]+$)/, '#order=').slice(1));
  const isInFragment = names.some((name) => fragment.has(name));
  const codes = new URLSearchParams();
  for (const name of names) {
    const code = fragment.get(name) ?? query.get(name);
    if (code !== null) codes.set(name, code);
    query.delete(name);
  }
  const rest = String(query);
  return {
    codes: String(codes),
    address: `${pathname}${rest === '' ? '' : `?${rest}`}${isInFragment ? '' : hash}`,
  };
};

/**
 * Moves the codes of the address to the history's entry, from where a reload or a step back has
 * them again. Inlined like `separateAccessCodesFromUrl`.
 */
export const moveAccessCodesToHistoryInlinable = (
  { history, location }: Pick<Window, 'history' | 'location'>,
  split: typeof separateAccessCodesFromUrl,
  names: readonly string[],
): void => {
  const { codes, address } = split(location, names);
  if (codes !== '') {
    history.replaceState(Object.assign({}, history.state, { codes }), '', address);
  }
};

/**
 * Moves the codes of the address away, as the script in the head does for the first page of a
 * visit.
 */
export const moveAccessCodesToHistory = (window: Pick<Window, 'history' | 'location'>): void =>
  moveAccessCodesToHistoryInlinable(window, separateAccessCodesFromUrl, accessCodeParameters);

const movedCodes = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'codes' in state && typeof state.codes === 'string'
    ? state.codes
    : '';

/** A page's address with the state of its history entry. */
export type UrlAndHistoryStateOnArrival = Pick<Address, 'search' | 'hash'> & {
  readonly state?: unknown;
};

/**
 * The codes with which somebody came to a page, from its address or its history entry; empty if
 * there are none.
 */
export const accessCodesOfVisit = ({
  search,
  hash,
  state,
}: UrlAndHistoryStateOnArrival): string => {
  const { codes } = separateAccessCodesFromUrl(
    { pathname: '', search, hash },
    accessCodeParameters,
  );
  return codes === '' ? movedCodes(state) : codes;
};

/** One of these codes; undefined if it isn't among them. */
export const accessCodeValueByName = (codes: string, name: CodeName): string | undefined => {
  const code = new URLSearchParams(codes).get(name);
  return code === null || code === '' ? undefined : code;
};

/** The address that leads to this page again, with its codes. */
export const urlWithAccessCodesFromHistory = (
  { pathname, search, hash }: Address,
  state: unknown,
): string => {
  const codes = movedCodes(state);
  return `${pathname}${search}${codes === '' ? hash : `#${codes}`}`;
};
