import type { LoggedSet } from '../log.ts';

/** What the line of every set from another app's file begins with. */
const imported = 'imported.';

/** The id of a line of an imported session; `number` counts its exercises from 1. */
export const importedLineIdOfExerciseNumber = (number: number): string => `${imported}${number}`;

/**
 * The id of an imported set. It comes from the file alone, so that the same file gives the same
 * ids on every device, and it keeps the name that the app gave the exercise, whatever the name is
 * matched to. `number` counts the sets of that name in the session from 1.
 */
export const importedSetIdOf = (session: string, name: string, number: number): string =>
  `${session}/${name}/${number}`;

/**
 * The name that another app gave the exercise of a set; undefined for a set that was trained here.
 */
export const importedExerciseNameOf = ({
  id,
  session,
  line,
}: Pick<LoggedSet, 'id' | 'session' | 'line'>): string | undefined =>
  line.startsWith(imported) && id.startsWith(`${session}/`)
    ? id.slice(session.length + 1, id.lastIndexOf('/'))
    : undefined;

/** The app of an imported session, as in its id (`strong`); the whole id for any other session. */
export const appOrWholeIdOfSessionId = (id: string): string => id.split('/', 1)[0] ?? id;
