/**
 * Pages that send no page view to analytics, because a page view contains the whole address. A calculator's address has a weight and an
 * age, a login's has its code, and those of training have her lifts, her plan and the names of her own exercises.
 */
export const pagesWithoutAnalytics = [
  '/calculators/**',
  '/login/**',
  '/my-weights/**',
  '/train/**',
  '/training-log/**',
] as const;
