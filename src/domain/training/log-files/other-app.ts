import type { WeightUnit } from '../../calculators/metric.ts';
import { maxCountOrWeightInRecord } from '../record-values.ts';
import type { LocalTime } from './read-cells.ts';

export type DistanceUnit = 'm' | 'km' | 'mi';

/** A set from another app, in its own units. */
export type ImportedSet = {
  readonly exercise: string;
  readonly kind: 'ramp' | 'work';
  /** Negative for help: the weight that a machine takes off the body. */
  readonly weight: number | undefined;
  /** Missing where the file doesn't say. */
  readonly weightUnit: WeightUnit | undefined;
  readonly reps: number | undefined;
  readonly seconds: number | undefined;
  readonly distance: number | undefined;
  readonly distanceUnit: DistanceUnit | undefined;
  readonly rpe: number | undefined;
  readonly toFailure: boolean;
  /** Whether it followed the set before with less weight and no rest. */
  readonly isDrop?: boolean;
  /** What the app calls the superset; sets of a session with the same one belong together. */
  readonly superset?: string;
  /** The rest after it, in seconds. */
  readonly rest?: number;
};

export type ImportedSession = {
  /** Derived from the file's contents, so that the same file always gives the same id. */
  readonly id: string;
  readonly name: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly note: string;
  readonly sets: readonly ImportedSet[];
  /** The lifter’s notes by the name of the exercise. */
  readonly exerciseNotes: ReadonlyMap<string, string>;
};

/** A row that could not be read as it is, with a sentence that says why. */
export type ImportRowProblem = { readonly line: number; readonly sentence: string };

/** The apps whose files we read. */
type AppName = 'Strong' | 'Hevy' | 'FitNotes' | 'Fitbod' | 'StrongLifts' | 'Jefit' | 'Liftosaur';

/** The contents of another app's file. */
export type OtherAppFile = {
  readonly kind: 'other app';
  readonly app: AppName;
  /** Oldest first. */
  readonly sessions: readonly ImportedSession[];
  /** Each exercise by its name in the app, with its number of sets; most sets first. */
  readonly names: readonly { readonly name: string; readonly sets: number }[];
  readonly bad: readonly ImportRowProblem[];
  /** Rows that are kept without something that they say, with a sentence that says what. */
  readonly changed: readonly ImportRowProblem[];
  /** Rows without a set that was done. */
  readonly leftOut: number;
  /** Columns that say something that has no place in the log, as the file names them. */
  readonly unusedColumns: readonly string[];
  /** The units to ask the lifter for, because the file doesn't say. */
  readonly asks: { readonly weight: boolean; readonly distance: boolean };
};

/** A row as interpreted by the reader of one app. */
export type InterpretedRow =
  | {
      readonly kind: 'set';
      readonly of: ImportedSessionFacts;
      readonly set: ImportedSet;
      readonly note: string;
    }
  | {
      readonly kind: 'note';
      readonly of: ImportedSessionFacts;
      readonly exercise: string;
      readonly note: string;
    }
  /** The rest after the set before. */
  | { readonly kind: 'rest'; readonly of: ImportedSessionFacts; readonly seconds: number }
  | { readonly kind: 'left out' }
  | { readonly kind: 'bad'; readonly sentence: string };

/** How the files of one app are read. */
export type OtherAppRowReader = {
  readonly app: AppName;
  /** The columns that are read, in lower case. */
  readonly used: readonly string[];
  readonly dayColumn: string;
  /** The columns of numbers: what is no number in them is left out, and named. */
  readonly numbers: readonly string[];
  /** The column with the effort, from 1 to 10, if there is one. */
  readonly effort?: string;
  /** The column that marks sets, and what we know of its marks; any other one is named. */
  readonly marks?: { readonly column: string; readonly known: RegExp };
  /** Whether each set has the moment at which it was done, and sessions are only days. */
  readonly isByDay?: boolean;
  /**
   * Reads a row by its cells, and days and times by `readTime`. Some apps write several sets in
   * one.
   */
  readonly read: (
    cell: (column: string) => string,
    readTime: (cell: string) => LocalTime | undefined,
  ) => InterpretedRow | readonly InterpretedRow[];
};

export type ImportedSessionFacts = Pick<
  ImportedSession,
  'id' | 'name' | 'startedAt' | 'endedAt' | 'note'
>;

/** A meaningful number: apps write 0 for what doesn't apply, and records have a maximum. */
export const recordableNumberUnlessZero = (number: number | undefined): number | undefined =>
  number === undefined || number === 0 || Math.abs(number) > maxCountOrWeightInRecord
    ? undefined
    : number;

/** An RPE from 1 to 10, as lifters use it; undefined for anything else. */
export const recordableRpe = (number: number | undefined): number | undefined =>
  number !== undefined && number >= 1 && number <= 10 ? number : undefined;

/** The answer to a row whose day can't be read. */
export const rowWithUnreadableDay = (cell: string): InterpretedRow => ({
  kind: 'bad',
  sentence: `“${cell}” is no date that we know.`,
});

/** The answer to a row without the name of an exercise. */
export const rowWithoutExerciseName: InterpretedRow = {
  kind: 'bad',
  sentence: 'The exercise has no name.',
};

/** A set with nothing but its exercise, to which a reader adds what its file says. */
export const createEmptyImportedSet = (exercise: string): ImportedSet => ({
  exercise,
  kind: 'work',
  weight: undefined,
  weightUnit: undefined,
  reps: undefined,
  seconds: undefined,
  distance: undefined,
  distanceUnit: undefined,
  rpe: undefined,
  toFailure: false,
});

/** A row with a set; without any reps, time or distance it isn't one. */
export const setRowOrBadIfEmpty = (
  of: ImportedSessionFacts,
  set: ImportedSet,
  note: string,
): InterpretedRow =>
  [set.reps, set.seconds, set.distance].some((amount) => amount !== undefined && amount > 0)
    ? { kind: 'set', of, set, note }
    : { kind: 'bad', sentence: `${set.exercise} has no reps, no time and no distance.` };
