import { useEffect } from 'react';
import { siteIdentityAndPageSizes } from '../../../config/public/site-identity-and-page-sizes.ts';
import { pageTitle } from '../../../domain/page-head/page-metadata.ts';
import { quotedQuery } from './search-sentences.ts';

/**
 * Sets a document title with the searched text; with an empty text it leaves the page's own. Gatsby
 * rewrites that one after every change of the address, so ours is set again until the text changes.
 */
export const useSearchedTextAsPageTitle = (text: string): void =>
  useEffect(() => {
    if (text === '') return undefined;
    const title = pageTitle(`Search for ${quotedQuery(text)}`, siteIdentityAndPageSizes);
    const own = document.title;
    const hold = (): void => {
      if (document.title !== title) document.title = title;
    };
    hold();
    const observer = new MutationObserver(hold);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = own;
    };
  }, [text]);
