import { createReconcileDependencies } from '../../src/server/payments/rights-dependencies.ts';
import { compareLists } from '../../src/server/payments/reconcile/compare-lists.ts';
import { createJob } from '../../src/server/watch/job.ts';

// Once a day everything is compared, in as many runs as that takes. Then a run has nothing to do until the next day.
export default createJob('compare-lists', async () => {
  const dependencies = createReconcileDependencies();
  await compareLists(dependencies).finally(() => dependencies.database.close());
});

export const config = { schedule: '*/10 * * * *' };
