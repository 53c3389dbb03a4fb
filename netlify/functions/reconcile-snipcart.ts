import { reconcileSnipcart } from '../../src/server/till/snipcart/reconcile-snipcart.ts';
import { findSnipcartReconcileDependencies } from '../../src/server/till/snipcart/snipcart-dependencies.ts';
import { createJob } from '../../src/server/watch/job.ts';
import { closeAfter } from '../../src/server/store/database.ts';

// A separate job, so that an outage of Snipcart or of Stripe doesn't stop the reconciliation with the other.
export default createJob('reconcile-snipcart', async () => {
  const dependencies = findSnipcartReconcileDependencies();
  if (dependencies === undefined) return;
  await closeAfter(reconcileSnipcart(dependencies), dependencies.database);
});

export const config = { schedule: '@hourly' };
