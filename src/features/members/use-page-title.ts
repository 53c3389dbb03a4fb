import { useEffect } from 'react';
import { site } from '../../config/site.ts';
import { pageTitle } from '../../domain/page-words.ts';

/** Gives the browser's tab the title of what is shown: in the zone one page shows many things. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = pageTitle(title, site);
  }, [title]);
};
