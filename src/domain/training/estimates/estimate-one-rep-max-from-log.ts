import type { ExerciseFacts } from '../exercise-facts.ts';
import { isBodyweightOrAssistedLoading } from '../loads/help-and-added-weights.ts';
import { unbeatenWeightsForReps, type WeightAndRepsDone } from '../loads/lately.ts';
import type { LoggedSet } from '../log.ts';
import { isLoadingKindPerHand } from '../movement-and-loading.ts';
import { kilogramsToWeightInUnit, type Weight } from '../weight.ts';
import { strengthOfSet, type SetStrength } from './set-strength.ts';
import { groupBy } from '../../group-by.ts';

/**
 * The maximum of a lift by the lifter's log: always an estimate, and always the one of a real set.
 */
export type OneRepMaxFromLog = {
  /** The slug of the lift. */
  readonly exercise: string;
  /** In the unit of the set's weight, unrounded; per hand where the lift is. */
  readonly weight: Weight;
  readonly range: { readonly from: Weight; readonly to: Weight };
  /** The set that it follows from. */
  readonly set: LoggedSet;
  /** The heaviest sets of the same twelve weeks, by their reps. */
  readonly lately: readonly WeightAndRepsDone[];
};

const day = 86_400_000;
const week = 7 * day;

/**
 * How long before the last session of the lift its sets count. A coach's choice, like the next two.
 */
const span = 12 * week;
/** After this time a set counts half as much as one of the last session. */
const halfLife = 3 * week;
/**
 * A set without an effort may have been easy, and counts as much as one with this many reps left.
 */
const unratedReserve = 2;

/** Whether there can be a maximum of a lift: not where the body or a band is part of the load. */
export const canHaveOneRepMax = ({ loading }: Pick<ExerciseFacts, 'loading'>): boolean =>
  !isBodyweightOrAssistedLoading(loading) && loading !== 'band';

const strongest = (sets: readonly SetStrength[]): SetStrength | undefined =>
  sets.reduce<SetStrength | undefined>(
    (best, one) => (best === undefined || one.maximum > best.maximum ? one : best),
    undefined,
  );

/**
 * The strongest set of each seven days, counted back from the last one: a light day doesn't count
 * against a heavy one.
 */
const strongestOfWeeks = (sets: readonly SetStrength[], last: number): readonly SetStrength[] =>
  [...groupBy(sets, ({ set }) => Math.floor((last - set.at) / week)).values()].flatMap(
    (some) => strongest(some) ?? [],
  );

/** How much a set counts: more the later and the closer to failure it was done. */
const shareOf = ({ set, inReserve }: SetStrength, last: number): number =>
  0.5 ** ((last - set.at) / halfLife) / (1 + (inReserve ?? unratedReserve));

/** The set in the middle of the others by its maximum, each counted by its share. */
const middleOf = (sets: readonly SetStrength[], last: number): SetStrength | undefined => {
  const ascending = sets.toSorted((one, other) => one.maximum - other.maximum);
  const whole = ascending.reduce((sum, one) => sum + shareOf(one, last), 0);
  let passed = 0;
  return ascending.find((one) => {
    passed += shareOf(one, last);
    return passed >= whole / 2;
  });
};

/**
 * The maximum of a lift by its sets in the log, imported ones included; undefined if they say none.
 * Of the last twelve weeks before the last session it takes the strongest set of each week, and of
 * those the one in the middle, counted by how recent and how close to failure it was. So it is
 * never above the best set of that time.
 */
export const estimateOneRepMaxFromLog = (
  facts: Pick<ExerciseFacts, 'slug' | 'loading'>,
  sets: readonly LoggedSet[],
): OneRepMaxFromLog | undefined => {
  if (!canHaveOneRepMax(facts)) return undefined;
  const strengths = sets.flatMap((set) =>
    // With other equipment the same lift is weighed in another way.
    set.exercise === facts.slug && set.perHand === isLoadingKindPerHand(facts.loading)
      ? (strengthOfSet(set) ?? [])
      : [],
  );
  const last = Math.max(...strengths.map(({ set }) => set.at));
  const recent = strengths.filter(({ set }) => last - set.at < span);
  const middle = middleOf(strongestOfWeeks(recent, last), last);
  if (middle === undefined) return undefined;
  const { set, maximum, range } = middle;
  const unit = set.done.weight?.unit ?? 'kg';
  return {
    exercise: facts.slug,
    weight: kilogramsToWeightInUnit(maximum, unit),
    range: {
      from: kilogramsToWeightInUnit(range.from, unit),
      to: kilogramsToWeightInUnit(range.to, unit),
    },
    set,
    lately: unbeatenWeightsForReps(
      recent.flatMap(({ set: { done } }) =>
        done.weight === undefined || done.reps === undefined
          ? []
          : [{ reps: done.reps, weight: done.weight }],
      ),
    ),
  };
};
