import type { Step } from '../session/step.ts';
import {
  countSetsToComeInGroup,
  mainOrFallbackExerciseGroups,
  minutesOfSteps,
  exerciseGroupsOf,
  stepsWithoutLastSets,
  stepsExceptThoseOfGroups,
  isWorkSet,
  type ExerciseGroup,
} from './trim-steps.ts';

/** The longest the session may take, in minutes, by the estimate that plans show. */
const limit = 20;

/**
 * Rests are cut to this many seconds: enough for the first lifts to stay heavy, less elsewhere. A
 * coach's rule of thumb.
 */
const shortRest = { main: 60, other: 20 } as const;

/** How many main lifts a short session keeps for as long as possible. */
const keptLifts = 2;

/** One way to make a session shorter; returns the same steps when there is nothing more to cut. */
type Cut = (steps: readonly Step[]) => readonly Step[];

const withoutPart =
  (part: Step['part']): Cut =>
  (steps) => {
    const kept = mainOrFallbackExerciseGroups(steps).map(({ id }) => id);
    return stepsExceptThoseOfGroups(
      steps,
      exerciseGroupsOf(steps).filter((group) => group.part === part && !kept.includes(group.id)),
    );
  };

const withShortRests: Cut = (steps) =>
  steps.map((step) => {
    const rest = step.part === 'main' && isWorkSet(step) ? shortRest.main : shortRest.other;
    return step.restSeconds > rest ? { ...step, restSeconds: rest } : step;
  });

/** Removes the last main lift, if there are more than `kept`. */
const withoutLastLift =
  (kept: number): Cut =>
  (steps) => {
    const groups = mainOrFallbackExerciseGroups(steps);
    return groups.length > kept ? stepsExceptThoseOfGroups(steps, groups.slice(-1)) : steps;
  };

/** Removes one set of the lift with the most sets, the later of two, if it has more than `kept`. */
const withOneSetFewer =
  (kept: number): Cut =>
  (steps) => {
    const most = mainOrFallbackExerciseGroups(steps).reduce<ExerciseGroup | undefined>(
      (one, other) =>
        one === undefined || countSetsToComeInGroup(other) >= countSetsToComeInGroup(one)
          ? other
          : one,
      undefined,
    );
    return most !== undefined && countSetsToComeInGroup(most) > kept
      ? stepsWithoutLastSets(steps, [most])
      : steps;
  };

const withoutLastWarmUp: Cut = (steps) => {
  const kept = mainOrFallbackExerciseGroups(steps).map(({ id }) => id);
  const warmUps = exerciseGroupsOf(steps).filter(
    (group) => group.part === 'warm-up' && !kept.includes(group.id),
  );
  return stepsExceptThoseOfGroups(steps, warmUps.slice(-1));
};

/** Removes the first set of a ramp: the heavier ones prepare better. */
const withoutFirstRampSet: Cut = (steps) => {
  const first = steps.find((step) => !isWorkSet(step));
  return first === undefined ? steps : steps.filter((step) => step !== first);
};

/** The cuts in order, each repeated as often as needed: main lifts go last. */
const cuts: readonly Cut[] = [
  withoutPart('cool-down'),
  withoutPart('finisher'),
  withShortRests,
  withoutLastLift(keptLifts),
  withOneSetFewer(3),
  withOneSetFewer(2),
  withoutLastLift(1),
  withoutLastWarmUp,
  withOneSetFewer(1),
  withoutFirstRampSet,
];

const cutUntilShort = (steps: readonly Step[], cut: Cut): readonly Step[] => {
  if (minutesOfSteps(steps) <= limit) return steps;
  const shorter = cut(steps);
  return minutesOfSteps(shorter) < minutesOfSteps(steps) ? cutUntilShort(shorter, cut) : steps;
};

/** A session cut to an estimated twenty minutes, or to the minimum for its first main lift. */
export const trimStepsToTwentyMinutes = (steps: readonly Step[]): readonly Step[] =>
  cuts.reduce(cutUntilShort, steps);
