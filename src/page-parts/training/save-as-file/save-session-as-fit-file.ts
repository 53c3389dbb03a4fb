import { localIsoDayOfTime } from '../../../domain/training/days/local-iso-day-of-time.ts';
import { toFitSessionFile } from '../../../domain/training/log-files/fit/fit-session.ts';
import type { LoggedSessionWithoutSets, LoggedSet } from '../../../domain/training/log.ts';
import { saveFile, toFitFileBlob } from '../../../services/save-file.ts';
import { loadGarminExerciseNumbers } from '../../../services/training-log/load-garmin-exercise-numbers.ts';

/** Saves a session as a FIT file. Rejects if the numbers of the exercises can’t be fetched. */
export const saveSessionAsFitFile = async (
  session: LoggedSessionWithoutSets,
  sets: readonly LoggedSet[],
): Promise<void> => {
  const bytes = toFitSessionFile(session, sets, await loadGarminExerciseNumbers());
  saveFile(toFitFileBlob(bytes), `strength-${localIsoDayOfTime(session.startedAt)}.fit`);
};
