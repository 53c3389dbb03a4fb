/**
 * The lengths up to which search engines show a page's title and description in full, in
 * characters.
 */
export const metadataLengths = {
  /** The maximum for a title, including the trading name. */
  title: 65,
  description: { from: 60, to: 165 },
} as const;

/**
 * The title of a page in the browser and in search results. On the home page, whose title is the
 * tagline, the name comes first.
 */
export const pageTitle = (
  title: string,
  site: { readonly name: string; readonly tagline: string },
): string => (title === site.tagline ? `${site.name}: ${title}` : `${title} | ${site.name}`);

export type ListPageToDescribe = {
  /** The title of the list. */
  readonly title: string;
  readonly pageNumber: number;
  readonly pageCount: number;
  /** How the list is sorted, such as "from the newest of its articles to the oldest". */
  readonly order: string;
  /** The titles of the entries on the page. */
  readonly entries: readonly string[];
};

const maxListTitle = 40;

const clip = (text: string): string =>
  text.length <= maxListTitle ? text : `${text.slice(0, maxListTitle - 1).trimEnd()}…`;

/** As many names as fit into a number of characters, none of them truncated. */
const listNames = (names: readonly string[], maxLength: number): string => {
  const end = '.';
  const more = ' and more.';
  let text = '';
  for (const [index, name] of names.entries()) {
    const next = index === 0 ? `“${name}”` : `${text}, “${name}”`;
    const isLast = index === names.length - 1;
    if (next.length + (isLast ? end : more).length > maxLength)
      return text === '' ? '' : text + more;
    text = next;
  }
  return text === '' ? '' : text + end;
};

/**
 * The title and description of a list's pages from page 2 on. They include the page number and the
 * entries, so that no two pages of a list have the same.
 */
export const metadataOfListPageAfterFirst = ({
  title,
  pageNumber,
  pageCount,
  order,
  entries,
}: ListPageToDescribe): { readonly title: string; readonly description: string } => {
  const list = clip(title);
  const start = `Page ${pageNumber} of ${pageCount} of “${list}”, ${order}`;
  const names = listNames(entries, metadataLengths.description.to - start.length - 2);
  return {
    title: `${list}, page ${pageNumber}`,
    description: names === '' ? `${start}.` : `${start}: ${names}`,
  };
};
