import { randomUUID } from 'node:crypto';
import { runClock } from '../../src/server/scheduled-jobs/run-clock.ts';
import { logFailure, withRequestId } from '../../src/server/log.ts';
import { openClockStore } from '../../src/server/store/clock-store.ts';
import { createTimeBudget } from '../../src/server/store/work-queue/run-due-work.ts';
import { runRecordedJob } from '../../src/server/monitoring/recorded-run.ts';

// The only function with a schedule. Most of its runs read two values of the host's store and end: nothing is due, so they don't even load the
// jobs.
export default () =>
  withRequestId(randomUUID(), async () => {
    await runClock({
      store: openClockStore(),
      loadJobs: async () => (await import('../../src/server/scheduled-jobs/jobs.ts')).clockJobs,
      runRecorded: runRecordedJob,
      now: () => new Date(),
      timeFor: createTimeBudget,
      log: logFailure,
    });
    return new Response(null, { status: 204 });
  });

export const config = { schedule: '*/5 * * * *' };
