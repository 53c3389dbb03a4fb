/** A formula that estimates a one-repetition maximum from a set. */
export type OneRepMaxFormula = 'epley' | 'brzycki' | 'lombardi' | 'oconner' | 'wathan';

/**
 * The factor by which each published formula multiplies the lifted weight, for a number of reps.
 * Epley: Boyd Epley Workout, 1985 (the one of FIGURES-3).
 * Brzycki: Journal of Physical Education, Recreation & Dance, 1993.
 * Lombardi: Beginning Weight Training, 1989.
 * O'Conner, Simmons and O'Shea: Weight Training Today, 1989.
 * Wathan: in Baechle (editor), Essentials of Strength Training and Conditioning, 1994.
 */
const factors: Readonly<Record<OneRepMaxFormula, (reps: number) => number>> = {
  epley: (reps) => 1 + reps / 30,
  brzycki: (reps) => 1 / (1.0278 - 0.0278 * reps),
  lombardi: (reps) => reps ** 0.1,
  oconner: (reps) => 1 + 0.025 * reps,
  wathan: (reps) => 100 / (48.8 + 53.8 * Math.exp(-0.075 * reps)),
};

/** The formulas shown next to Epley's for comparison. */
export const formulasComparedWithEpley: readonly OneRepMaxFormula[] = [
  'brzycki',
  'lombardi',
  'oconner',
  'wathan',
];

/**
 * The estimated one-repetition maximum in the unit of the weight, unrounded. Reps are a whole
 * number from 1 to 10. The sources of the formulas are at `factors`.
 */
export const estimateOneRepMax = (
  weight: number,
  reps: number,
  formula: OneRepMaxFormula = 'epley',
): number => weight * factors[formula](reps);

/** The percentages of the one-repetition maximum in the table (FIGURES-3). */
export const percentagesInOneRepMaxTable: readonly number[] = [90, 80, 70, 60, 50];
