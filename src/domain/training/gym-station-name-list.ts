/**
 * Places in a gym with room for one lifter: when one is taken, no exercise of that place can be
 * done. For all other exercises, shared equipment only lowers the fit (`swaps/fit.ts`).
 */
export const gymStationNameList = [
  'squat rack',
  'bench with uprights',
  'pull-up bar',
  'high pulley with a seat',
] as const;
