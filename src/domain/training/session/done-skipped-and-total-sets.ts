import type { SessionState } from './session.ts';

/** How far a session is, in sets. */
export type DoneSkippedAndTotalSets = {
  readonly done: number;
  readonly skipped: number;
  readonly total: number;
};

/** Counts the sets of a session. Sets that “not today” took out were never asked for. */
export const countDoneSkippedAndTotalSets = ({
  steps,
  sets,
  skipped,
  takenOut,
}: Pick<SessionState, 'steps' | 'sets' | 'skipped' | 'takenOut'>): DoneSkippedAndTotalSets => ({
  done: sets.length,
  skipped: skipped.length - takenOut.length,
  total: steps.length - takenOut.length,
});
