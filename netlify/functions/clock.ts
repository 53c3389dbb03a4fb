import { randomUUID } from 'node:crypto';
import { runDueJobs } from '../../src/server/scheduled-jobs/run-due-jobs.ts';
import { logFailure, runWithRequestId } from '../../src/server/log.ts';
import { openSiteActivityAndJobRunsBlobStore } from '../../src/server/store/site-activity-and-job-runs-blob-store.ts';
import { createHasTime } from '../../src/server/store/work-queue/run-due-work.ts';
import { runRecordedJob } from '../../src/server/monitoring/recorded-run.ts';

// The only function with a schedule. Most of its runs read two values of the host's store and end:
// nothing is due, so they don't even load the jobs.
export default () =>
  runWithRequestId(randomUUID(), async () => {
    await runDueJobs({
      store: openSiteActivityAndJobRunsBlobStore(),
      loadJobs: async () =>
        (await import('../../src/server/scheduled-jobs/jobs.ts')).scheduledJobFunctionsByName,
      runRecorded: runRecordedJob,
      now: () => new Date(),
      timeFor: createHasTime,
      log: logFailure,
    });
    return new Response(null, { status: 204 });
  });

export const config = { schedule: '*/5 * * * *' };
