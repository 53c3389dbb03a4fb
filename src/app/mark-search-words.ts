import { routes } from '../domain/routes.ts';
import { searchTextIn } from '../domain/search/search-text.ts';

type Place = { readonly pathname: string; readonly search: string };

/** The name by which the style sheet knows the marks. */
const markName = 'search-words';

/**
 * Marks the words of a search on a page that was found by it (its address says `s`), and takes the marks of the page before
 * away. Nothing is put into the page, so React finds it as it left it; a browser that cannot paint such marks (before
 * 2025) shows the page without. The page of results marks its own.
 */
export const markSearchWords = async ({ pathname, search }: Place): Promise<void> => {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(markName);
  const text = searchTextIn(search);
  if (text === '' || pathname === routes.search) return;
  try {
    const { rangesFound } = await import('../features/search/mark-page.ts');
    const main = document.querySelector('main');
    // Another page may have come meanwhile.
    if (main === null || location.pathname !== pathname || location.search !== search) return;
    CSS.highlights.set(markName, new Highlight(...rangesFound(main, text)));
  } catch (reason) {
    console.error('The words of the search could not be marked.', reason);
  }
};
