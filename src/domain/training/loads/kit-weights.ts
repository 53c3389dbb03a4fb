import {
  commonBarWeightsByUnit,
  heaviestLoadedBarUpTo,
  type BarbellSetup,
  type LoadedBar,
} from '../../calculators/plates.ts';
import type { DumbbellOrKettlebellRack, KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import type { LoadingKind } from '../movement-and-loading.ts';

/*
 * The weights that the lifter’s kit can load. All numbers are in her unit; sums are in hundredths,
 * to keep them integers.
 */

const hundredths = (weight: number): number => Math.round(100 * weight);

/** The highest weight for kit that comes in steps. It bounds racks typed by the user. */
const heaviestStep = 500;

/** All multiples of a step between two weights. */
const multiples = (from: number, to: number, step: number): readonly number[] => {
  const [first, last, by] = [hundredths(from), hundredths(to), hundredths(step)];
  if (by <= 0 || last < first) return [];
  return Array.from(
    { length: Math.floor((last - first) / by) + 1 },
    (_, index) => (first + index * by) / 100,
  );
};

/** Every total that the bar and its plates can have, lightest first. */
const barTotals = ({ bar, plates }: BarbellSetup): readonly number[] => {
  let sides = new Set([0]);
  for (const { size, pairs } of plates) {
    const withSize = new Set(sides);
    for (const side of sides) {
      for (let count = 1; count <= pairs; count += 1) {
        withSize.add(side + count * hundredths(size));
      }
    }
    sides = withSize;
  }
  return [...sides].toSorted((one, other) => one - other).map((side) => bar + side / 50);
};

const rackWeights = (rack: DumbbellOrKettlebellRack): readonly number[] =>
  rack.kind === 'list'
    ? [...new Set(rack.weights)].toSorted((one, other) => one - other)
    : multiples(rack.from, rack.to, rack.step);

/** Every weight that plates alone make on one end of a bar, where both plates of a pair can go. */
const plateTotals = (setup: BarbellSetup): readonly number[] =>
  barTotals({
    ...setup,
    bar: 0,
    plates: setup.plates.map(({ size, pairs }) => ({ size, pairs: 2 * pairs })),
  })
    .filter((total) => total > 0)
    .map((total) => total / 2);

/** The sizes of the lifter’s plates, lightest first. */
const plateSizes = ({ plates }: BarbellSetup): readonly number[] =>
  plates
    .flatMap(({ size, pairs }) => (pairs > 0 ? [size] : []))
    .toSorted((one, other) => one - other);

/**
 * An e-z bar is counted as 10 kg or 25 lb, the lightest that gyms commonly have; the lifter’s
 * plates go on it.
 */
const ezBar: Readonly<Record<KitAndMaximums['unit'], number>> = {
  kg: commonBarWeightsByUnit.kg[2] ?? 10,
  lb: commonBarWeightsByUnit.lb[3] ?? 25,
};

/** The bar that a lift is loaded on; undefined for everything that isn't a bar. */
export const barSetupForLoading = (
  loading: LoadingKind,
  { barbell }: KitAndMaximums,
): BarbellSetup | undefined => {
  if (loading === 'barbell') return barbell;
  return loading === 'e-z bar' ? { ...barbell, bar: ezBar[barbell.unit] } : undefined;
};

/**
 * The step for a belt, a band or a sandbag when nothing finer is known: half a kilogram, a pound.
 */
const finestStep: Readonly<Record<KitAndMaximums['unit'], number>> = { kg: 0.5, lb: 1 };

const computeWeights = (loading: LoadingKind, weights: KitAndMaximums): readonly number[] => {
  const bar = barSetupForLoading(loading, weights);
  if (bar !== undefined) return barTotals(bar);
  switch (loading) {
    case 'dumbbell':
    case 'two dumbbells':
      return rackWeights(weights.dumbbells);
    case 'kettlebell':
    case 'two kettlebells':
      return rackWeights(weights.kettlebells);
    case 'machine':
    case 'assisted machine':
    case 'cable':
      return multiples(weights.machineStep, heaviestStep, weights.machineStep);
    case 'plate':
      return plateTotals(weights.barbell);
    default: {
      // A weight on a belt goes in steps of the lifter’s smallest plate, if she has one.
      const step = loading === 'bodyweight' ? plateSizes(weights.barbell)[0] : undefined;
      const by = step ?? finestStep[weights.unit];
      return multiples(by, heaviestStep, by);
    }
  }
};

/** Cached results for one kit: a plan asks about hundreds of lines with the same kit. */
type Known = {
  readonly loadable: Map<LoadingKind, readonly number[]>;
  readonly bars: Map<string, LoadedBar | undefined>;
};
const knownKits = new WeakMap<KitAndMaximums, Known>();

const knownOf = (weights: KitAndMaximums): Known => {
  const known = knownKits.get(weights) ?? { loadable: new Map(), bars: new Map() };
  knownKits.set(weights, known);
  return known;
};

/**
 * Every weight that the lifter’s kit can load for a kind of lift, lightest first; per hand for
 * pairs. Empty if she has no kit for it.
 */
export const loadableWeightsForLoading = (
  loading: LoadingKind,
  weights: KitAndMaximums,
): readonly number[] => {
  const { loadable } = knownOf(weights);
  const found = loadable.get(loading) ?? computeWeights(loading, weights);
  loadable.set(loading, found);
  return found;
};

/**
 * The smallest step between two weights that the lifter can load; 0 when there is one weight or
 * none.
 */
export const smallestStepBetweenWeights = (loadable: readonly number[]): number => {
  const steps = loadable.slice(1).map((weight, index) => weight - (loadable[index] ?? weight));
  return steps.length === 0 ? 0 : Math.min(...steps);
};

/**
 * The plates on the lifter’s bar for a weight that it can load; undefined for everything that isn't
 * a bar.
 */
export const platesOnBar = (
  weight: number,
  loading: LoadingKind,
  weights: KitAndMaximums,
): LoadedBar | undefined => {
  const setup = barSetupForLoading(loading, weights);
  if (setup === undefined) return undefined;
  const { bars: loaded } = knownOf(weights);
  const key = `${setup.bar} ${weight}`;
  const bar = loaded.get(key) ?? heaviestLoadedBarUpTo(weight, setup);
  loaded.set(key, bar);
  return bar;
};
