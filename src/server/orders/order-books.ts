import * as v from 'valibot';
import type { InstantSupplyAgreements } from '../../domain/orders/instant-supply-agreements.ts';
import { payableStates } from '../../domain/orders/payment-states.ts';
import type { Database } from '../store/database.ts';
import { sqlListOf } from '../store/sql-list.ts';
import type { ItemOrCartOrderReference, TillSession } from '../till/till.ts';
import { lockHeldStockOfOrderSql } from '../stock/hold-stock.ts';

const tables = {
  item: { name: 'orders', id: 'order_id' },
  cart: { name: 'shop_orders', id: 'shop_order_id' },
} as const;

/**
 * Whether the account of an order's buyer is being deleted, as a condition on a row of the table.
 */
export const isBuyerInDeletionSql = (kind: ItemOrCartOrderReference['kind']): string =>
  `exists (select from customers where customers.customer_id = ${tables[kind].name}.customer_id and deleted_at is not null)`;

const OrderRow = v.object({ id: v.string() });

/**
 * Stores the session of an order. False if the order has been closed in the meantime, or the
 * account is being deleted: then nobody may pay in that session. A session stored before that
 * request is expired with the account.
 */
export const storeTillSessionIfOrderOpen = async (
  database: Database,
  { kind, orderId }: ItemOrCartOrderReference,
  session: TillSession,
): Promise<boolean> => {
  const { name, id } = tables[kind];
  const rows = await database.query(
    OrderRow,
    `update ${name} set state = 'open', session_id = $2, session_url = $3, session_expires_at = $4
     where ${id} = $1 and (state = 'preparing' or (state = 'open' and session_id = $2)) and not ${isBuyerInDeletionSql(kind)}
     returning ${id} as id`,
    [orderId, session.id, session.url, session.expiresAt],
  );
  return rows.length > 0;
};

const closable = `state in ${sqlListOf(payableStates)} and (session_id is null or session_id = $2)`;

const closeItem = `update orders set state = 'expired' where order_id = $1 and ${closable}`;

const { ofOrder, locked } = lockHeldStockOfOrderSql('$1');
const closeCart = `
  with of_order as (${ofOrder}), locked as (${locked}), closed as (
    update shop_orders set state = 'expired',
      stock_state = case when stock_state = 'held' then 'released' else stock_state end
    where shop_order_id = $1 and ${closable} and (select count(*) from locked) >= 0
    returning stock_state
  )
  update stock set held = stock.held - of_order.quantity, changed_at = now() from of_order, closed
  where stock.sku = of_order.sku and closed.stock_state = 'released'`;

/**
 * Closes an order that can no longer be paid for, and releases its stock: it has no session, or the
 * given one, which is over. An order that was paid in the meantime, or opened by another request
 * with its own session, stays as it is.
 */
export const markUnpaidOrderExpired = async (
  database: Database,
  { kind, orderId }: ItemOrCartOrderReference,
  sessionId: string | null = null,
): Promise<void> => {
  const statement = kind === 'item' ? closeItem : closeCart;
  await database.query(v.object({}), statement, [orderId, sessionId]);
};

/** A row with a buyer's consents; all null for an order that needed none. */
type AgreementsRow = {
  readonly agreements_version: string | null;
  readonly supply_now: boolean | null;
  readonly knows_consequence: boolean | null;
};

/**
 * The buyer's consents that are stored with an order. An order that needed none has consented to
 * nothing.
 */
export const agreementsOfStoredOrder = (row: AgreementsRow): InstantSupplyAgreements => ({
  version: row.agreements_version ?? '',
  supplyNow: row.supply_now ?? false,
  knowsConsequence: row.knows_consequence ?? false,
});
