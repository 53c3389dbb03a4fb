import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';
import { dueWorkJobNames, checkAndTidyJobNames, type JobName } from './clock-jobs.ts';

// What the clock knows without asking the database. Times are ISO 8601.

const Moment = v.pipe(v.string(), v.isoTimestamp());

export const LastSiteActivityNoteSchema = v.object({ id: v.string(), at: Moment });
/** The last thing that happened and may have made something due. Each has an id of its own. */
type Wake = Readonly<v.InferOutput<typeof LastSiteActivityNoteSchema>>;

const JobNoteSchema = v.object({
  ranAt: Moment,
  /** The wake that the clock had read before it ran the job; null if there was none. */
  wakeId: v.nullable(v.string()),
  /** When the job has to run again by a date of its own; null if it knows none. */
  nextAt: v.nullable(Moment),
  /** How often it has failed since it last worked. */
  failures: v.number(),
});
/** The clock's note about the last run of a job. */
export type LastJobRun = Readonly<v.InferOutput<typeof JobNoteSchema>>;

export const LastJobRunsSchema = v.record(v.string(), JobNoteSchema);
/** The clock's notes about its jobs, by name. A job without one is due. */
export type LastJobRuns = DeepReadonly<v.InferOutput<typeof LastJobRunsSchema>>;

/** What the store outside of the database has. */
export type LastSiteActivityAndJobRuns = {
  readonly wake: Wake | undefined;
  readonly jobs: LastJobRuns;
};

const minute = 60_000;
const hour = 60 * minute;

/**
 * How often each job runs at least, in milliseconds: while something happens, and while nothing
 * does.
 */
export const jobIntervalMsWhileSiteBusyOrQuiet = { busy: hour, quiet: 6 * hour } as const;
/** For so long after something has happened, the site counts as busy. */
const busyFor = 6 * hour;

const rhythmAt = (wake: Wake | undefined, now: Date): number =>
  wake !== undefined && now.getTime() - Date.parse(wake.at) < busyFor
    ? jobIntervalMsWhileSiteBusyOrQuiet.busy
    : jobIntervalMsWhileSiteBusyOrQuiet.quiet;

/**
 * Whether it is time for a job, whatever has happened: it has no note, its date has come, or it
 * hasn't run for too long.
 */
const isTimeFor = (
  name: JobName,
  { wake, jobs }: LastSiteActivityAndJobRuns,
  now: Date,
): boolean => {
  const note = jobs[name];
  if (note === undefined) return true;
  const time = now.getTime();
  return (
    (note.nextAt !== null && Date.parse(note.nextAt) <= time) ||
    time - Date.parse(note.ranAt) >= rhythmAt(wake, now)
  );
};

/** Whether something has happened since a job ran. */
const isWokenSince = (name: JobName, { wake, jobs }: LastSiteActivityAndJobRuns): boolean => {
  const note = jobs[name];
  return wake !== undefined && note?.wakeId !== wake.id;
};

/**
 * The jobs that are due, in the order in which to run them: those that look, the one that has
 * waited longest first, then all that do what is due. None if nothing is. Without notes, because
 * they are lost or can't be read, all are: then the database says what there is to do.
 */
export const findDueJobs = (notes: LastSiteActivityAndJobRuns, now: Date): readonly JobName[] => {
  const ranAt = (name: JobName): string => notes.jobs[name]?.ranAt ?? '';
  const looking = checkAndTidyJobNames
    .filter((name) => isTimeFor(name, notes, now))
    .toSorted((one, other) => ranAt(one).localeCompare(ranAt(other)));
  const isWorkDue = dueWorkJobNames.some(
    (name) => isTimeFor(name, notes, now) || isWokenSince(name, notes),
  );
  return looking.length > 0 || isWorkDue ? [...looking, ...dueWorkJobNames] : [];
};

/**
 * When to try a job again that has failed so many times in a row: after 10, 20, 40, then 60
 * minutes.
 */
export const nextJobRetryAt = (now: Date, failures: number): Date =>
  new Date(now.getTime() + Math.min(hour, 10 * minute * 2 ** (failures - 1)));
