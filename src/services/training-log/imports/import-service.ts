import type { ExerciseFactsBySlug } from '../../../domain/training/exercise-facts.ts';
import type { CompletedLogFileImport } from '../../../domain/training/log-files/completed-log-file-import.ts';
import type { ExerciseMatch } from '../../../domain/training/log-files/match-exercises.ts';
import type { OtherAppFile } from '../../../domain/training/log-files/other-app.ts';
import type { DayMonthOrder } from '../../../domain/training/log-files/read-cells.ts';
import type { ExerciseKeysByName, ImportUnits } from '../../../domain/training/log-files/to-log.ts';

/** An import as a list shows it: with how much of it the log still has. */
export type ListedImport = Pick<CompletedLogFileImport, 'id' | 'from' | 'at'> & {
  readonly sessions: number;
  readonly plans: number;
  readonly bodyweights: number;
};

/** Another app's file, read, and how its names were matched. */
export type OtherAppFileSummary = Omit<OtherAppFile, 'sessions' | 'names'> & {
  readonly sessions: number;
  readonly sets: number;
  readonly matches: readonly ExerciseMatch[];
  /**
   * Whether what other apps call our exercises could be loaded; if not, only our titles are
   * recognised.
   */
  readonly hasOtherAppNames: boolean;
};

/** A file that was exported here, read. */
export type OwnExportFileSummary = {
  readonly kind: 'own';
  readonly sessions: number;
  readonly sets: number;
  readonly plans: number;
  readonly bodyweights: number;
  readonly hasWeights: boolean;
  readonly unreadable: number;
};

/** What is in a file. Its records stay with the service until they are added. */
export type ImportFileSummaryOrProblem =
  | OtherAppFileSummary
  | OwnExportFileSummary
  | { readonly kind: 'ambiguous days'; readonly examples: readonly string[] }
  | { readonly kind: 'unknown'; readonly sentence: string };

/** The lifter's answers about another app's file. */
export type ImportAnswers = { readonly matches: ExerciseKeysByName; readonly units: ImportUnits };

/** What adding a file has changed. */
export type ImportChangeCounts = {
  /** The import as it is listed; undefined if nothing was new. */
  readonly id: string | undefined;
  readonly sessions: number;
  /** Sessions of the file that were in the log. */
  readonly known: number;
  /**
   * Sets of those sessions that follow the file now, and that are gone because it has them no more.
   */
  readonly updated: number;
  readonly removed: number;
  /** Sets that stay as the lifter corrected them here. */
  readonly corrected: number;
};

/**
 * Everything about imports: reads a file, adds it, and puts right what was added. It works in a
 * worker where it can, so that large files don't freeze the page. Every method may reject.
 */
export type ImportService = {
  /** The imports as they are stored, for an export. */
  readonly all: () => Promise<readonly CompletedLogFileImport[]>;
  /** Newest first. */
  readonly list: () => Promise<readonly ListedImport[]>;
  /**
   * Starts what reads files, so that it is there when the lifter has found hers. Never fails:
   * `read` tells.
   */
  readonly prepare: () => void;
  /**
   * Reads a file and keeps its records for `add`. `order` is the lifter's answer about its days.
   */
  readonly read: (
    file: File,
    library: ExerciseFactsBySlug,
    order?: DayMonthOrder,
  ) => Promise<ImportFileSummaryOrProblem>;
  /**
   * Adds the file that was read last, all of it or nothing; `answers` are for another app's file.
   */
  readonly add: (answers?: ImportAnswers) => Promise<ImportChangeCounts>;
  /** The names of an import from another app, each with the exercise that it is matched to. */
  readonly matches: (id: string, library: ExerciseFactsBySlug) => Promise<readonly ExerciseMatch[]>;
  /** Matches names of an import again: all their sets follow. Returns how many did. */
  readonly matchAgain: (
    id: string,
    matches: ExerciseKeysByName,
    library: ExerciseFactsBySlug,
  ) => Promise<number>;
  /**
   * Takes out what an import has added. A plan stays if it was trained since, and so do weights:
   * they may have changed.
   */
  readonly takeOut: (id: string) => Promise<void>;
};
