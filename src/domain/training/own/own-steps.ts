import type { Exercise } from '../../workout-notation/plan.ts';
import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import { exerciseKeyOfLine, type ExerciseKey } from '../exercise-key.ts';
import type { LoggedSet } from '../log.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import type { Session } from '../session/session.ts';
import { isNotSecondSideOfSet } from '../session/day-lines.ts';
import type { Step } from '../session/step.ts';
import { stepsOfPlanDay } from '../steps/steps.ts';
import type { OneDayRoutine } from './one-day-routine.ts';
import { routineDayOfExercises } from './routine-day.ts';

/** The work sets of the last session with an exercise; empty if there was none. */
type LastTime = (exercise: ExerciseKey) => readonly LoggedSet[];

type Known = {
  readonly weights: KitAndMaximums;
  readonly library: ExerciseFactsBySlug;
  readonly lastTime: LastTime;
};

/**
 * Steps without a weight get that of the same set last time, or of the last set then. Help and
 * added weight are part of it.
 */
const withLastWeights = (
  steps: readonly Step[],
  lastTime: LastTime,
  place: Session['place'],
): readonly Step[] =>
  steps.map((step) => {
    if (step.weight !== undefined || step.kind === 'ramp') return step;
    const before = lastTime(exerciseKeyOfLine({ id: step.line, slug: step.slug }, place)).filter(
      ({ kind, side, perHand }) =>
        kind === 'work' && perHand === step.perHand && isNotSecondSideOfSet({ side }),
    );
    const weight = (before[step.set - 1] ?? before.at(-1))?.done.weight;
    return weight === undefined ? step : { ...step, weight };
  });

/** The steps of a routine: weights follow from maximums where it says so, and from last time. */
export const stepsOfRoutine = (
  { day, from }: Pick<OneDayRoutine, 'day' | 'from'>,
  { weights, library, lastTime }: Known,
): readonly Step[] => {
  const asked = { day, weights, library, swaps: [], progress: {}, ref: from, withRamp: false };
  return withLastWeights(stepsOfPlanDay(asked), lastTime, from);
};

/**
 * The steps of an exercise that the lifter adds to a session. It becomes a line of its own, also if
 * the session has the exercise already.
 */
export const stepsOfExerciseAddedToSession = (
  exercise: Exercise,
  session: Pick<Session, 'place'>,
  before: readonly Step[],
  known: Known,
): readonly Step[] => {
  const base = `main.${exercise.slug ?? 'unlisted'}.`;
  const lines = new Set(before.map(({ line }) => line).filter((line) => line.startsWith(base)));
  // A line's id has its count among those with the same exercise.
  const numbers = [...lines].map((line) => Number(line.slice(base.length)));
  const count = Math.max(0, ...numbers) + 1;
  const day = routineDayOfExercises(Array.from({ length: count }, () => exercise));
  return stepsOfRoutine({ day, from: session.place }, known).filter(
    ({ line }) => line === `${base}${count}`,
  );
};
