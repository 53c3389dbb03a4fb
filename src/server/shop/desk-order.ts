import * as v from 'valibot';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../store/database.ts';
import { findShopOrder, type StoredShopOrder } from './stored-shop-order.ts';

/** What the acts of the owner depend on. */
export type DeskActDependencies = {
  readonly database: Database;
  readonly now: () => Date;
  readonly newId: () => string;
};

/** Who acts: her subject at the login service. */
export type By = { readonly by: string };

/** The row that an act has changed; none if something has come before it. */
export const ChangedOrder = v.object({ shop_order_id: v.string() });

/** The order with this id. Refuses (404) one that isn't there. */
export const requireOrder = async (
  database: Database,
  shopOrderId: string,
): Promise<StoredShopOrder> => {
  const order = await findShopOrder(database, shopOrderId);
  if (order === undefined) throw new Refusal(404, 'There is no such order.');
  return order;
};
