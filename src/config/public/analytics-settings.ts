/**
 * The measurement id of Google Analytics; empty if there are no analytics, as in `npm run develop`,
 * where the plugin adds nothing. The build inserts it (`gatsby-node.ts`). In a separate file,
 * because only pages' HTML has it, and no script.
 */
export const analyticsId =
  process.env.NODE_ENV === 'production' ? (process.env.GOOGLE_ANALYTICS_ID ?? '') : '';
