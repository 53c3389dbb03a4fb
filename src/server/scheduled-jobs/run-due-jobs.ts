import {
  dueWorkJobNames,
  checkAndTidyJobNames,
  type JobName,
} from '../../domain/scheduled-jobs/clock-jobs.ts';
import {
  findDueJobs,
  nextJobRetryAt,
  type LastJobRun,
  type LastSiteActivityAndJobRuns,
} from '../../domain/scheduled-jobs/due-jobs.ts';
import type { SiteActivityAndJobRunsBlobStore } from '../store/site-activity-and-job-runs-blob-store.ts';

/**
 * Does what is due, and begins nothing more when there is no time left. Returns when it has to run
 * again by a date of its own: undefined if it knows none.
 */
export type ScheduledJobGivingNextRunDate = (hasTime: () => boolean) => Promise<Date | undefined>;

export type RunDueJobsDependencies = {
  readonly store: SiteActivityAndJobRunsBlobStore;
  /** Loads the jobs, once one of them is due: most runs need none of them. */
  readonly loadJobs: () => Promise<Readonly<Record<JobName, ScheduledJobGivingNextRunDate>>>;
  /** Runs a job and records the result for the owner's page and the watch. */
  readonly runRecorded: <Result>(name: JobName, job: () => Promise<Result>) => Promise<Result>;
  readonly now: () => Date;
  /** Whether there is time left, from now on for so many milliseconds. */
  readonly timeFor: (milliseconds: number) => () => boolean;
  readonly log: (message: string, error: unknown) => void;
};

// The host ends a scheduled function after 30 seconds. The rest is for what is still under way when
// these times are up.
const lookingMs = 12_000;
const allMs = 20_000;
/** So that one job with much to do leaves time for the others. It goes on at the next run. */
const oneJobMs = 8000;

const nothingKnown: LastSiteActivityAndJobRuns = { wake: undefined, jobs: {} };

const readNotes = async ({
  store,
  log,
}: RunDueJobsDependencies): Promise<LastSiteActivityAndJobRuns> => {
  try {
    return await store.read();
  } catch (error) {
    log('The store of the clock can’t be read, so it runs everything', error);
    return nothingKnown;
  }
};

/** A job's run: the note about it, and why it failed, if it did. */
type Run = { readonly note: LastJobRun; readonly failures: readonly unknown[] };

const runJob = async (
  { runRecorded, now, timeFor }: RunDueJobsDependencies,
  { name, job }: { readonly name: JobName; readonly job: ScheduledJobGivingNextRunDate },
  { wake, jobs: notes }: LastSiteActivityAndJobRuns,
  hasTime: () => boolean,
): Promise<Run> => {
  const ownTime = timeFor(oneJobMs);
  const hasTimeLeft = (): boolean => hasTime() && ownTime();
  const begun = { ranAt: now().toISOString(), wakeId: wake?.id ?? null };
  try {
    const next = await runRecorded(name, () => job(hasTimeLeft));
    const nextAt = hasTimeLeft() ? next : now();
    const note = { ...begun, nextAt: nextAt?.toISOString() ?? null, failures: 0 };
    return { note, failures: [] };
  } catch (failure) {
    const failures = (notes[name]?.failures ?? 0) + 1;
    const nextAt = nextJobRetryAt(now(), failures).toISOString();
    return { note: { ...begun, nextAt, failures }, failures: [failure] };
  }
};

const isLooking = (name: JobName): boolean => checkAndTidyJobNames.some((one) => one === name);

/**
 * One run of the clock: does everything that is due, and asks nobody but the host's store if
 * nothing is. A job that fails stops no other; the first failure is thrown at the end, so that the
 * host's log has it. Returns the jobs that it ran.
 */
export const runDueJobs = async (
  dependencies: RunDueJobsDependencies,
): Promise<readonly JobName[]> => {
  const { store, now, timeFor, log } = dependencies;
  // Read before the database: what is stored afterwards has a wake that these notes don't have, so
  // it is found at the next run.
  const notes = await readNotes(dependencies);
  const due = findDueJobs(notes, now());
  if (due.length === 0) return [];
  const jobs = await dependencies.loadJobs();
  const forLooking = timeFor(lookingMs);
  const forAll = timeFor(allMs);
  const ran = new Map<JobName, Run>();
  for (const name of due) {
    const hasTime = isLooking(name) ? forLooking : forAll;
    if (!hasTime()) continue;
    ran.set(name, await runJob(dependencies, { name, job: jobs[name] }, notes, hasTime));
  }
  const written = [...checkAndTidyJobNames, ...dueWorkJobNames].flatMap((name) => {
    const note = ran.get(name)?.note ?? notes.jobs[name];
    return note === undefined ? [] : [[name, note] as const];
  });
  try {
    await store.write(Object.fromEntries(written));
  } catch (error) {
    log('The notes of the clock could not be stored, so its next run does everything again', error);
  }
  const failed = [...ran.values()].flatMap(({ failures }) => failures);
  if (failed.length > 0) throw failed[0];
  return [...ran.keys()];
};
