import type {
  Exercise,
  ExerciseOrGroup,
  PlanDay,
  SetBlock,
  WorkoutPlan,
} from '../../workout-notation/plan.ts';
import type { ExerciseKey } from '../exercise-key.ts';
import type { LoggedSessionWithoutSets, LoggedSet } from '../log.ts';
import { planWithoutWords } from '../plan/outline.ts';
import {
  findPlanDayProgressedToWeek,
  linesOfDay,
  type WeekAndDay,
  type PlanLine,
} from '../plan/plan-line.ts';
import { groupBy } from '../../group-by.ts';

/** A day with these exercises in the main part, one after another. */
export const routineDayOfExercises = (exercises: readonly Exercise[]): PlanDay => ({
  number: 1,
  name: '',
  parts: [{ kind: 'main', items: exercises.map((exercise) => ({ kind: 'exercise', exercise })) }],
});

/** An exercise of a routine: its key and its sets. It has no words of its own. */
export const createRoutineExerciseWithSets = (
  key: ExerciseKey,
  sets: readonly SetBlock[],
): Exercise => ({
  name: '',
  slug: key,
  sets,
  note: '',
});

const amountOf = ({ done, side }: LoggedSet): SetBlock['amount'] => {
  const perSide = side !== undefined;
  const { reps, seconds, metres } = done;
  if (reps !== undefined) return { kind: 'reps', reps: { from: reps, to: reps }, perSide };
  if (seconds !== undefined)
    return { kind: 'time', seconds: { from: seconds, to: seconds }, perSide };
  if (metres !== undefined)
    return { kind: 'distance', metres: { from: metres, to: metres }, perSide };
  return { kind: 'failure', perSide };
};

/** Sets in a row that ask for the same become one block: `3 x 8`. */
const blocksOf = (sets: readonly LoggedSet[]): readonly SetBlock[] => {
  const blocks: SetBlock[] = [];
  for (const set of sets) {
    const amount = amountOf(set);
    const last = blocks.at(-1);
    const isSame = last !== undefined && JSON.stringify(last.amount) === JSON.stringify(amount);
    if (isSame) blocks[blocks.length - 1] = { ...last, sets: (last.sets ?? 1) + 1 };
    else blocks.push({ sets: 1, amount, loads: [] });
  }
  return blocks;
};

/**
 * What the lifter did in a session, as a day to repeat: each exercise with its work sets, in the
 * order in which she began them. Weights are left out, because they are those of last time.
 */
export const routineDayFromLoggedSets = (sets: readonly LoggedSet[]): PlanDay =>
  routineDayOfExercises(
    [
      ...groupBy(
        // Of two sides, the first stands for both.
        sets.filter(({ kind, side }) => kind === 'work' && side !== 'right'),
        ({ exercise }) => exercise,
      ),
    ].map(([key, ofExercise]) => createRoutineExerciseWithSets(key, blocksOf(ofExercise))),
  );

/**
 * Whether something was done in a session without a plan that is no routine yet; sessions from
 * another app have no plan either.
 */
export const canSessionBecomeRoutine = ({
  place,
  own,
  doneSets,
}: LoggedSessionWithoutSets): boolean =>
  place === undefined && own?.routine === undefined && doneSets > 0;

/** A day of a plan in numbers and keys; undefined if the plan has no such day. */
export const planDayStrippedOfWords = (
  plan: WorkoutPlan,
  { week, day }: WeekAndDay,
): PlanDay | undefined => findPlanDayProgressedToWeek(planWithoutWords(plan), week, day);

/** The lines of a routine that ask for something. */
export const routineLinesThatHaveSets = (day: PlanDay): readonly PlanLine[] =>
  linesOfDay(day).filter(({ exercise }) => exercise.sets.length > 0);

/** A day whose exercises have been changed one by one; one that becomes undefined is left out. */
const withExercises = (
  day: PlanDay,
  change: (exercise: Exercise, id: string) => Exercise | undefined,
): PlanDay => {
  const ids = linesOfDay(day).map(({ id }) => id);
  let position = -1;
  const changed = (exercise: Exercise): readonly Exercise[] => {
    position += 1;
    const result = change(exercise, ids[position] ?? '');
    return result === undefined ? [] : [result];
  };
  return {
    ...day,
    parts: day.parts.map((part) => ({
      ...part,
      items: part.items.flatMap((item): readonly ExerciseOrGroup[] => {
        if (item.kind === 'exercise')
          return changed(item.exercise).map((exercise) => ({ kind: 'exercise', exercise }));
        const exercises = item.group.exercises.flatMap(changed);
        return exercises.length === 0
          ? []
          : [{ kind: 'group', group: { ...item.group, exercises } }];
      }),
    })),
  };
};

/** The day with these sets for the line; as it was if it has no such line. */
export const dayWithReplacedSetsOfLine = (
  day: PlanDay,
  line: string,
  sets: readonly SetBlock[],
): PlanDay =>
  withExercises(day, (exercise, id) => (id === line ? { ...exercise, sets } : exercise));

/**
 * The day without a line. A movement without a page keeps its place, without sets: the ids of those
 * after it are counted, and the lifter's log has them.
 */
export const dayWithoutLine = (day: PlanDay, line: string): PlanDay =>
  withExercises(day, (exercise, id) => {
    if (id !== line) return exercise;
    return exercise.slug === undefined ? { ...exercise, sets: [] } : undefined;
  });

/** The day with one more exercise, after all others of its last main part. */
export const dayWithAddedExercise = (day: PlanDay, exercise: Exercise): PlanDay => {
  const item: ExerciseOrGroup = { kind: 'exercise', exercise };
  const last = day.parts.findLastIndex(({ kind }) => kind === 'main');
  return {
    ...day,
    parts:
      last === -1
        ? [...day.parts, { kind: 'main', items: [item] }]
        : day.parts.map((part, index) =>
            index === last ? { ...part, items: [...part.items, item] } : part,
          ),
  };
};

/**
 * The day with a line, or its whole group, one place earlier in its part; the same if it is first.
 */
export const dayWithLineMovedUp = (day: PlanDay, line: string): PlanDay => {
  let position = 0;
  const ids = linesOfDay(day).map(({ id }) => id);
  return {
    ...day,
    parts: day.parts.map((part) => {
      const starts = part.items.map((item) => {
        const size = item.kind === 'exercise' ? 1 : item.group.exercises.length;
        position += size;
        return ids.slice(position - size, position);
      });
      const from = starts.findIndex((own) => own.includes(line));
      const moved = part.items[from];
      return from < 1 || moved === undefined
        ? part
        : { ...part, items: part.items.toSpliced(from, 1).toSpliced(from - 1, 0, moved) };
    }),
  };
};
