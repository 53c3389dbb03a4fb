import { reconcileSnipcart } from '../../src/server/snipcart/reconcile-snipcart.ts';
import { findSnipcartReconcileDependencies } from '../../src/server/snipcart/snipcart-dependencies.ts';
import { createJob } from '../../src/server/watch/job.ts';

// Apart from the payments' own: one service that is down keeps nobody from comparing the books with the other.
export default createJob('reconcile-snipcart', async () => {
  const dependencies = findSnipcartReconcileDependencies();
  if (dependencies === undefined) return;
  await reconcileSnipcart(dependencies).finally(() => dependencies.database.close());
});

export const config = { schedule: '@hourly' };
