import { keepBuildsSettled } from '../../src/server/site-builds/settle-builds.ts';
import { createSiteBuildsDependencies } from '../../src/server/site-builds/site-builds-dependencies.ts';
import { createJob } from '../../src/server/watch/job.ts';

// What an event of the host has told is settled by then. This is for what nobody has told: a hook that could not be called, a build
// that got lost.
export default createJob('settle-builds', async () => {
  const dependencies = createSiteBuildsDependencies();
  await keepBuildsSettled(dependencies).finally(() => dependencies.database.close());
});

export const config = { schedule: '*/5 * * * *' };
