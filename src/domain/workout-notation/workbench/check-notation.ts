import type { ExerciseLibrary } from '../exercise-library.ts';
import { parseExercise } from '../parse-exercise.ts';
import type { SetContext } from '../parse-exercise.ts';
import { readWorkout } from '../parse-workout.ts';
import type { Exercise, WorkoutPlan } from '../plan.ts';
import type { Span } from '../source-span.ts';
import type { WorkoutSyntaxError } from '../syntax-error.ts';
import { toWellFormed } from './well-formed.ts';

export type CheckedNotation = {
  /** What is right of the text, so that a page can show it while an editor types. No blocks where nothing is. */
  readonly plan: WorkoutPlan;
  /** In the order of the text. */
  readonly mistakes: readonly WorkoutSyntaxError[];
};

/** What was read of a line of an exercise, wherever in the text it stood. */
type ReadLine = {
  readonly exercise: Exercise | undefined;
  readonly faults: readonly {
    readonly text: string;
    /** From the beginning of the exercise's name. */
    readonly offset: number;
    readonly message: string;
    readonly replacement: string | undefined;
  }[];
};

/**
 * Creates a check for a text that is being typed. Its lines are remembered from one check to the next: after a key only the line that
 * changed is read again, so that a plan of twelve weeks keeps up with her.
 */
export const createNotationCheck = (
  library: ExerciseLibrary,
): ((source: string) => CheckedNotation) => {
  let before = new Map<string, ReadLine>();
  return (source) => {
    const lines = new Map<string, ReadLine>();
    const readLine = (at: Span, context: SetContext): ReadLine => {
      const faults: ReadLine['faults'][number][] = [];
      const exercise = parseExercise(at, context, library, (span, message, replacement) => {
        faults.push({ text: span.text, offset: span.column - at.column, message, replacement });
      });
      return { exercise, faults };
    };
    const { plan, errors } = readWorkout(source, (at, context, report) => {
      const key = `${context} ${at.text}`;
      const line = lines.get(key) ?? before.get(key) ?? readLine(at, context);
      lines.set(key, line);
      for (const { text, offset, message, replacement } of line.faults) {
        report({ text, line: at.line, column: at.column + offset }, message, replacement);
      }
      return line.exercise;
    });
    before = lines;
    return { plan: errors.length === 0 ? plan : toWellFormed(plan), mistakes: errors };
  };
};

/**
 * Checks a text: every mistake, and the plan of what is right. An exercise with a mistake in its name or its sets is left out of the
 * plan. For a text that is being typed there is `createNotationCheck`.
 */
export const checkNotation = (source: string, library: ExerciseLibrary): CheckedNotation =>
  createNotationCheck(library)(source);
