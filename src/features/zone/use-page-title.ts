import { useEffect } from 'react';
import { site } from '../../config/public/site.ts';
import { pageTitle } from '../../domain/page-metadata.ts';

/** Sets the title of the document. All of the zone is one page, so Gatsby's `Head` cannot do it. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = pageTitle(title, site);
  }, [title]);
};
