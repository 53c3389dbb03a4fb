import {
  exerciseSetupSeconds,
  secondsPerSideOfSet,
} from '../../workout-notation/totals/set-seconds.ts';
import type { Step } from '../session/step.ts';

/**
 * Exercises of a session that are done together: those of a group of the plan, or one by itself.
 */
export type ExerciseGroup = {
  readonly id: string;
  readonly part: Step['part'];
  readonly steps: readonly Step[];
};

const groupIdOf = ({ group, line }: Step): string => group?.id ?? line;

/** The exercise groups of a session in the order in which they begin. */
export const exerciseGroupsOf = (steps: readonly Step[]): readonly ExerciseGroup[] => {
  const groups = new Map<string, Step[]>();
  for (const step of steps) {
    const id = groupIdOf(step);
    groups.set(id, [...(groups.get(id) ?? []), step]);
  }
  return [...groups].flatMap(([id, own]) => {
    const [first] = own;
    return first === undefined ? [] : [{ id, part: first.part, steps: own }];
  });
};

/**
 * The exercise groups of the main part; if there is none, all but the warm-up and the cool-down;
 * failing that, all.
 */
export const mainOrFallbackExerciseGroups = (steps: readonly Step[]): readonly ExerciseGroup[] => {
  const groups = exerciseGroupsOf(steps);
  const main = groups.filter(({ part }) => part === 'main');
  if (main.length > 0) return main;
  const finisher = groups.filter(({ part }) => part === 'finisher');
  return finisher.length > 0 ? finisher : groups;
};

export const isWorkSet = ({ kind }: Step): boolean => kind === 'work';

const isOnTheClock = ({ group }: Step): boolean =>
  group?.kind === 'amrap' || group?.kind === 'emom';

/** The set of its exercise group that a step belongs to: a round counts as one. */
const setOf = ({ group, set }: Step): number => group?.round ?? set;

/**
 * How many sets, or rounds, of an exercise group are still to come. One on the clock counts as one.
 */
export const countSetsToComeInGroup = ({ steps }: Pick<ExerciseGroup, 'steps'>): number =>
  steps.some(isOnTheClock) ? 1 : new Set(steps.filter(isWorkSet).map(setOf)).size;

/** Removes some exercise groups. */
export const stepsExceptThoseOfGroups = (
  steps: readonly Step[],
  groups: readonly ExerciseGroup[],
): readonly Step[] => {
  const gone = new Set(groups.map(({ id }) => id));
  return steps.filter((step) => !gone.has(groupIdOf(step)));
};

/** Removes the last set, or round, of some exercise groups. An only set stays. */
export const stepsWithoutLastSets = (
  steps: readonly Step[],
  groups: readonly ExerciseGroup[],
): readonly Step[] => {
  const gone = new Set(
    groups.flatMap((group) => {
      if (countSetsToComeInGroup(group) < 2) return [];
      const work = group.steps.filter(isWorkSet);
      const last = Math.max(...work.map(setOf));
      return work.filter((step) => setOf(step) === last).map(({ id }) => id);
    }),
  );
  return steps.filter(({ id }) => !gone.has(id));
};

const distinct = (numbers: readonly number[]): number => new Set(numbers).size;

/** Updates the numbers of sets and rounds after some steps were removed. */
export const updateSetAndRoundTotals = (
  before: readonly Step[],
  after: readonly Step[],
): readonly Step[] => {
  const setsIn = (steps: readonly Step[], { line, kind }: Step): number =>
    distinct(steps.filter((one) => one.line === line && one.kind === kind).map(({ set }) => set));
  const roundsIn = (steps: readonly Step[], id: string): number =>
    distinct(steps.flatMap(({ group }) => (group?.id === id ? [group.round] : [])));
  return after.map((step) => {
    const of = step.of - setsIn(before, step) + setsIn(after, step);
    const { group } = step;
    if (group?.rounds === undefined) return { ...step, of };
    const rounds = group.rounds - roundsIn(before, group.id) + roundsIn(after, group.id);
    return { ...step, of, group: { ...group, rounds } };
  });
};

const stepSeconds = ({ amount, tempo, side, restSeconds }: Step): number =>
  secondsPerSideOfSet(amount, tempo) * (amount.perSide && side === undefined ? 2 : 1) + restSeconds;

/** The minutes that a session takes, by the estimate that plans show, unrounded. */
export const minutesOfSteps = (steps: readonly Step[]): number =>
  exerciseGroupsOf(steps).reduce((sum, group) => {
    const clock = group.steps.find(isOnTheClock)?.group?.minutes;
    const own = group.steps.filter((step) => clock === undefined || !isOnTheClock(step));
    return (
      sum +
      exerciseSetupSeconds / 60 +
      (clock ?? 0) +
      own.reduce((seconds, step) => seconds + stepSeconds(step), 0) / 60
    );
  }, 0);
