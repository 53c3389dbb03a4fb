import { randomUUID } from 'node:crypto';
import { getStore, type Store } from '@netlify/blobs';
import * as v from 'valibot';
import {
  LastJobRunsSchema,
  LastSiteActivityNoteSchema,
  type LastJobRuns,
  type LastSiteActivityAndJobRuns,
} from '../../domain/scheduled-jobs/due-jobs.ts';
import { outsideSystemTimeoutsMs } from '../../domain/timeouts.ts';
import { logFailure } from '../log.ts';
import { withTimeout } from '../with-timeout.ts';

// The host's own store, so that the clock needn't wake the database to learn that nothing is due.
// It has no transactions, and a write may be read up to a minute later
// (docs.netlify.com/build/data-and-storage/netlify-blobs). So each of its two values has one kind
// of writer (decision 070).

const wakeKey = 'wake';
const jobsKey = 'jobs';

/** What the clock knows without asking the database. */
export type SiteActivityAndJobRunsBlobStore = {
  /**
   * Notes that something has happened, so that the clock asks the database at its next run. Call it
   * after the change is stored. Never rejects: without the note, the clock finds the change when it
   * next looks by itself.
   */
  readonly wake: () => Promise<void>;
  /** Reads the notes. Throws if the store can't be read, or has something else. */
  readonly read: () => Promise<LastSiteActivityAndJobRuns>;
  /** Stores the notes about the jobs. Only the clock calls it. */
  readonly write: (jobs: LastJobRuns) => Promise<void>;
};

// Opened for each use: the host gives its address to each call of a function anew.
const open = (): Store => getStore('clock');

const StoredWake = v.pipe(v.string(), v.parseJson(), LastSiteActivityNoteSchema);
const StoredJobs = v.pipe(v.string(), v.parseJson(), LastJobRunsSchema);

// The package tries again for 25 seconds. Nobody may wait for it that long.
const inTime = <Result>(work: Promise<Result>): Promise<Result> =>
  withTimeout(work, outsideSystemTimeoutsMs.hostStore);

/** The clock's notes in the host's store. */
export const openSiteActivityAndJobRunsBlobStore = (): SiteActivityAndJobRunsBlobStore => ({
  wake: async () => {
    try {
      const wake = { id: randomUUID(), at: new Date().toISOString() };
      await inTime(open().setJSON(wakeKey, wake));
    } catch (error) {
      // Where there is no store, such as in most tests, the clock has no notes either, so it runs
      // everything each time, and says so.
      const hasNoStore = error instanceof Error && error.name === 'MissingBlobsEnvironmentError';
      if (!hasNoStore) logFailure('The clock could not be woken', error);
    }
  },
  read: async () => {
    const store = open();
    const [wake, jobs] = await inTime(Promise.all([store.get(wakeKey), store.get(jobsKey)]));
    return {
      wake: wake === null ? undefined : v.parse(StoredWake, wake),
      jobs: jobs === null ? {} : v.parse(StoredJobs, jobs),
    };
  },
  write: async (jobs) => {
    await inTime(open().setJSON(jobsKey, jobs));
  },
});
