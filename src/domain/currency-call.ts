/** The currency call runs on addresses with one of these in them (CALLS-4), and wherever a price is shown (R16). */
export const currencyPaths: readonly string[] = [
  'workout-packs',
  'members',
  'articles',
  'exercises',
  'calculators',
  'pre-built-plans',
  'shop',
];

/** The event with which the app says that a page is there and works: the first one, and each that a link leads to. */
export const pageReadyEvent = 'page-ready';
