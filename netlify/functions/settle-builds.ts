import { keepBuildsSettled } from '../../src/server/site-builds/settle-builds.ts';
import { createSiteBuildsDependencies } from '../../src/server/site-builds/site-builds-dependencies.ts';
import { createJob } from '../../src/server/watch/job.ts';
import { closeAfter } from '../../src/server/store/database.ts';

// The host's events settle most builds. This job covers those without an event: a hook that couldn't be called, a build that got
// lost.
export default createJob('settle-builds', async () => {
  const dependencies = createSiteBuildsDependencies();
  await closeAfter(keepBuildsSettled(dependencies), dependencies.database);
});

export const config = { schedule: '*/5 * * * *' };
