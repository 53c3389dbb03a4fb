import { finishDeletions } from '../../src/server/leaving/finish-deletions.ts';
import { createDeletionDependencies } from '../../src/server/leaving/leaving-dependencies.ts';
import { createJob } from '../../src/server/watch/job.ts';

// A deletion is begun right after it was asked for. This goes on with what could not be finished then.
export default createJob('finish-deletions', async () => {
  const dependencies = createDeletionDependencies();
  await finishDeletions(dependencies).finally(() => dependencies.database.close());
});

export const config = { schedule: '*/5 * * * *' };
