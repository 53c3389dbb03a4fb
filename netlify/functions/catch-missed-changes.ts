import { catchMissedChanges } from '../../src/server/site-builds/catch-missed-changes.ts';
import { createSiteBuildsDependencies } from '../../src/server/site-builds/site-builds-dependencies.ts';
import { createJob } from '../../src/server/watch/job.ts';

// Contentful tries to deliver an event twice and then gives up. This picks up the changes whose events were lost.
export default createJob('catch-missed-changes', async () => {
  const dependencies = createSiteBuildsDependencies();
  await catchMissedChanges(dependencies).finally(() => dependencies.database.close());
});

export const config = { schedule: '@hourly' };
