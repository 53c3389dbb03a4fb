import { createContext, use } from 'react';
import type { AnchorHTMLAttributes, ReactElement } from 'react';

export const CurrentPathContext = createContext('');

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path on this site. */
  readonly to: string;
};

/**
 * A link to a page of this site. It is a plain `<a>`: `gatsby-browser.tsx` listens for clicks and
 * navigates without a reload, and `src/app/prefetch-links.ts` prefetches the page.
 */
export const SiteLink = ({ to, children, ...others }: SiteLinkProps): ReactElement => (
  <a href={to} aria-current={to === use(CurrentPathContext) ? 'page' : undefined} {...others}>
    {children}
  </a>
);
