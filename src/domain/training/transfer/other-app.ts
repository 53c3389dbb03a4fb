import type { WeightUnit } from '../../calculators/metric.ts';
import { maxNumber } from '../record-values.ts';
import type { DayOrder } from './read-cells.ts';

export type DistanceUnit = 'm' | 'km' | 'mi';

/** A set from another app, in its own units. */
export type ImportedSet = {
  readonly exercise: string;
  readonly kind: 'ramp' | 'work';
  readonly weight: number | undefined;
  /** Missing where the file doesn't say. */
  readonly weightUnit: WeightUnit | undefined;
  readonly reps: number | undefined;
  readonly seconds: number | undefined;
  readonly distance: number | undefined;
  readonly distanceUnit: DistanceUnit | undefined;
  readonly rpe: number | undefined;
  readonly toFailure: boolean;
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

/** A row that could not be read, with a sentence that says why. */
export type UnreadableRow = { readonly line: number; readonly sentence: string };

/** The apps whose files we read. */
type AppName = 'Strong' | 'Hevy' | 'FitNotes' | 'Fitbod';

/** The contents of another app's file. */
export type OtherAppFile = {
  readonly kind: 'other app';
  readonly app: AppName;
  /** Oldest first. */
  readonly sessions: readonly ImportedSession[];
  /** Each exercise by its name in the app, with its number of sets; most sets first. */
  readonly names: readonly { readonly name: string; readonly sets: number }[];
  readonly bad: readonly UnreadableRow[];
  /** Rows that are no sets, such as rest timers. */
  readonly leftOut: number;
  /** Columns that say something that has no place in the log, as the file names them. */
  readonly unusedColumns: readonly string[];
  /** The units to ask the lifter for, because the file doesn't say. */
  readonly asks: { readonly weight: boolean; readonly distance: boolean };
};

/** A row as interpreted by the reader of one app. */
type ReadRow =
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
  | { readonly kind: 'left out' }
  | { readonly kind: 'bad'; readonly sentence: string };

/** How the files of one app are read. */
export type AppReader = {
  readonly app: AppName;
  /** The columns that are read, in lower case. */
  readonly used: readonly string[];
  /** The column with the day of each row. */
  readonly dayColumn: string;
  /** Reads a row by its cells. */
  readonly read: (cell: (column: string) => string, order: DayOrder | undefined) => ReadRow;
};

export type ImportedSessionFacts = Pick<
  ImportedSession,
  'id' | 'name' | 'startedAt' | 'endedAt' | 'note'
>;

/** A meaningful number: apps write 0 for what doesn't apply, and records have a maximum. */
export const positive = (number: number | undefined): number | undefined =>
  number === undefined || number === 0 || number > maxNumber ? undefined : number;

/** An RPE from 1 to 10, as lifters use it; undefined for anything else. */
export const readableRpe = (number: number | undefined): number | undefined =>
  number !== undefined && number >= 1 && number <= 10 ? number : undefined;

/** The answer to a row whose day can't be read. */
export const badDay = (cell: string): ReadRow => ({
  kind: 'bad',
  sentence: `“${cell}” is no date that we know.`,
});

/** The answer to a row without the name of an exercise. */
export const noName: ReadRow = { kind: 'bad', sentence: 'The exercise has no name.' };

/** A row with a set; without any reps, time or distance it isn't one. */
export const setRow = (of: ImportedSessionFacts, set: ImportedSet, note: string): ReadRow =>
  [set.reps, set.seconds, set.distance].some((amount) => amount !== undefined && amount > 0)
    ? { kind: 'set', of, set, note }
    : { kind: 'bad', sentence: `${set.exercise} has no reps, no time and no distance.` };
