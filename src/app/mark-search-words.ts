import { routes } from '../domain/routes.ts';

type Place = { readonly pathname: string; readonly search: string };

const markName = 'search-words';

/**
 * Marks the words of a search on a page that was found by it (its address says `s`), and takes the marks of the page before
 * away. The page of results marks its own. What marks is loaded only then.
 */
export const markSearchWords = async ({ pathname, search }: Place): Promise<void> => {
  if ('highlights' in CSS) CSS.highlights.delete(markName);
  const text = new URLSearchParams(search).get('s');
  if (text === null || text === '' || pathname === routes.search) return;
  try {
    const { markPage } = await import('../features/search/mark-page.ts');
    // Another page may have come meanwhile.
    if (window.location.pathname === pathname) markPage(text);
  } catch (reason) {
    console.error('The words of the search could not be marked.', reason);
  }
};
