import { reconcileShopOrders } from '../../src/server/shop/reconcile-shop-orders.ts';
import { createShopReconcileDependencies } from '../../src/server/shop/shop-dependencies.ts';

export default async (): Promise<void> => {
  const dependencies = createShopReconcileDependencies();
  await reconcileShopOrders(dependencies).finally(() => dependencies.database.close());
};

export const config = { schedule: '@hourly' };
