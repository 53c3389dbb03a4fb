import * as v from 'valibot';
import { Refusal } from '../../http/answers.ts';
import type { Database } from '../../store/database.ts';
import { findShopOrder, type StoredShopOrder } from './stored-shop-order.ts';

/** The dependencies of the owner's acts. */
export type DeskOrderActionDependencies = {
  readonly database: Database;
  readonly now: () => Date;
  readonly newId: () => string;
};

/** The acting owner: her subject at the login service. */
export type ActingOwnerSubject = { readonly by: string };

/** The row that an act has changed; none if another change came first. */
export const ChangedShopOrderIdSchema = v.object({ shop_order_id: v.string() });

/** The order with this id. Refuses (404) one that doesn't exist. */
export const requireShopOrderById = async (
  database: Database,
  shopOrderId: string,
): Promise<StoredShopOrder> => {
  const order = await findShopOrder(database, shopOrderId);
  if (order === undefined) throw new Refusal(404, 'There is no such order.');
  return order;
};
