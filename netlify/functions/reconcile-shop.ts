import { reconcileShopOrders } from '../../src/server/shop/reconcile-shop-orders.ts';
import { createShopReconcileDependencies } from '../../src/server/shop/shop-dependencies.ts';
import { createJob } from '../../src/server/watch/job.ts';
import { closeAfter } from '../../src/server/store/database.ts';

export default createJob('reconcile-shop', async () => {
  const dependencies = createShopReconcileDependencies();
  await closeAfter(reconcileShopOrders(dependencies), dependencies.database);
});

export const config = { schedule: '@hourly' };
