/**
 * What Gatsby's own modules call of `gatsby-link`, for the browser's scripts alone (`gatsby-node.ts`). The package also brings a
 * link component, which no page has (`SiteLink` is a plain link), and every first visit would pay 1.5 KB for it.
 */

declare global {
  interface Window {
    readonly ___navigate: (to: string | number, options?: object) => Promise<void>;
  }
}

/** Splits an address of this site into its parts; `?` and `#` alone count as nothing. */
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

/** Goes to an address of this site, or back and forth by a number of pages. All our addresses begin and end with a slash. */
export const navigate = (to: string | number, options?: object): Promise<void> =>
  window.___navigate(to, options);

const asItIs = (path: string): string => path;

// Gatsby passes these on to pages, and none of ours asks for them: webpack leaves them out.
export { SiteLink as Link } from '../ui/site-link.tsx';
export { asItIs as withPrefix, asItIs as withAssetPrefix };
