import type { ExerciseFacts } from '../exercise-facts.ts';
import type { LoadingKind, MovementPattern } from '../movement-and-loading.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import { convertWeight, kilogramsOf, type Weight } from '../weight.ts';
import { nextHeavierOrLighterWeight } from './round-weight-to-kit-or-why-not.ts';

/*
 * Lifts of the body: pull-ups and dips, alone, with weight added or with a machine that helps.
 * Nobody knows what the body weighs, so they have no maximum, and their weight is kept as it is.
 */

/** What a weight of a lift means; undefined for a weight that is lifted itself. */
export const helpOrAddedMeaningOfLoading = (loading: LoadingKind): Weight['as'] => {
  if (loading === 'assisted machine') return 'help';
  return loading === 'bodyweight' ? 'added' : undefined;
};

/** A weight with what it means in a lift. */
export const weightTaggedAsHelpOrAdded = (weight: Weight, loading: LoadingKind): Weight => {
  const meaning = helpOrAddedMeaningOfLoading(loading);
  return meaning === undefined ? weight : { ...weight, as: meaning };
};

/** Whether a lift has no maximum, because what is loaded isn't all that is lifted. */
export const isBodyweightOrAssistedLoading = (loading: LoadingKind): boolean =>
  helpOrAddedMeaningOfLoading(loading) !== undefined;

const hangingOrDipping: readonly MovementPattern[] = ['vertical pull', 'horizontal push'];

/**
 * Whether weight can be added to a bodyweight lift: to pull-ups and dips, on a belt, and not to
 * push-ups, which need nothing but the floor.
 */
export const isBeltLoadableBodyweightLift = ({
  loading,
  pattern,
  equipment,
}: Pick<ExerciseFacts, 'loading' | 'pattern' | 'equipment'>): boolean =>
  loading === 'bodyweight' &&
  hangingOrDipping.includes(pattern) &&
  (pattern === 'vertical pull' || !equipment.includes('body only'));

/** Tolerance for rounding errors of unit conversions. */
const tolerance = 1e-6;

/**
 * Whether one weight makes a set easier than another one, in any units: less weight, or more help.
 */
export const isEasierWeight = (one: Weight, other: Weight): boolean => {
  const [first, second] = [kilogramsOf(one), kilogramsOf(other)];
  return one.as === 'help' ? first > second + tolerance : first < second - tolerance;
};

/** The help to start with: a coach's rule, about as much as most lifters need at first. */
const firstHelp: Readonly<Record<KitAndMaximums['unit'], number>> = { kg: 60, lb: 130 };

/** More or less of a weight by one step of the kit; for a lift of the body down to nothing. */
const moved = (
  weight: Weight,
  by: 1 | -1,
  loading: LoadingKind,
  weights: KitAndMaximums,
): Weight => {
  const next = nextHeavierOrLighterWeight(weight, by, loading, weights);
  const isLeast = by === -1 && next.value >= convertWeight(weight, weights.unit).value - tolerance;
  return weightTaggedAsHelpOrAdded(
    isLeast && isBodyweightOrAssistedLoading(loading) ? { ...next, value: 0 } : next,
    loading,
  );
};

/** The weight after a press on a stepper: more or less of it by one step of the kit. */
export const weightAfterStepperPress = (
  weight: Weight | undefined,
  by: 1 | -1,
  loading: LoadingKind,
  weights: KitAndMaximums,
): Weight => {
  const { unit } = weights;
  if (weight === undefined && loading === 'assisted machine') {
    return weightTaggedAsHelpOrAdded({ value: firstHelp[unit], unit }, loading);
  }
  return moved(weight ?? { value: 0, unit }, by, loading, weights);
};

/**
 * The next weight that makes a set harder or easier: for a machine that helps, less or more of it.
 */
export const nextHarderOrEasierWeight = (
  weight: Weight,
  by: 1 | -1,
  loading: LoadingKind,
  weights: KitAndMaximums,
): Weight => {
  const direction = loading === 'assisted machine' ? (by === 1 ? -1 : 1) : by;
  return moved(weight, direction, loading, weights);
};
