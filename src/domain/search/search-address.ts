import { routes } from '../routes.ts';
import { toSearchText } from './query.ts';

/** The parameter that carries the text of a search (specification, section 2). */
export const searchParameter = 's';

/** The text that an address carries, fit to be looked for; empty where there is none. */
export const searchTextIn = (search: string): string =>
  toSearchText(new URLSearchParams(search).get(searchParameter) ?? '');

const withText = (path: string, text: string): string => {
  const [page = '', part] = path.split('#', 2);
  const parameters = new URLSearchParams({ [searchParameter]: toSearchText(text) });
  return `${page}?${parameters.toString()}${part === undefined ? '' : `#${part}`}`;
};

/** The page of results for a text. */
export const searchPath = (text: string): string => withText(routes.search, text);

/** The address of a result, with the text by which it was found. */
export const resultPath = withText;
