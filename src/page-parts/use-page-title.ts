import { useEffect } from 'react';
import { siteIdentityAndPageSizes } from '../config/public/site-identity-and-page-sizes.ts';
import { pageTitle } from '../domain/page-head/page-metadata.ts';

/**
 * Sets the title of the document. For pages whose `Head` doesn't know what they show, such as a
 * plan of the zone or an order. Gatsby writes that head into the document some time after the page
 * is rendered, so the title is set again whenever it has been replaced.
 */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    const wanted = pageTitle(title, siteIdentityAndPageSizes);
    const set = (): void => {
      if (document.title !== wanted) document.title = wanted;
    };
    set();
    const observer = new MutationObserver(set);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title]);
};
