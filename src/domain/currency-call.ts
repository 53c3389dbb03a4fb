/**
 * The currency call runs on addresses that contain one of these (CALLS-4), and wherever a price is
 * shown (R16).
 */
export const pathSubstringsNeedingCurrency: readonly string[] = [
  'workout-packs',
  'members',
  'articles',
  'exercises',
  'calculators',
  'pre-built-plans',
  'shop',
];

/**
 * The event that the app dispatches when a page is ready: after the first load, and after each
 * navigation.
 */
export const pageReadyEvent = 'page-ready';
