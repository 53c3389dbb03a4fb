import { createContext, use } from 'react';
import type { AnchorHTMLAttributes, ReactElement } from 'react';

/** The address of the page that is shown. */
export const CurrentPath = createContext('');

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** An address on this site. */
  readonly to: string;
};

/**
 * A link to a page of this site. It is a plain one: `gatsby-browser.tsx` has it followed without a reload, and
 * `src/app/prefetch-links.ts` fetches what it leads to.
 */
export const SiteLink = ({ to, children, ...others }: SiteLinkProps): ReactElement => (
  <a href={to} aria-current={to === use(CurrentPath) ? 'page' : undefined} {...others}>
    {children}
  </a>
);
