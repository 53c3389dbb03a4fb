import { finishDeletions } from '../../src/server/account-deletion/finish-deletions.ts';
import { createDeletionDependencies } from '../../src/server/account-deletion/deletion-dependencies.ts';
import { createJob } from '../../src/server/watch/job.ts';
import { closeAfter } from '../../src/server/store/database.ts';

// A deletion starts right after the request. This job continues those that couldn't be finished then.
export default createJob('finish-deletions', async () => {
  const dependencies = createDeletionDependencies();
  await closeAfter(finishDeletions(dependencies), dependencies.database);
});

export const config = { schedule: '*/5 * * * *' };
