import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { QuoteAnswer, Till } from '../../../domain/cart/quote.ts';
import type { CatalogueItem } from '../../../domain/catalogue.ts';
import type { Currency } from '../../../domain/money.ts';
import type { Agreements } from '../../../domain/orders/agreements.ts';
import { createParameters } from '../../rights/parameters.ts';
import type { Database } from '../../store/database.ts';
import { holdStockSql, lockStockSql } from './stock.ts';
import { findShopOrder, type StoredShopOrder } from './stored-shop-order.ts';

/** A line of an order, as stored. */
type WantedLine = {
  readonly sku: string;
  readonly kind: 'goods' | 'pack';
  readonly title: string;
  readonly variant: string | null;
  readonly path: string;
  readonly quantity: number;
  readonly unitMinorUnits: number;
  readonly rightId: string | null;
  readonly weightGrams: number;
};

/** The cart that somebody wants to order, by our own prices. */
export type WantedCart = {
  /** `customer:` and the id of a member, or `visitor:` and the random value of a cookie. */
  readonly buyer: string;
  readonly customerId: string | null;
  readonly till: Till;
  readonly currency: Currency;
  readonly lines: readonly WantedLine[];
  /** The packs among the lines, with their prices at Stripe. */
  readonly packs: readonly CatalogueItem[];
  readonly linesMinorUnits: number;
  readonly delivery: QuoteAnswer['delivery'];
  readonly totalMinorUnits: number;
  readonly vatMinorUnits: number | null;
  readonly agreements: Agreements | null;
};

/** Identifies a cart: the same press twice is the same order, whatever the delivery date. */
export const digestOfCart = (wanted: WantedCart): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        wanted.till,
        wanted.customerId,
        wanted.currency,
        wanted.lines
          .map(({ sku, quantity, unitMinorUnits }) => [sku, quantity, unitMinorUnits])
          .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
        wanted.delivery === null
          ? null
          : [wanted.delivery.destination, wanted.delivery.title, wanted.delivery.minorUnits],
        wanted.totalMinorUnits,
        wanted.vatMinorUnits,
        wanted.agreements === null
          ? null
          : [
              wanted.agreements.version,
              wanted.agreements.supplyNow,
              wanted.agreements.knowsConsequence,
            ],
      ]),
    )
    .digest('hex');

const payable = `state in ('preparing', 'open')`;

const Claimed = v.object({
  shop_order_id: v.nullable(v.string()),
  sku: v.nullable(v.string()),
  available: v.nullable(v.number()),
});

/** The buyer's payable order; the pieces of which there are too few; or neither, if another request was faster. */
export type Claim = {
  readonly shopOrderId: string | undefined;
  readonly short: readonly { readonly sku: string; readonly available: number }[];
};

/**
 * The buyer's payable order. If there is none, creates one with `newId`, writes its lines and holds its goods, in one statement:
 * an order never exists without its stock. Nothing is created if a single piece is missing.
 */
export const claimShopOrder = async (
  database: Database,
  wanted: WantedCart,
  newId: string,
  now: Date,
): Promise<Claim> => {
  const { values, add } = createParameters([newId, wanted.buyer, now]);
  const goods = wanted.lines.filter(({ kind }) => kind === 'goods');
  const { agreements, delivery } = wanted;
  const { held, ...counted } = holdStockSql({
    skus: add(
      goods.map(({ sku }) => sku),
      'text[]',
    ),
    quantities: add(
      goods.map(({ quantity }) => quantity),
      'integer[]',
    ),
    now: '$3::timestamptz',
    unless: 'exists (select from payable)',
    isMade: 'exists (select from made)',
  });
  const parts = {
    payable: `select shop_order_id from shop_orders where buyer = $2::text and ${payable}`,
    ...counted,
    made: `
      insert into shop_orders (shop_order_id, buyer, customer_id, till, cart_digest, currency, lines_minor_units,
        delivery_minor_units, minor_units, vat_minor_units, destination, delivery_title, arrives_from, arrives_to,
        agreements_version, supply_now, knows_consequence, ordered_at, state, stock_state)
      select $1::text, $2::text, ${add(wanted.customerId, 'text')}, ${add(wanted.till, 'text')}, ${add(digestOfCart(wanted), 'text')},
        ${add(wanted.currency, 'text')}, ${add(wanted.linesMinorUnits, 'integer')}, ${add(delivery?.minorUnits ?? 0, 'integer')},
        ${add(wanted.totalMinorUnits, 'integer')}, ${add(wanted.vatMinorUnits, 'integer')}, ${add(delivery?.destination, 'text')},
        ${add(delivery?.title, 'text')}, ${add(delivery?.arrivesFrom, 'date')}, ${add(delivery?.arrivesTo, 'date')},
        ${add(agreements?.version, 'text')}, ${add(agreements?.supplyNow, 'boolean')},
        ${add(agreements?.knowsConsequence, 'boolean')}, $3::timestamptz,
        ${add(wanted.till === 'stripe' ? 'preparing' : 'open', 'text')}, ${add(goods.length > 0 ? 'held' : 'none', 'text')}
      where not exists (select from payable) and (select count(*) from short) = 0
      on conflict (buyer) where ${payable} do nothing
      returning shop_order_id`,
    lines: `
      insert into shop_order_lines (shop_order_id, line, sku, kind, title, variant, path, quantity, unit_minor_units, right_id,
        weight_grams)
      select shop_order_id, line, sku, kind, title, variant, path, quantity, "unitMinorUnits", "rightId", "weightGrams"
      from made, jsonb_to_recordset(${add(JSON.stringify(wanted.lines.map((line, index) => ({ ...line, line: index + 1 }))), 'jsonb')})
        as line (line integer, sku text, kind text, title text, variant text, path text, quantity integer,
          "unitMinorUnits" integer, "rightId" text, "weightGrams" integer)`,
    held,
  };
  const named = Object.entries(parts).map(([name, part]) => `${name} as (${part})`);
  const rows = await database.query(
    Claimed,
    `with ${named.join(', ')}
     select shop_order_id, null::text as sku, null::integer as available from payable
     union all select shop_order_id, null, null from made
     union all select null, sku, available from short`,
    values,
  );
  return {
    shopOrderId: rows.find((row) => row.shop_order_id !== null)?.shop_order_id ?? undefined,
    short: rows.flatMap(({ sku, available }) =>
      sku === null ? [] : [{ sku, available: available ?? 0 }],
    ),
  };
};

