import type { ServerLogProblem, SyncProblem } from './sealed-sync.ts';

/** The problem with its sentence, whose script is loaded with the first: most members never see one. */
export const loadServerLogProblem = async (kind: ServerLogProblem): Promise<SyncProblem> => ({
  kind,
  sentence: (await import('./repair.ts')).serverLogSentences[kind],
});
