import { estimateOneRepMax } from '../../../src/domain/calculators/one-rep-max.ts';
import { percentOfMaxForMostPossibleReps } from '../../../src/domain/training/loads/effort-chart.ts';

/**
 * How much more than the weight on the bar a maximum is, by the reps to failure (whole or half).
 */
export type MaximumFormula = (kilograms: number, repsToFailure: number, lift: string) => number;

/** A percentage between the points of a published table, which begins at one rep. */
const between = (points: readonly (readonly [reps: number, percent: number])[]) => {
  return (reps: number): number => {
    const above = points.findIndex(([at]) => at >= reps);
    const [toReps, toPercent] = points[above === -1 ? points.length - 1 : above] ?? [1, 100];
    const [fromReps, fromPercent] = points[(above === -1 ? points.length - 1 : above) - 1] ?? [
      1, 100,
    ];
    return toReps === fromReps
      ? toPercent
      : fromPercent + ((reps - fromReps) * (toPercent - fromPercent)) / (toReps - fromReps);
  };
};

/*
 * Of Nuzzo and colleagues (Sports Medicine 2024, doi 10.1007/s40279-023-01937-7) we have no table,
 * only the points that two texts which cite it give alike: their line between the points is ours.
 */
const nuzzoAll = between([
  [1, 100],
  [5, 90],
  [15, 70],
]);
const nuzzoBench = between([
  [1, 100],
  [8.8, 80],
  [14.1, 70],
]);

/** Marzagão 2026 (arXiv 2603.17495, a preprint): the lighter the weight, the more a rep adds. */
const weightDependent: MaximumFormula = (kilograms, reps) =>
  kilograms *
  (1 + (reps - 1) ** 0.85 / Math.max(0.5, -2.55 + 4.58 * Math.log(Math.max(1, kilograms))));

const ofKin =
  (formula: 'epley' | 'brzycki' | 'wathan'): MaximumFormula =>
  (kilograms, reps) =>
    // A single is its own maximum.
    reps <= 1 ? kilograms : estimateOneRepMax(kilograms, reps, formula);

/** The candidates; the first one is what the site uses. */
export const formulas: Readonly<Record<string, MaximumFormula>> = {
  'RPE chart': (kilograms, reps) => (100 * kilograms) / percentOfMaxForMostPossibleReps(reps),
  Epley: ofKin('epley'),
  Brzycki: ofKin('brzycki'),
  Wathan: ofKin('wathan'),
  'Nuzzo and colleagues': (kilograms, reps, lift) =>
    (100 * kilograms) / (/bench press/i.test(lift) ? nuzzoBench : nuzzoAll)(reps),
  'Marzagão, by the weight': weightDependent,
};

/** A formula made flatter or steeper for one lifter: 1 leaves it as it is. */
export const narrowed =
  (formula: MaximumFormula, steepness: number): MaximumFormula =>
  (kilograms, reps, lift) =>
    kilograms * (formula(kilograms, reps, lift) / kilograms) ** steepness;

/** The reps to failure that a formula foretells with a weight, from 1 to 30. */
export const repsAt = (
  formula: MaximumFormula,
  maximum: number,
  kilograms: number,
  lift: string,
): number => {
  let [few, many] = [1, 30];
  for (let step = 0; step < 30; step += 1) {
    const middle = (few + many) / 2;
    if (formula(kilograms, middle, lift) < maximum) few = middle;
    else many = middle;
  }
  return (few + many) / 2;
};
