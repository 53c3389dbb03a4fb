import { routes } from '../domain/routes.ts';
import { searchTextFromQueryString } from '../domain/search-index/search-text.ts';

type Address = { readonly pathname: string; readonly search: string };

/** The highlight's name in the style sheet. */
const highlightName = 'search-words';

/**
 * Highlights the words of a search on a page opened from a result (its address has the parameter
 * `s`), and removes the highlights of the previous page. Uses CSS custom highlights, which leave
 * the page's elements to React; browsers from before 2025 show the page without them. The page of
 * results marks its own words.
 */
export const markSearchWords = async ({ pathname, search }: Address): Promise<void> => {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(highlightName);
  const text = searchTextFromQueryString(search);
  if (text === '' || pathname === routes.search) return;
  try {
    const { findMatchingDomRanges } = await import('../features/search/results/mark-page.ts');
    const main = document.querySelector('main');
    // The visitor may have gone to another page in the meantime.
    if (main === null || location.pathname !== pathname || location.search !== search) return;
    CSS.highlights.set(highlightName, new Highlight(...findMatchingDomRanges(main, text)));
  } catch (reason) {
    console.error('The words of the search could not be marked.', reason);
  }
};
