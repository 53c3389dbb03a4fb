import type { PlanDay, WorkoutPlan } from '../../workout-notation/plan.ts';
import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import { findPlanDayProgressedToWeek, linesOfDay } from '../plan/plan-line.ts';
import type { Session } from './session.ts';

/** A line and its current exercise, for looking up a name. */
export type LineIdAndSlug = { readonly line: string; readonly slug?: string | undefined };

/**
 * Names each line of a day that hasn't begun: in the plan's words, or the library's after a swap.
 */
export const lineNamerOfDayByPlanOrSwap =
  (day: PlanDay, library: ExerciseFactsBySlug): ((named: LineIdAndSlug) => string) =>
  ({ line, slug }) => {
    const lines = linesOfDay(day);
    const position = lines.findIndex(({ id }) => id === line);
    const planned = lines[position];
    const title = slug === undefined ? undefined : library.get(slug)?.title;
    if (planned !== undefined && planned.slug === slug && planned.exercise.name !== '') {
      const { name, equipment } = planned.exercise;
      return equipment === undefined ? name : `${name} with ${equipment}`;
    }
    return title ?? (position < 0 ? 'An exercise' : `Exercise ${position + 1}`);
  };

/** The plan's own words for a line: its name if the library has no page, and its note. */
export type NameAndNoteOfPlanLine = { readonly name: string; readonly note: string };

/** The words of an open session's lines, by line id; empty until the plan has been read. */
export const lineNamesAndNotesAtPlanPlace = (
  plan: WorkoutPlan | undefined,
  place: Session['place'],
): ReadonlyMap<string, NameAndNoteOfPlanLine> => {
  const found =
    plan === undefined || place === undefined
      ? undefined
      : findPlanDayProgressedToWeek(plan, place.week, place.day);
  return new Map(
    found === undefined
      ? []
      : linesOfDay(found).map(({ id, exercise: { name, note } }) => [id, { name, note }]),
  );
};

/**
 * Names each line of an open session: from the library, from the plan, or its number if neither has
 * one.
 */
export const lineNamerOfSession = (
  session: Session,
  library: ExerciseFactsBySlug,
  words: ReadonlyMap<string, NameAndNoteOfPlanLine>,
): ((named: LineIdAndSlug) => string) => {
  const lines = [...new Set(session.steps.map(({ line }) => line))];
  return ({ line, slug }) => {
    const title = slug === undefined ? undefined : library.get(slug)?.title;
    // After a swap the plan's own name is that of the other exercise.
    const planned = session.steps.find((step) => step.line === line);
    const written = planned?.slug === slug ? words.get(line)?.name : undefined;
    return title ?? written ?? slug?.replaceAll('-', ' ') ?? `Exercise ${lines.indexOf(line) + 1}`;
  };
};
