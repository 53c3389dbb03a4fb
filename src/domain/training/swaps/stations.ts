/**
 * Exercises of our library that need the same place in a gym: when it is taken, none of them can be
 * done. For all others, shared equipment only lowers the fit (`fit.ts`).
 */
const stations: readonly (readonly string[])[] = [
  // The squat rack.
  [
    'back-squat',
    'front-squat',
    'overhead-squat',
    'good-morning',
    'barbell-overhead-press',
    'push-press',
    'push-jerk',
    'snatch-balance',
    'rack-pull',
  ],
  // The bench with uprights.
  ['barbell-bench-press', 'paused-bench-press', 'close-grip-bench-press'],
  // The pull-up bar.
  ['pull-up', 'chin-up', 'band-assisted-pull-up', 'dead-hang', 'hanging-leg-raise'],
  // The high pulley with a seat.
  ['lat-pulldown', 'close-grip-pulldown'],
];

/** Whether two exercises need the same place. */
export const shareStation = (one: string, other: string): boolean =>
  stations.some((station) => station.includes(one) && station.includes(other));
