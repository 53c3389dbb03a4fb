import type { ServerLogProblemKind, SyncProblem } from './sealed-sync.ts';

/**
 * The problem with its sentence, whose script is loaded with the first: most members never see one.
 */
export const toSyncProblemWithSentence = async (
  kind: ServerLogProblemKind,
): Promise<SyncProblem> => ({
  kind,
  sentence: (await import('./repair.ts')).serverLogProblemSentences[kind],
});
