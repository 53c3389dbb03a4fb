type ResponsiblePerson = {
  readonly name: string;
  readonly postalAddress: string;
  readonly email: string;
};

/** Constants of the site: its name, its company, its social profiles. */
export const site = {
  name: 'Knurl',
  tagline: 'Weightlifting Workout Plans Exclusively For Women',
  description:
    'Weightlifting plans written for women: free programmes, an exercise library by body area, calculators and articles with their sources.',
  locale: 'en-GB',
  email: 'hello@knurl.example',
  company: {
    legalName: 'Knurl Training Ltd (sample company)',
    address: 'Unit 4, Example Yard, Sheffield S3 0AA',
    number: '00000000',
  },
  /**
   * The responsible person for the shop's goods in the European Union and Northern Ireland: Regulation (EU) 2023/988 requires one before
   * anything is sold there. The owner enters a name and addresses here; pages say so while it is undefined.
   */
  responsiblePerson: undefined as ResponsiblePerson | undefined,
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/knurl.sample/' },
    { name: 'YouTube', href: 'https://www.youtube.com/@knurl.sample' },
    { name: 'Pinterest', href: 'https://www.pinterest.com/knurlsample/' },
  ],
  articlesPerPage: 12,
  /** The page size of plans, packs and exercises. */
  entriesPerPage: 24,
  /** The picture in previews of shared links to a page that has none of its own. Drawn by `local/pictures/draw-social.ts`. */
  socialPicture: {
    path: '/social.jpg',
    width: 1200,
    height: 630,
    alt: 'A drawing of a woman with a barbell on her back, beside the Knurl diamond.',
  },
} as const;
