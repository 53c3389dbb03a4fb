import type { ExerciseFacts } from '../exercise-facts.ts';
import { ownOrLoggedOneRepMaxOf, type KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import type { WeightAndRepsDone } from './lately.ts';
import { isLoadingKindPerHand, type LoadingKind } from '../movement-and-loading.ts';
import { kilogramsOf } from '../weight.ts';

/** A maximum for a line, in kilograms, per hand where the line is loaded per hand. */
export type LineOneRepMax = {
  readonly kilograms: number;
  /** The slug of the other lift that it is estimated from; missing for a maximum of this lift. */
  readonly estimatedFrom?: string;
  /** Whether it comes from the log, or was carried over to another lift or to other equipment. */
  readonly isEstimate: boolean;
  /** What the lifter had done lately, where it comes from the log and from the same equipment. */
  readonly lately?: readonly WeightAndRepsDone[];
};

/**
 * With two dumbbells lifters press 17 % less than with a barbell, both hands counted (Saeterbakken,
 * van den Tillaar and Fimland, Journal of Sports Sciences, 2011: twelve trained men on the bench;
 * for other lifts it is a guess).
 */
const shareWithDumbbells = 0.83;

/** A coach's rule: a weight estimated from another lift starts 10 % lighter. */
const shareFromOtherLift = 0.9;

/**
 * Converts a maximum lifted with one kind of equipment to another; undefined where nothing carries
 * over.
 */
const convertMax = (kilograms: number, from: LoadingKind, to: LoadingKind): number | undefined => {
  if (from === to) return kilograms;
  if (isLoadingKindPerHand(from) && isLoadingKindPerHand(to)) return kilograms;
  const isBar = (loading: LoadingKind): boolean => loading === 'barbell' || loading === 'e-z bar';
  if (isBar(from) && isBar(to)) return kilograms;
  if (isBar(from) && isLoadingKindPerHand(to)) return (kilograms * shareWithDumbbells) / 2;
  if (isLoadingKindPerHand(from) && isBar(to)) return 2 * kilograms;
  if (from === 'dumbbell' && to === 'kettlebell') return kilograms;
  if (from === 'kettlebell' && to === 'dumbbell') return kilograms;
  return undefined;
};

/** The total weight moved, both hands together. */
const whole = (kilograms: number, loading: LoadingKind): number =>
  isLoadingKindPerHand(loading) ? 2 * kilograms : kilograms;

/**
 * A maximum estimated from the lift of the same pattern whose usual weight is nearest; undefined if
 * the lifter has none.
 */
const maxFromOtherLift = (
  facts: ExerciseFacts,
  weights: KitAndMaximums,
  library: ReadonlyMap<string, ExerciseFacts>,
): { readonly kilograms: number; readonly slug: string } | undefined => {
  const { relativeLoad, pattern, slug } = facts;
  if (relativeLoad === undefined) return undefined;
  const known = [...weights.maxes, ...(weights.logMaxes ?? [])];
  const [nearest] = [...new Set(known.map(({ exercise }) => exercise))]
    .flatMap((exercise) => {
      const other = library.get(exercise);
      const max = ownOrLoggedOneRepMaxOf(weights, exercise);
      return max === undefined ||
        other?.relativeLoad === undefined ||
        other.pattern !== pattern ||
        exercise === slug
        ? []
        : [
            {
              slug: exercise,
              distance: Math.abs(Math.log(other.relativeLoad / relativeLoad)),
              kilograms:
                (whole(kilogramsOf(max.weight), other.loading) * relativeLoad) / other.relativeLoad,
            },
          ];
    })
    .toSorted((one, other) => one.distance - other.distance);
  if (nearest === undefined) return undefined;
  const { kilograms } = nearest;
  return {
    slug: nearest.slug,
    kilograms:
      shareFromOtherLift * (isLoadingKindPerHand(facts.loading) ? kilograms / 2 : kilograms),
  };
};

/**
 * The lifter’s maximum for a line with a given loading: her own, carried over to the line's
 * equipment, or one estimated from another lift. `'other equipment'` if her maximum says nothing
 * about this equipment.
 */
export const oneRepMaxForLine = (
  slug: string,
  facts: ExerciseFacts | undefined,
  loading: LoadingKind,
  weights: KitAndMaximums,
  library: ReadonlyMap<string, ExerciseFacts>,
): LineOneRepMax | 'other equipment' | undefined => {
  const own = ownOrLoggedOneRepMaxOf(weights, slug);
  const lifted = facts?.loading ?? loading;
  const other = own === undefined && facts ? maxFromOtherLift(facts, weights, library) : undefined;
  const kilograms = own === undefined ? other?.kilograms : kilogramsOf(own.weight);
  if (kilograms === undefined) {
    // A maximum of this lift would not help: nothing carries over from it.
    return convertMax(1, lifted, loading) === undefined ? 'other equipment' : undefined;
  }
  const carried = convertMax(kilograms, lifted, loading);
  if (carried === undefined) return 'other equipment';
  return {
    kilograms: carried,
    isEstimate: other !== undefined || lifted !== loading || own?.range !== undefined,
    ...(other === undefined ? {} : { estimatedFrom: other.slug }),
    ...(own?.lately !== undefined && lifted === loading && { lately: own.lately }),
  };
};
