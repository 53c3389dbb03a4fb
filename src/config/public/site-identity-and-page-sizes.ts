/**
 * What the site is called, and technical facts about it. Who runs it is content (`Company` of
 * src/domain).
 */
export const siteIdentityAndPageSizes = {
  name: 'Knurl',
  tagline: 'Weightlifting Workout Plans Exclusively For Women',
  description:
    'Weightlifting plans written for women: free programmes, an exercise library by body area, calculators and articles with their sources.',
  locale: 'en-GB',
  articlesPerPage: 12,
  /** The page size of plans, packs and exercises. */
  entriesPerPage: 24,
  /**
   * The picture in previews of shared links to a page that has none of its own. Drawn by
   * `local/pictures/draw-social.ts`.
   */
  socialPicture: {
    path: '/social.jpg',
    width: 1200,
    height: 630,
    alt: 'A drawing of a woman with a barbell on her back, beside the Knurl diamond.',
  },
} as const;
