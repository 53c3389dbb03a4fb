import { catchMissedChanges } from '../../src/server/site-builds/catch-missed-changes.ts';
import { createSiteBuildsDependencies } from '../../src/server/site-builds/site-builds-dependencies.ts';
import { createJob } from '../../src/server/watch/job.ts';
import { closeAfter } from '../../src/server/store/database.ts';

// Contentful tries to deliver an event twice and then gives up. This picks up the changes whose events were lost.
export default createJob('catch-missed-changes', async () => {
  const dependencies = createSiteBuildsDependencies();
  await closeAfter(catchMissedChanges(dependencies), dependencies.database);
});

export const config = { schedule: '@hourly' };
