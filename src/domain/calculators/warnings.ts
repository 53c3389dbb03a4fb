/** A warning that has to be shown with a potentially harmful result (R14). */
export type UnderBmrOrMinimumWarning = 'under-bmr' | 'under-1200';

/** The fewest kilocalories a day that anyone should eat without medical advice (R14). */
export const minCalories = 1200;

/**
 * The warnings for an amount of kilocalories a day: below the BMR, which is given only when the
 * goal is fat loss, and below the minimum.
 */
export const warningsUnderBmrOrMinimum = (
  calories: number,
  fatLossBmr: number | undefined,
): readonly UnderBmrOrMinimumWarning[] => [
  ...(fatLossBmr !== undefined && calories < fatLossBmr ? (['under-bmr'] as const) : []),
  ...(calories < minCalories ? (['under-1200'] as const) : []),
];
