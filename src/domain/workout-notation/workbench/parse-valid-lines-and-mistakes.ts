import type { ExerciseLibrary } from '../names/exercise-library.ts';
import { parseExercise } from '../parse/parse-exercise.ts';
import type { SetCountSource } from '../parse/parse-exercise.ts';
import { parsePartialPlanAndSyntaxErrors } from '../parse/parse-plan-or-syntax-errors.ts';
import type { Exercise, WorkoutPlan } from '../plan.ts';
import type { PositionedText } from '../parse/positioned-text.ts';
import type { WorkoutSyntaxError } from '../parse/syntax-error.ts';
import { validPartOfPlan } from './to-valid-plan.ts';

export type PlanOfValidLinesAndMistakes = {
  /**
   * The valid part of the text, so that a page can show it while an editor types. No blocks if
   * nothing is valid.
   */
  readonly plan: WorkoutPlan;
  /** In text order. */
  readonly mistakes: readonly WorkoutSyntaxError[];
};

/** The parsed line of an exercise, independent of its place in the text. */
type ReadLine = {
  readonly exercise: Exercise | undefined;
  readonly faults: readonly {
    readonly text: string;
    /** Counted from the beginning of the exercise's name. */
    readonly offset: number;
    readonly message: string;
    readonly replacement: string | undefined;
  }[];
};

/**
 * Creates a check for a text that is being typed. It caches the lines from one check to the next:
 * after each key, only the changed line is parsed again, so that even a plan of twelve weeks keeps
 * up with the lifter’s typing.
 */
export const createValidLinesAndMistakesParser = (
  library: ExerciseLibrary,
): ((source: string) => PlanOfValidLinesAndMistakes) => {
  let before = new Map<string, ReadLine>();
  return (source) => {
    const lines = new Map<string, ReadLine>();
    const readLine = (at: PositionedText, context: SetCountSource): ReadLine => {
      const faults: ReadLine['faults'][number][] = [];
      const exercise = parseExercise(at, context, library, (span, message, replacement) => {
        faults.push({ text: span.text, offset: span.column - at.column, message, replacement });
      });
      return { exercise, faults };
    };
    const { plan, errors } = parsePartialPlanAndSyntaxErrors(source, (at, context, report) => {
      const key = `${context} ${at.text}`;
      const line = lines.get(key) ?? before.get(key) ?? readLine(at, context);
      lines.set(key, line);
      for (const { text, offset, message, replacement } of line.faults) {
        report({ text, line: at.line, column: at.column + offset }, message, replacement);
      }
      return line.exercise;
    });
    before = lines;
    return { plan: errors.length === 0 ? plan : validPartOfPlan(plan), mistakes: errors };
  };
};

/**
 * Checks a text: returns every mistake, and the plan of the valid part. An exercise with a mistake
 * in its name or its sets is left out of the plan. For a text that is being typed there is
 * `createValidLinesAndMistakesParser`.
 */
export const parseValidLinesAndMistakes = (
  source: string,
  library: ExerciseLibrary,
): PlanOfValidLinesAndMistakes => createValidLinesAndMistakesParser(library)(source);
