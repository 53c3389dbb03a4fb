import { useEffect } from 'react';
import { site } from '../../../config/public/site.ts';
import { pageTitle } from '../../../domain/page-metadata.ts';
import { quote } from './search-sentences.ts';

/**
 * Gives the document a title that says what is searched; with an empty text it leaves the page's own. Gatsby writes that one anew
 * after every change of the address, so the title is held until the text changes.
 */
export const useResultTitle = (text: string): void =>
  useEffect(() => {
    if (text === '') return undefined;
    const title = pageTitle(`Search for ${quote(text)}`, site);
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
