import type { ExerciseFactsBySlug } from '../../../domain/training/exercise-facts.ts';
import {
  ownExerciseNameInKey,
  slugInLibraryWithOwnExercises,
  type ExerciseKey,
} from '../../../domain/training/exercise-key.ts';
import { ownExportSource } from '../../../domain/training/log-files/completed-log-file-import.ts';
import { appOrWholeIdOfSessionId } from '../../../domain/training/log-files/imported-set.ts';
import type { OwnExportReadResult } from '../../../domain/training/log-files/log-json.ts';
import {
  matchExercises,
  type ExerciseMatch,
} from '../../../domain/training/log-files/match-exercises.ts';
import type { OtherAppExerciseNamesBySlug } from '../../../domain/training/log-files/other-app-exercise-names-by-slug.ts';
import type { OtherAppFile } from '../../../domain/training/log-files/other-app.ts';
import { readLogFile } from '../../../domain/training/log-files/read-log-file.ts';
import { toWholeLog } from '../../../domain/training/log-files/to-log.ts';
import type { WholeLog } from '../../../domain/training/log-files/whole-log.ts';
import { loadOtherAppExerciseNamesBySlug } from '../load-other-app-exercise-names-by-slug.ts';
import type { ImportAnswers, ImportFileSummaryOrProblem, ImportService } from './import-service.ts';
import type { LogImportMethods } from './imports-over-tables.ts';

/**
 * The matches with what the names are in the log already. That was the lifter's choice, so it is
 * sure; a name that she left alone may still be guessed.
 */
const withChoices = (
  matches: readonly ExerciseMatch[],
  chosen: ReadonlyMap<string, ExerciseKey>,
): readonly ExerciseMatch[] =>
  matches.map((match) => {
    const key = chosen.get(match.name);
    if (key === undefined) return match;
    const slug =
      ownExerciseNameInKey(key) === undefined ? slugInLibraryWithOwnExercises(key) : undefined;
    return slug === undefined ? { ...match, isSure: false } : { ...match, slug, isSure: true };
  });

type FileRead =
  | { readonly file: OtherAppFile; readonly library: ExerciseFactsBySlug }
  | { readonly file: Extract<OwnExportReadResult, { readonly kind: 'own' }> };

/** Where a file is from, and its records. */
const recordsOf = (
  read: FileRead,
  answers: ImportAnswers | undefined,
): readonly [from: string, log: WholeLog] => {
  if (!('library' in read)) return [ownExportSource, read.file.log];
  if (answers === undefined) throw new Error('The names of the file have no matches.');
  const { file, library } = read;
  return [file.app, toWholeLog(file, answers.matches, answers.units, library)];
};

/** What other apps call our exercises; undefined if it can’t be loaded now. */
const otherAppNamesIfLoaded = async (): Promise<OtherAppExerciseNamesBySlug | undefined> => {
  try {
    return await loadOtherAppExerciseNamesBySlug();
  } catch {
    return undefined;
  }
};

/** The import service of a log: it reads files and keeps the one that was read last. */
export const createSameThreadImportService = (imports: LogImportMethods): ImportService => {
  let last: FileRead | undefined;

  const read: ImportService['read'] = async (
    chosen,
    library,
    order,
  ): Promise<ImportFileSummaryOrProblem> => {
    last = undefined;
    const file = readLogFile(await chosen.text(), order);
    switch (file.kind) {
      case 'own': {
        last = { file };
        const { log, unreadable } = file;
        return {
          kind: 'own',
          sessions: log.sessions.length,
          sets: log.sets.length,
          plans: log.plans.length,
          bodyweights: log.bodyweights.length,
          hasWeights: log.weights !== undefined,
          unreadable,
        };
      }
      case 'other app': {
        last = { file, library };
        const { sessions, names, ...rest } = file;
        const otherAppNames = await otherAppNamesIfLoaded();
        const before = await imports.matchesOfApp(appOrWholeIdOfSessionId(sessions[0]?.id ?? ''));
        return {
          ...rest,
          sessions: sessions.length,
          sets: sessions.reduce((sum, session) => sum + session.sets.length, 0),
          matches: withChoices(matchExercises(names, library, otherAppNames ?? {}), before),
          hasOtherAppNames: otherAppNames !== undefined,
        };
      }
      default:
        return file;
    }
  };

  return {
    all: imports.all,
    list: imports.list,
    prepare: () => undefined,
    read,
    add: async (answers) => {
      if (last === undefined) throw new Error('No file was read.');
      const [from, log] = recordsOf(last, answers);
      const added = await imports.add(from, log);
      last = undefined;
      return added;
    },
    matches: async (id, library) => {
      const names = await imports.names(id);
      const chosen = new Map(names.map(({ name, exercise }) => [name, exercise]));
      const otherAppNames = await otherAppNamesIfLoaded();
      return withChoices(matchExercises(names, library, otherAppNames ?? {}), chosen);
    },
    matchAgain: imports.matchAgain,
    takeOut: imports.takeOut,
  };
};
