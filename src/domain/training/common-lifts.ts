/**
 * The lifts that she is asked for first: those that the plans of the starter space load by a percentage or an effort most often (counted in
 * November 2026), with the Olympic lifts behind them. One that the library lacks isn't shown.
 */
export const commonLifts: readonly string[] = [
  'back-squat',
  'barbell-bench-press',
  'deadlift',
  'barbell-hip-thrust',
  'barbell-overhead-press',
  'bent-over-barbell-row',
  'romanian-deadlift',
  'front-squat',
  'incline-dumbbell-press',
  'lat-pulldown',
  'leg-press',
  'clean',
  'snatch',
];
