/**
 * The parts of `gatsby-link` that Gatsby's own modules call, for the browser's scripts only
 * (`gatsby-node.ts`). The package also has a link component, which no page uses (`SiteLink` is a
 * plain link), and which would add 1.5 KB to every first visit.
 */

declare global {
  interface Window {
    readonly ___navigate: (to: string | number, options?: object) => Promise<void>;
  }
}

/** Splits an address of this site into its parts; a bare `?` or `#` is dropped. */
export const parsePath = (
  address: string,
): { readonly pathname: string; readonly search: string; readonly hash: string } => {
  const [beforeHash = '', ...afterHash] = (address === '' ? '/' : address).split('#');
  const [pathname = '', ...afterMark] = beforeHash.split('?');
  const search = afterMark.join('?');
  const hash = afterHash.join('#');
  return {
    pathname,
    search: search === '' ? '' : `?${search}`,
    hash: hash === '' ? '' : `#${hash}`,
  };
};

/**
 * Goes to an address of this site, or a number of pages back or forward. All our addresses begin
 * and end with a slash.
 */
export const navigate = (to: string | number, options?: object): Promise<void> =>
  window.___navigate(to, options);

const asItIs = (path: string): string => path;

// Gatsby passes these on to pages, but none of ours uses them: webpack drops them.
export { SiteLink as Link } from '../ui/text/site-link.tsx';
export { asItIs as withPrefix, asItIs as withAssetPrefix };
