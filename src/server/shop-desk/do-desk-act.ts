import type { DeskOrderAction } from '../../domain/shop-desk/desk-answer.ts';
import {
  declineReturn,
  storeVoluntaryRefundOfShopOrder,
  markReturnReceived,
} from '../refunds/return-acts.ts';
import type { DeskOrderActionDependencies } from '../orders/cart/order-for-desk.ts';
import { markAllOrdersPackedOrRefuse, markParcelSent } from '../shop/desk-parcels.ts';
import type { DoDeskOrderAction } from './desk-endpoint.ts';

/** Carries out the owner's acts on shop orders. */
export const createDoDeskOrderAction =
  (dependencies: DeskOrderActionDependencies): DoDeskOrderAction =>
  (act: DeskOrderAction, by) => {
    switch (act.act) {
      case 'packed':
        return markAllOrdersPackedOrRefuse(dependencies, { shopOrderIds: act.orderIds, by });
      case 'sent':
        return markParcelSent(dependencies, {
          shopOrderId: act.orderId,
          tracking: act.tracking,
          by,
        });
      case 'return-received':
        return markReturnReceived(dependencies, { ...act, by });
      case 'return-declined':
        return declineReturn(dependencies, { ...act, by });
      case 'money-back':
        return storeVoluntaryRefundOfShopOrder(dependencies, {
          ...act,
          shopOrderId: act.orderId,
          by,
        });
    }
  };
