import { createReconcileDependencies } from '../../src/server/payments/rights-dependencies.ts';
import { reconcilePayments } from '../../src/server/payments/reconcile/reconcile-payments.ts';
import { createJob } from '../../src/server/watch/job.ts';

export default createJob('reconcile-payments', async () => {
  const dependencies = createReconcileDependencies();
  await reconcilePayments(dependencies).finally(() => dependencies.database.close());
});

export const config = { schedule: '@hourly' };
