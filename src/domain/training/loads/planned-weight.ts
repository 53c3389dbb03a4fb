import type { LoadedBar } from '../../calculators/plates.ts';
import type { Exercise, Load } from '../../workout-notation/plan.ts';
import type { ExerciseFacts } from '../exercise-facts.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import type { Weight } from '../weight.ts';
import type { PlannedSet } from './percent-of-max.ts';

/** Where a planned weight comes from. */
export type WeightSource =
  /** The plan's own kilograms, rounded to the lifter’s kit. */
  | 'plan'
  /** A percentage of the lifter’s maximum. */
  | 'percent'
  /** Reps with an effort, by the chart (`effort-chart.ts`): an estimate. */
  | 'effort'
  /** The lifter’s weight from last time, plus the progression. */
  | 'last time'
  /** The lifter typed it, or a swap carried it over. */
  | 'hers';

/** What a block of sets means for the lifter in one week of the plan. */
export type PlannedWeightOrWhyNone =
  | {
      readonly kind: 'weight';
      /** The weight to load: rounded to the lifter’s kit; per hand if `perHand` is true. */
      readonly weight: Weight;
      /**
       * The lightest and the heaviest weight, rounded too: the ends of the plan's own range or, for
       * an estimate, the error of the chart in reps, whichever is wider. Missing when there is one
       * weight.
       */
      readonly range?: { readonly from: Weight; readonly to: Weight };
      /** The weight before rounding, in the same unit. */
      readonly exact: number;
      readonly source: WeightSource;
      /** Whether it relies on the chart, or on a maximum of another lift or of other equipment. */
      readonly isEstimate: boolean;
      /**
       * The slug of the lift whose maximum it is estimated from; missing if it comes from the
       * lifter’s maximum of this lift.
       */
      readonly estimatedFrom?: string;
      /**
       * The heaviest that the lifter did lately for as many reps, where the estimate asked for more
       * than a tenth above it, and the weight is held there.
       */
      readonly heldNear?: Weight;
      readonly perHand: boolean;
      /** The plates of one side of the lifter’s bar; missing for everything that isn't a bar. */
      readonly bar?: LoadedBar;
    }
  /**
   * The plan asks for less than the lifter’s empty bar or her lightest dumbbell; `lightest` is what
   * she has.
   */
  | {
      readonly kind: 'too light';
      readonly lightest: Weight;
      readonly exact: number;
      readonly perHand: boolean;
    }
  /** It asks for more than the lifter’s kit has; `heaviest` is what she has. */
  | {
      readonly kind: 'too heavy';
      readonly heaviest: Weight;
      readonly exact: number;
      readonly perHand: boolean;
      readonly bar?: LoadedBar;
    }
  | { readonly kind: 'bodyweight' }
  | { readonly kind: 'band'; readonly strength: 'light' | 'medium' | 'heavy' }
  /**
   * A maximum of this exercise is missing, so there is no number; the lifter can start light or add
   * it.
   */
  | { readonly kind: 'no maximum'; readonly exercise: string | undefined }
  /** The plan names no load: the lifter chooses. */
  | { readonly kind: 'open' };

export type PlannedWeightInputs = {
  readonly exercise: Pick<Exercise, 'slug' | 'equipment'>;
  /** The block in the week in question, with the plan's progression applied. */
  readonly block: PlannedSet;
  /** Undefined for a movement without a page, or until the library's file has loaded. */
  readonly facts: ExerciseFacts | undefined;
  readonly weights: KitAndMaximums;
  /** Used to find another exercise's maximum to estimate the lifter’s from. */
  readonly library?: ReadonlyMap<string, ExerciseFacts>;
};

/** The loads that a weight can be computed from. */
export type LoadWithComputableWeight = Extract<
  Load,
  { kind: 'kilograms' | 'percent' | 'rpe' | 'rir' }
>;
