/**
 * The lifts offered first when the lifter enters a maximum: the ones that the plans of the starter
 * space load most often by a percentage or an effort (counted in November 2026), then the Olympic
 * lifts. One that the library lacks isn't shown.
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
