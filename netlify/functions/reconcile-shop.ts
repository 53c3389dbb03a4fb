import { reconcileShopOrders } from '../../src/server/shop/reconcile-shop-orders.ts';
import { createShopReconcileDependencies } from '../../src/server/shop/shop-dependencies.ts';
import { createJob } from '../../src/server/watch/job.ts';

export default createJob('reconcile-shop', async () => {
  const dependencies = createShopReconcileDependencies();
  await reconcileShopOrders(dependencies).finally(() => dependencies.database.close());
});

export const config = { schedule: '@hourly' };
