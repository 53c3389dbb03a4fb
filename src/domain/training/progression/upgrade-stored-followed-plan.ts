import { exercisesOfPlan } from '../../workout-notation/exercises-of-plan.ts';
import type { Load, Range } from '../../workout-notation/plan.ts';
import { percentOfMaxWithWeeklyAddedReps, type PlannedSet } from '../loads/percent-of-max.ts';
import type { FollowedPlan } from '../log.ts';
import type { Weight } from '../weight.ts';
import { exerciseAndEquipmentKey, keyOfRepsAndLoads } from './exercise-and-equipment-key.ts';
import type { LiftProgress, LiftProgressByKey } from './lift-progress.ts';
import type { StoredFollowedPlan } from './stored-followed-plan.ts';
import { groupBy } from '../../group-by.ts';

/*
 * A plan's record from before November 2026: a next weight for every exercise, number of reps and
 * effort (`back-squat|8-10|rpe8`) instead of one progress for each lift. Such records are on
 * devices and in exports, and are read as if they had been stored in today's form. The log loads
 * this file only when it meets one.
 */

const rangeIn = (text: string, pattern: RegExp): Range | undefined => {
  const [, from, to] = pattern.exec(text) ?? [];
  return from === undefined ? undefined : { from: Number(from), to: Number(to ?? from) };
};

const number = String.raw`(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?`;
const patterns = {
  key: /^(.*)\|([^|]*)\|([^|]*)$/s,
  reps: new RegExp(`^${number}$`),
  percent: new RegExp(`${number}%`),
  rpe: new RegExp(`rpe${number}`),
  rir: new RegExp(`rir${number}`),
} as const;

/** What an older key says of the exercise and the set; undefined for sets without reps. */
const readKey = (
  key: string,
): { readonly exercise: string; readonly asked: PlannedSet } | undefined => {
  const [, exercise = '', amount = '', load = ''] = patterns.key.exec(key) ?? [];
  const reps = rangeIn(amount, patterns.reps);
  if (reps === undefined) return undefined;
  const [percent, rpe, rir] = [
    rangeIn(load, patterns.percent),
    rangeIn(load, patterns.rpe),
    rangeIn(load, patterns.rir),
  ];
  const loads: readonly Load[] = [
    ...(percent === undefined ? [] : [{ kind: 'percent' as const, percent }]),
    ...(rpe === undefined ? [] : [{ kind: 'rpe' as const, rpe }]),
    ...(rir === undefined ? [] : [{ kind: 'rir' as const, reps: rir }]),
  ];
  return { exercise, asked: { amount: { kind: 'reps', reps, perSide: false }, loads } };
};

type Older = {
  readonly [Name in 'nextWeights' | 'nextReps' | 'streaks']: NonNullable<StoredFollowedPlan[Name]>;
};
type Outlined = Pick<FollowedPlan, 'outline' | 'touchedOn'>;

/** The equipment that a plan names at an exercise, if it always names the same. */
const equipmentIn = ({ outline }: Outlined, slug: string) => {
  const named = exercisesOfPlan(outline).flatMap((exercise) =>
    exercise.slug === slug ? [exercise.equipment] : [],
  );
  return named.every((equipment) => equipment === named[0]) ? named[0] : undefined;
};

/** Whether a weight was only held back from what the plan writes. */
const isHeldBack = ({ outline }: Outlined, exercise: string, asked: PlannedSet): boolean =>
  asked.loads.some(({ kind }) => kind === 'percent') ||
  exercisesOfPlan(outline).some(
    ({ slug, sets }) =>
      slug === exercise &&
      sets.some(
        (block) =>
          keyOfRepsAndLoads(block) === keyOfRepsAndLoads(asked) &&
          block.loads.some(({ kind }) => kind === 'kilograms'),
      ),
  );

type Stored = {
  readonly lift: string;
  readonly asked: PlannedSet;
  readonly isHeld: boolean;
  readonly hardness: number;
  readonly weight: Weight | undefined;
  readonly reps: number | undefined;
  readonly streak: number | undefined;
};

const maxFrom = ({ weight, hardness }: Stored): Weight | undefined =>
  weight && { ...weight, value: (100 * weight.value) / hardness };

const liftProgressOf = (stored: readonly Stored[], touchedOn: string): LiftProgress => {
  const hardestFirst = stored
    .filter(({ weight }) => weight !== undefined)
    .toSorted((one, other) => other.hardness - one.hardness);
  const own = hardestFirst.find(({ isHeld }) => !isHeld);
  const held = hardestFirst.find(({ isHeld }) => isHeld);
  return {
    ...(own !== undefined && { max: maxFrom(own), weight: own.weight }),
    ...(held !== undefined && { held: maxFrom(held) }),
    on: touchedOn,
    source: 'older version',
    targets: Object.fromEntries(
      stored.map(({ asked, weight, reps, streak }) => [
        keyOfRepsAndLoads(asked),
        {
          ...(streak !== undefined && { streak }),
          ...(reps !== undefined && weight !== undefined && { aim: { reps, weight } }),
        },
      ]),
    ),
  };
};

/** The progress that older next weights say: of each lift, its hardest set decides. */
const progressOfOlder = (
  plan: Outlined,
  { nextWeights, nextReps, streaks }: Older,
): LiftProgressByKey => {
  const keys = new Set([nextWeights, nextReps, streaks].flatMap((record) => Object.keys(record)));
  const stored = [...keys].flatMap((key): readonly Stored[] => {
    const read = readKey(key);
    const hardness = read === undefined ? undefined : percentOfMaxWithWeeklyAddedReps(read.asked);
    if (read === undefined || hardness === undefined) return [];
    const { exercise, asked } = read;
    return [
      {
        lift: exerciseAndEquipmentKey(exercise, equipmentIn(plan, exercise)),
        asked,
        isHeld: isHeldBack(plan, exercise, asked),
        hardness,
        weight: nextWeights[key],
        reps: nextReps[key],
        streak: streaks[key],
      },
    ];
  });
  return Object.fromEntries(
    [...groupBy(stored, ({ lift }) => lift)].map(([lift, ofLift]) => [
      lift,
      liftProgressOf(ofLift, plan.touchedOn),
    ]),
  );
};

/** A stored plan in today's form. */
export const upgradeStoredFollowedPlan = ({
  nextWeights = {},
  nextReps = {},
  streaks = {},
  progress,
  ...plan
}: StoredFollowedPlan): FollowedPlan => ({
  ...plan,
  progress: progress ?? progressOfOlder(plan, { nextWeights, nextReps, streaks }),
});