const Digest = v.object({ cart_digest: v.string(), is_leaving: v.boolean() });

/** A payable order, with the digest of its cart. */
export type PayableShopOrder = StoredShopOrder & {
  readonly digest: string;
  /** Whether her account is being deleted: then nobody may pay for it. */
  readonly isLeaving: boolean;
};

/** The order with this id, if it is still payable. */
export const findPayable = async (
  database: Database,
  shopOrderId: string,
): Promise<PayableShopOrder | undefined> => {
  const order = await findShopOrder(database, shopOrderId);
  if (order?.state !== 'preparing' && order?.state !== 'open') return undefined;
  const [row] = await database.query(
    Digest,
    `select cart_digest,
       exists (select from customers where customers.customer_id = shop_orders.customer_id and deleted_at is not null) as is_leaving
     from shop_orders where shop_order_id = $1`,
    [shopOrderId],
  );
  return row === undefined
    ? undefined
    : { ...order, digest: row.cart_digest, isLeaving: row.is_leaving };
};

const OrderId = v.object({ shop_order_id: v.string() });

/** The payable order of a buyer. */
export const findPayableOf = async (
  database: Database,
  buyer: string,
): Promise<PayableShopOrder | undefined> => {
  const [row] = await database.query(
    OrderId,
    `select shop_order_id from shop_orders where buyer = $1 and ${payable}`,
    [buyer],
  );
  return row === undefined ? undefined : findPayable(database, row.shop_order_id);
};

const Held = v.object({ sku: v.string(), quantity: v.number() });

/** The pieces held for a buyer's payable order: nobody else can have them, but she can. */
export const heldFor = async (
  database: Database,
  buyer: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await database.query(
    Held,
    `select sku, quantity from shop_orders join shop_order_lines using (shop_order_id)
     where buyer = $1 and ${payable} and stock_state = 'held' and kind = 'goods'`,
    [buyer],
  );
  return new Map(rows.map(({ sku, quantity }) => [sku, quantity]));
};

/** Stores the session of an order. False if the order has been closed in the meantime, or her account is being deleted. */
export const openShopOrder = async (
  database: Database,
  shopOrderId: string,
  session: { readonly id: string; readonly url: string; readonly expiresAt: Date },
): Promise<boolean> => {
  const rows = await database.query(
    OrderId,
    `update shop_orders set state = 'open', session_id = $2, session_url = $3, session_expires_at = $4
     where shop_order_id = $1 and (state = 'preparing' or (state = 'open' and session_id = $2))
       and not exists (select from customers where customers.customer_id = shop_orders.customer_id and deleted_at is not null)
     returning shop_order_id`,
    [shopOrderId, session.id, session.url, session.expiresAt],
  );
  return rows.length > 0;
};

/**
 * Closes an order that can no longer be paid for, and releases its stock: it has no session, or Stripe says that the given one is
 * over. An order that was paid in the meantime, or opened by another request with its own session, stays as it is.
 */
export const closeShopOrder = async (
  database: Database,
  shopOrderId: string,
  sessionId: string | null = null,
): Promise<void> => {
  const { ofOrder, locked } = lockStockSql('$1');
  await database.query(
    v.object({}),
    `with of_order as (${ofOrder}), locked as (${locked}), closed as (
       update shop_orders set state = 'expired',
         stock_state = case when stock_state = 'held' then 'released' else stock_state end
       where shop_order_id = $1 and ${payable} and (session_id is null or session_id = $2)
         and (select count(*) from locked) >= 0
       returning stock_state
     )
     update stock set held = stock.held - of_order.quantity, changed_at = now() from of_order, closed
     where stock.sku = of_order.sku and closed.stock_state = 'released'`,
    [shopOrderId, sessionId],
  );
};
