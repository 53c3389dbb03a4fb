import { routes } from '../routes.ts';

/** The parameter that carries the text of a search (specification, section 2). */
export const searchParameter = 's';

/** Longer texts are cut: nobody looks for so much, and whoever sends it shall not make anybody wait. */
export const longestSearchText = 200;

/** What is searched for: the text with single spaces and none around it, cut at 200 code units (never within a character). */
export const toSearchText = (text: string): string => {
  const whole = text.slice(0, longestSearchText).replace(/\s+/g, ' ').trimStart();
  // Half of a pair of code units is no character.
  return (whole.isWellFormed() ? whole : whole.slice(0, -1).toWellFormed()).trimEnd();
};

/** The text that an address carries, fit to be looked for; empty where there is none. */
export const searchTextIn = (search: string): string =>
  toSearchText(new URLSearchParams(search).get(searchParameter) ?? '');

/** The address of a result, with the text by which it was found. */
export const resultPath = (path: string, text: string): string => {
  const [page = '', part] = path.split('#', 2);
  const parameters = new URLSearchParams({ [searchParameter]: toSearchText(text) });
  return `${page}?${parameters.toString()}${part === undefined ? '' : `#${part}`}`;
};

/** The page of results for a text. */
export const searchPath = (text: string): string => resultPath(routes.search, text);
