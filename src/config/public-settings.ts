/** What the browser may know of the settings. The build puts the values in (`gatsby-node.ts`). */
export const publicSettings = {
  /** The site's own address, without a slash at its end. */
  siteUrl: process.env.SITE_URL ?? '',
} as const;
