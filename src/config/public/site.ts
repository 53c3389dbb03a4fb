type ResponsiblePerson = {
  readonly name: string;
  readonly postalAddress: string;
  readonly email: string;
};

/** Fixed facts of the site: its name, its company, its addresses elsewhere. */
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
   * Who answers for the shop's goods in the European Union and Northern Ireland: Regulation (EU) 2023/988 asks for one before anything
   * is sold there. The owner puts her name and addresses here; pages say so while it is undefined.
   */
  responsiblePerson: undefined as ResponsiblePerson | undefined,
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/knurl.sample/' },
    { name: 'YouTube', href: 'https://www.youtube.com/@knurl.sample' },
    { name: 'Pinterest', href: 'https://www.pinterest.com/knurlsample/' },
  ],
  articlesPerPage: 12,
  /** Of plans, packs and exercises. */
  entriesPerPage: 24,
  /** The picture of a shared link to a page that has none of its own. `local/pictures/draw-social.ts` draws it. */
  socialPicture: {
    path: '/social.jpg',
    width: 1200,
    height: 630,
    alt: 'A drawing of a woman with a barbell on her back, beside the Knurl diamond.',
  },
} as const;
