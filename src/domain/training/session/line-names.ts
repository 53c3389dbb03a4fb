import type { FactsBySlug } from '../exercise-facts.ts';
import { dayOfPlan, linesOf } from '../plan-line.ts';
import type { Session } from './session.ts';
import type { SessionView, TrainedPlan } from '../../../features/train/session-view.ts';

type Line = Parameters<SessionView['nameOf']>[0];

/** The plan's own words for a line: its name if the library has no page, and its note. */
export type LineWords = { readonly name: string; readonly note: string };

/** The words of a session's lines, by line id; empty until the plan has been read. */
export const lineWordsOf = (
  plan: TrainedPlan | undefined,
  { week, day }: Session['place'],
): ReadonlyMap<string, LineWords> => {
  const found = plan === undefined ? undefined : dayOfPlan(plan.view.plan, week, day);
  return new Map(
    found === undefined
      ? []
      : linesOf(found).map(({ id, exercise: { name, note } }) => [id, { name, note }]),
  );
};

/** Returns the name of a line: from the library, from the plan, or its number if neither has one. */
export const namesOf = (
  session: Session,
  library: FactsBySlug,
  words: ReadonlyMap<string, LineWords>,
): ((line: Line) => string) => {
  const lines = [...new Set(session.steps.map(({ line }) => line))];
  return ({ line, slug }) => {
    const title = slug === undefined ? undefined : library.get(slug)?.title;
    // After a swap the plan's own name is that of the other exercise.
    const planned = session.steps.find((step) => step.line === line);
    const written = planned?.slug === slug ? words.get(line)?.name : undefined;
    return title ?? written ?? slug?.replaceAll('-', ' ') ?? `Exercise ${lines.indexOf(line) + 1}`;
  };
};
