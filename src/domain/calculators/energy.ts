import { roundToWhole } from './rounding.ts';

/** The formula's inputs for a woman. Years are whole. */
export type WeightHeightAndAge = {
  readonly kilograms: number;
  readonly centimetres: number;
  readonly years: number;
};

/** The factor of the BMR for each activity level (FIGURES-1). */
export const activityFactors = {
  sedentary: 1.2,
  light: 1.4,
  moderate: 1.6,
  'very-active': 1.8,
} as const;

export type Activity = keyof typeof activityFactors;

export const activityLevelKeys: readonly Activity[] = [
  'sedentary',
  'light',
  'moderate',
  'very-active',
];

/** The level that is preselected (FIGURES-1). */
export const defaultActivity: Activity = 'light';

/**
 * The basal metabolic rate (BMR) of a woman in whole kilocalories a day: 10 × kg + 6.25 × cm − 5 ×
 * years − 161 (FIGURES-1; Mifflin and colleagues, American Journal of Clinical Nutrition, 1990).
 */
export const bmrOfWoman = ({ kilograms, centimetres, years }: WeightHeightAndAge): number =>
  roundToWhole(10 * kilograms + 6.25 * centimetres - 5 * years - 161);

/**
 * The total daily energy (TDEE) in kilocalories, unrounded: the rounded BMR times the activity's
 * factor (FIGURES-1).
 */
export const dailyEnergyFromBmr = (bmr: number, activity: Activity): number =>
  bmr * activityFactors[activity];
