import type { TillForPaidOrders } from '../till.ts';
import { findShopOrder } from '../../orders/cart/stored-shop-order.ts';
import { snipcartDependenciesIfSet } from './snipcart-dependencies.ts';
import { createMakeSnipcartRefund } from './snipcart-refund.ts';
import {
  storeOrRefundSnipcartOrderByToken,
  type SnipcartDependencies,
} from './store-or-refund-snipcart-order-by-token.ts';

/** Snipcart as a till: its refunds, and reading one of our orders again. */
export const createSnipcartTillForPaidOrders = (
  dependencies: SnipcartDependencies,
): TillForPaidOrders => ({
  refund: createMakeSnipcartRefund(dependencies.snipcart),
  refresh: async (shopOrderId) => {
    const order = await findShopOrder(dependencies.database, shopOrderId);
    const token = order?.payment_id ?? order?.session_id ?? undefined;
    return token !== undefined && storeOrRefundSnipcartOrderByToken(dependencies, token);
  },
});

/**
 * Snipcart as a till in production, for `createShopRefundDependencies`; undefined without an
 * account there.
 */
export const createSnipcartTillIfSet = (
  shared: Pick<SnipcartDependencies, 'database'>,
): TillForPaidOrders | undefined => {
  const dependencies = snipcartDependenciesIfSet(shared);
  return dependencies && createSnipcartTillForPaidOrders(dependencies);
};
