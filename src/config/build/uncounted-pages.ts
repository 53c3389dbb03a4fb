/**
 * Pages of which analytics sends no page view, because a page view sends the whole address. A calculator's address holds a weight and an
 * age, a login's its code, and those of her training her lifts, her plan and the names of her own exercises.
 */
export const uncountedPages = [
  '/calculators/**',
  '/login/**',
  '/my-weights/**',
  '/train/**',
  '/training-log/**',
] as const;
