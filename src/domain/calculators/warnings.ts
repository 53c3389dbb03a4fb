/** What must be said beside a number that could hurt (decisions, 14). */
export type EnergyWarning = 'under-bmr' | 'under-1200';

/** Kilocalories a day below which nobody should go on her own (decisions, 14). */
export const leastCalories = 1200;

/**
 * The warnings that a day's kilocalories need: less than the BMR, where one is known and the aim is fat loss, and
 * less than 1,200.
 */
export const energyWarnings = (
  calories: number,
  fatLossBmr: number | undefined,
): readonly EnergyWarning[] => [
  ...(fatLossBmr !== undefined && calories < fatLossBmr ? (['under-bmr'] as const) : []),
  ...(calories < leastCalories ? (['under-1200'] as const) : []),
];
