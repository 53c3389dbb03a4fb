import { createReconcileDependencies } from '../../src/server/payments/rights-dependencies.ts';
import { reconcilePayments } from '../../src/server/payments/reconcile/reconcile-payments.ts';
import { createJob } from '../../src/server/watch/job.ts';
import { closeAfter } from '../../src/server/store/database.ts';

export default createJob('reconcile-payments', async () => {
  const dependencies = createReconcileDependencies();
  await closeAfter(reconcilePayments(dependencies), dependencies.database);
});

export const config = { schedule: '@hourly' };
