import {
  dueWorkJobNames,
  checkAndTidyJobNames,
  type JobName,
} from '../../../src/domain/scheduled-jobs/clock-jobs.ts';
import type { LastSiteActivityAndJobRuns } from '../../../src/domain/scheduled-jobs/due-jobs.ts';
import {
  runDueJobs,
  type ScheduledJobGivingNextRunDate,
} from '../../../src/server/scheduled-jobs/run-due-jobs.ts';
import type { SiteActivityAndJobRunsBlobStore } from '../../../src/server/store/site-activity-and-job-runs-blob-store.ts';
import { createHasTime } from '../../../src/server/store/work-queue/run-due-work.ts';

/** The store of the clock, in memory. While `isBroken` says so, it neither reads nor writes. */
export const createTestClockStore = (
  now: () => Date,
  isBroken: () => boolean = () => false,
): SiteActivityAndJobRunsBlobStore => {
  let notes: LastSiteActivityAndJobRuns = { wake: undefined, jobs: {} };
  let wakes = 0;
  const requireWhole = (): void => {
    if (isBroken()) throw new Error('The store is broken.');
  };
  return {
    wake: async () => {
      wakes += 1;
      if (!isBroken()) notes = { ...notes, wake: { id: `${wakes}`, at: now().toISOString() } };
    },
    read: async () => {
      requireWhole();
      return notes;
    },
    write: async (jobs) => {
      requireWhole();
      notes = { ...notes, jobs };
    },
  };
};

type TestClock = {
  readonly store: SiteActivityAndJobRunsBlobStore;
  readonly now: () => Date;
  /** The jobs that the test is about. */
  readonly jobs: Partial<Readonly<Record<JobName, ScheduledJobGivingNextRunDate>>>;
  /** All other jobs. */
  readonly otherwise: ScheduledJobGivingNextRunDate;
  readonly runRecorded: Parameters<typeof runDueJobs>[0]['runRecorded'];
};

/** Runs the clock once, with jobs of the test. */
export const runTestClock = ({
  jobs,
  otherwise,
  ...rest
}: TestClock): Promise<readonly JobName[]> => {
  const jobOf = (name: JobName): ScheduledJobGivingNextRunDate => jobs[name] ?? otherwise;
  const [watch, payments, shop, snipcart, changes, lists, limits] = checkAndTidyJobNames;
  const [builds, deletions, work, notices, mails] = dueWorkJobNames;
  return runDueJobs({
    ...rest,
    loadJobs: async () => ({
      [watch]: jobOf(watch),
      [payments]: jobOf(payments),
      [shop]: jobOf(shop),
      [snipcart]: jobOf(snipcart),
      [changes]: jobOf(changes),
      [lists]: jobOf(lists),
      [limits]: jobOf(limits),
      [builds]: jobOf(builds),
      [deletions]: jobOf(deletions),
      [work]: jobOf(work),
      [notices]: jobOf(notices),
      [mails]: jobOf(mails),
    }),
    timeFor: createHasTime,
    log: () => undefined,
  });
};
