import { createReconcileDependencies } from '../../src/server/payments/rights-dependencies.ts';
import { compareLists } from '../../src/server/payments/reconcile/compare-lists.ts';
import { createJob } from '../../src/server/watch/job.ts';
import { closeAfter } from '../../src/server/store/database.ts';

// Once a day everything is compared, in as many runs as that takes. Then a run has nothing to do until the next day.
export default createJob('compare-lists', async () => {
  const dependencies = createReconcileDependencies();
  await closeAfter(compareLists(dependencies), dependencies.database);
});

export const config = { schedule: '*/10 * * * *' };
