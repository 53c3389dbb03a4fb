import { catchMissedChanges } from '../../src/server/site-builds/catch-missed-changes.ts';
import { createSiteBuildsDependencies } from '../../src/server/site-builds/site-builds-dependencies.ts';
import { createJob } from '../../src/server/watch/job.ts';

// Contentful tries twice to tell us of a change, and not again. This catches what it could not deliver.
export default createJob('catch-missed-changes', async () => {
  const dependencies = createSiteBuildsDependencies();
  await catchMissedChanges(dependencies).finally(() => dependencies.database.close());
});

export const config = { schedule: '@hourly' };
