/** How long the words of a page may be, so that search results show them whole. */
export const pageWordLimits = {
  /** Characters of a title with the trading name. */
  title: 65,
  description: { from: 60, to: 165 },
} as const;

/** The title of a page as a browser and a search result show it. Home says the name first. */
export const pageTitle = (
  title: string,
  site: { readonly name: string; readonly tagline: string },
): string => (title === site.tagline ? `${site.name}: ${title}` : `${title} | ${site.name}`);

/** A page of a list of articles, the newest first. */
export type ListPage = {
  /** The title of the list. */
  readonly title: string;
  readonly pageNumber: number;
  readonly pageCount: number;
  /** The titles of the articles on the page. */
  readonly articles: readonly string[];
};

const longestListTitle = 40;

const clip = (text: string): string =>
  text.length <= longestListTitle ? text : `${text.slice(0, longestListTitle - 1).trimEnd()}…`;

/** As many of the names, whole, as there is room for. */
const listNames = (names: readonly string[], room: number): string => {
  const last = '.';
  const more = ' and more.';
  let text = '';
  for (const [index, name] of names.entries()) {
    const next = index === 0 ? `“${name}”` : `${text}, “${name}”`;
    const isLast = index === names.length - 1;
    if (next.length + (isLast ? last : more).length > room) return text === '' ? '' : text + more;
    text = next;
  }
  return text === '' ? '' : text + last;
};

/**
 * The title and description of a further page of a list. They say which page it is and what stands on it, so that
 * no two pages of a list have the same.
 */
export const furtherPageWords = ({
  title,
  pageNumber,
  pageCount,
  articles,
}: ListPage): { readonly title: string; readonly description: string } => {
  const list = clip(title);
  const start = `Page ${pageNumber} of ${pageCount} of “${list}”, from the newest of its articles to the oldest`;
  const names = listNames(articles, pageWordLimits.description.to - start.length - 2);
  return {
    title: `${list}, page ${pageNumber}`,
    description: names === '' ? `${start}.` : `${start}: ${names}`,
  };
};
