import { routes } from '../routes.ts';

/** The query parameter with the text of a search (ROUTES-9). */
export const searchParameter = 's';

/**
 * In UTF-16 code units. Longer texts are truncated: nobody needs them, and endless ones would block
 * the worker.
 */
export const maxSearchTextLength = 200;

/**
 * Normalises a typed text: single spaces, trimmed, and no longer than the maximum. Never splits a
 * character.
 */
export const trimAndShortenSearchText = (text: string): string => {
  const cut = text.slice(0, maxSearchTextLength).replace(/\s+/g, ' ').trimStart();
  // The cut may leave half of a surrogate pair.
  return (cut.isWellFormed() ? cut : cut.slice(0, -1).toWellFormed()).trimEnd();
};

/** The normalised search text in an address's query string; empty if there is none. */
export const searchTextFromQueryString = (queryString: string): string =>
  trimAndShortenSearchText(new URLSearchParams(queryString).get(searchParameter) ?? '');

/** The path of a result, with the searched text as its parameter. */
export const pathWithSearchText = (path: string, text: string): string => {
  const [page = '', fragment] = path.split('#', 2);
  const parameters = new URLSearchParams({ [searchParameter]: trimAndShortenSearchText(text) });
  return `${page}?${parameters.toString()}${fragment === undefined ? '' : `#${fragment}`}`;
};

/** The path of the page of results for a text. */
export const searchResultsPathFor = (text: string): string =>
  pathWithSearchText(routes.search, text);
