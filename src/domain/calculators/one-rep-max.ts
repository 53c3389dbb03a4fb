/** A formula for the heaviest single from a set: how many times the weight that was lifted. */
export type Formula = 'epley' | 'brzycki' | 'lombardi' | 'oconner' | 'wathan';

/**
 * The published formulas, as factors of the weight for a number of reps.
 * Epley: Boyd Epley Workout, 1985 (the one that specification, section 9, asks for).
 * Brzycki: Journal of Physical Education, Recreation & Dance, 1993.
 * Lombardi: Beginning Weight Training, 1989.
 * O'Conner, Simmons and O'Shea: Weight Training Today, 1989.
 * Wathan: in Baechle (editor), Essentials of Strength Training and Conditioning, 1994.
 */
const factors: Readonly<Record<Formula, (reps: number) => number>> = {
  epley: (reps) => 1 + reps / 30,
  brzycki: (reps) => 1 / (1.0278 - 0.0278 * reps),
  lombardi: (reps) => reps ** 0.1,
  oconner: (reps) => 1 + 0.025 * reps,
  wathan: (reps) => 100 / (48.8 + 53.8 * Math.exp(-0.075 * reps)),
};

/** The formulas beside Epley's, for comparison. */
export const otherFormulas: readonly Formula[] = ['brzycki', 'lombardi', 'oconner', 'wathan'];

/**
 * The one rep max in the unit of the weight, unrounded. Reps are whole, from 1 to 10; see `factors` for the sources.
 */
export const oneRepMax = (weight: number, reps: number, formula: Formula = 'epley'): number =>
  weight * factors[formula](reps);

/** The shares of the one rep max that the table shows, in per cent (specification, section 9). */
export const percentages: readonly number[] = [90, 80, 70, 60, 50];
