import type { DeskAct } from '../../domain/shop-desk/desk-answer.ts';
import { declineReturn, refundVoluntarily, receiveReturn } from '../refunds/return-acts.ts';
import type { DeskActDependencies } from '../orders/cart/order-for-desk.ts';
import { markPacked, markParcelSent } from '../shop/desk-parcels.ts';
import type { DoDeskAct } from './desk-endpoint.ts';

/** Carries out the owner's acts on shop orders. */
export const createDoDeskAct =
  (dependencies: DeskActDependencies): DoDeskAct =>
  (act: DeskAct, by) => {
    switch (act.act) {
      case 'packed':
        return markPacked(dependencies, { shopOrderIds: act.orderIds, by });
      case 'sent':
        return markParcelSent(dependencies, {
          shopOrderId: act.orderId,
          tracking: act.tracking,
          by,
        });
      case 'return-received':
        return receiveReturn(dependencies, { ...act, by });
      case 'return-declined':
        return declineReturn(dependencies, { ...act, by });
      case 'money-back':
        return refundVoluntarily(dependencies, { ...act, shopOrderId: act.orderId, by });
    }
  };
