import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import { isLoadingKindPerHand, type LoadingKind } from '../movement-and-loading.ts';
import { convertWeight, type Weight } from '../weight.ts';
import {
  loadableWeightsForLoading,
  platesOnBar,
  smallestStepBetweenWeights,
} from './kit-weights.ts';
import type { PlannedWeightOrWhyNone } from './planned-weight.ts';

/*
 * The rounding rule, the same for bars, dumbbells, kettlebells and machines: the nearest weight
 * that the lifter can load, the lighter one of a tie, and never more than half her smallest step
 * above what was asked. So where a rack has a gap, the weight below it is taken, however far that
 * is.
 */

/** Tolerance for rounding errors of unit conversions: 60 kg are 132.27735… lb. */
const rest = 1e-6;

/** The weight to load by the rule above; the lightest or the heaviest if it is out of range. */
const nearest = (exact: number, loadable: readonly number[], step: number): number | undefined => {
  const above = loadable.find((weight) => weight >= exact - rest);
  const below = loadable.findLast((weight) => weight <= exact + rest);
  if (above === undefined || below === undefined) return above ?? below;
  const isAboveNear = above - exact < exact - below - rest && above - exact <= step / 2 + rest;
  return isAboveNear ? above : below;
};

/**
 * The tolerance beyond the lifter’s lightest or heaviest weight, as a share of the weight asked
 * for: at most a tenth.
 */
const shareOfSlack = 0.1;

type Rounded = PlannedWeightOrWhyNone & { readonly kind: 'weight' | 'too light' | 'too heavy' };

/**
 * A weight rounded to what the lifter’s kit can load, by the rule of this file: per hand for pairs
 * of dumbbells and kettlebells. `source` is `hers`; callers that know the real source replace it.
 */
export const roundWeightToKitOrWhyNot = (
  weight: Weight,
  loading: LoadingKind,
  weights: KitAndMaximums,
): Rounded => {
  const { unit } = weights;
  const exact = convertWeight(weight, unit).value;
  const perHand = isLoadingKindPerHand(loading);
  const loadable = loadableWeightsForLoading(loading, weights);
  const step = smallestStepBetweenWeights(loadable);
  // At the ends of a coarse kit, half a step may be a lot.
  const slack = Math.min(step / 2, exact * shareOfSlack);
  const [lightest, heaviest] = [loadable[0], loadable.at(-1)];
  const value = nearest(exact, loadable, step) ?? exact;
  const bar = platesOnBar(value, loading, weights);
  if (lightest !== undefined && exact < lightest - slack - rest) {
    return { kind: 'too light', lightest: { value: lightest, unit }, exact, perHand };
  }
  if (heaviest !== undefined && exact > heaviest + slack + rest) {
    return {
      kind: 'too heavy',
      heaviest: { value: heaviest, unit },
      exact,
      perHand,
      ...(bar === undefined ? {} : { bar }),
    };
  }
  return {
    kind: 'weight',
    weight: { value, unit },
    exact,
    source: 'hers',
    isEstimate: false,
    perHand,
    ...(bar === undefined ? {} : { bar }),
  };
};

/** The weight to load for another one: rounded, or the lightest or the heaviest that there is. */
export const nearestLoadableWeightOfKit = (
  weight: Weight,
  loading: LoadingKind,
  weights: KitAndMaximums,
): Weight => {
  const rounded = roundWeightToKitOrWhyNot(weight, loading, weights);
  switch (rounded.kind) {
    case 'weight':
      return rounded.weight;
    case 'too light':
      return rounded.lightest;
    case 'too heavy':
      return rounded.heaviest;
  }
};

/**
 * The next heavier or lighter weight that the lifter’s kit can load, for the steppers. At either
 * end it stays as it is.
 */
export const nextHeavierOrLighterWeight = (
  weight: Weight,
  by: 1 | -1,
  loading: LoadingKind,
  weights: KitAndMaximums,
): Weight => {
  const { unit } = weights;
  const { value } = convertWeight(weight, unit);
  const loadable = loadableWeightsForLoading(loading, weights);
  const next =
    by === 1
      ? loadable.find((loaded) => loaded > value + rest)
      : loadable.findLast((loaded) => loaded < value - rest);
  return { value: next ?? value, unit };
};
