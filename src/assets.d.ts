declare module '*.woff2' {
  const address: string;
  export default address;
}
declare module '*.css';

declare module 'gatsby-plugin-catch-links/catch-links' {
  /**
   * Follows clicks on same-site links, and calls back with the address on this site; gives what
   * ends that.
   */
  const catchLinks: (
    root: Window,
    options: { readonly excludePattern?: string },
    follow: (address: string) => void,
  ) => () => void;
  export default catchLinks;
}

/**
 * Gatsby's own first script, which starts the app as soon as it is evaluated (`gatsby-node.ts`
 * gives it this name).
 */
declare module 'start-gatsby';
