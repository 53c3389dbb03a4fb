import type { SessionState } from './session.ts';

/** How far a session is, in sets. */
export type SetCounts = { readonly done: number; readonly skipped: number; readonly total: number };

/** Counts the sets of a session. Sets that “not today” took out were never asked for. */
export const setCountsOf = ({
  steps,
  sets,
  skipped,
  takenOut,
}: Pick<SessionState, 'steps' | 'sets' | 'skipped' | 'takenOut'>): SetCounts => ({
  done: sets.length,
  skipped: skipped.length - takenOut.length,
  total: steps.length - takenOut.length,
});
