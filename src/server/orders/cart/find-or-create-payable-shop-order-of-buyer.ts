import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { QuoteAnswer, Till } from '../../../domain/cart/quote.ts';
import type { DigitalCatalogueItem } from '../../../domain/digital-catalogue.ts';
import type { Currency } from '../../../domain/money.ts';
import type { InstantSupplyAgreements } from '../../../domain/orders/instant-supply-agreements.ts';
import {
  isPayable,
  payableStates,
  type PayableState,
} from '../../../domain/orders/payment-states.ts';
import { sqlListOf } from '../../store/sql-list.ts';
import { createStatementParameterCollector, type Database } from '../../store/database.ts';
import { isBuyerInDeletionSql } from '../order-books.ts';
import { holdAllOrNoStockSqlParts } from '../../stock/hold-stock.ts';
import { findShopOrder, type StoredShopOrder } from './stored-shop-order.ts';

/** A line of a cart, as its order stores it. */
type CartLine = {
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

/** The cart that a buyer wants to order, by our own prices. */
export type CartToOrder = {
  /** `customer:` and the id of a member, or `visitor:` and the random value of a cookie. */
  readonly buyer: string;
  readonly customerId: string | null;
  readonly till: Till;
  readonly currency: Currency;
  readonly lines: readonly CartLine[];
  /** The packs among the lines, with their prices at Stripe. */
  readonly packs: readonly DigitalCatalogueItem[];
  readonly linesMinorUnits: number;
  readonly delivery: QuoteAnswer['delivery'];
  readonly totalMinorUnits: number;
  readonly vatMinorUnits: number | null;
  readonly agreements: InstantSupplyAgreements | null;
};

/** Identifies a cart: the same press twice is the same order, whatever the delivery date. */
export const digestOfCart = (request: CartToOrder): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        request.till,
        request.customerId,
        request.currency,
        request.lines
          .map(({ sku, quantity, unitMinorUnits }) => [sku, quantity, unitMinorUnits])
          .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
        request.delivery === null
          ? null
          : [request.delivery.destination, request.delivery.title, request.delivery.minorUnits],
        request.totalMinorUnits,
        request.vatMinorUnits,
        request.agreements === null
          ? null
          : [
              request.agreements.version,
              request.agreements.supplyNow,
              request.agreements.knowsConsequence,
            ],
      ]),
    )
    .digest('hex');

const payable = `state in ${sqlListOf(payableStates)}`;

const Claimed = v.object({
  shop_order_id: v.nullable(v.string()),
  sku: v.nullable(v.string()),
  available: v.nullable(v.number()),
});

/**
 * The buyer's payable order; the pieces of which there are too few; or neither, if another request
 * was faster.
 */
export type ShopOrderIdShortagesOrNeither = {
  readonly shopOrderId: string | undefined;
  readonly short: readonly { readonly sku: string; readonly available: number }[];
};

/**
 * The buyer's payable order. If there is none, creates one with `newId`, writes its lines and holds
 * its goods, in one statement: an order never exists without its stock. Nothing is created if a
 * single piece is missing.
 */
export const findOrCreatePayableShopOrderOfBuyer = async (
  database: Database,
  request: CartToOrder,
  newId: string,
  now: Date,
): Promise<ShopOrderIdShortagesOrNeither> => {
  const { values, add } = createStatementParameterCollector([newId, request.buyer, now]);
  const goods = request.lines.filter(({ kind }) => kind === 'goods');
  const { agreements, delivery } = request;
  const { held, ...counted } = holdAllOrNoStockSqlParts({
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
      select $1::text, $2::text, ${add(request.customerId, 'text')}, ${add(request.till, 'text')}, ${add(digestOfCart(request), 'text')},
        ${add(request.currency, 'text')}, ${add(request.linesMinorUnits, 'integer')}, ${add(delivery?.minorUnits ?? 0, 'integer')},
        ${add(request.totalMinorUnits, 'integer')}, ${add(request.vatMinorUnits, 'integer')}, ${add(delivery?.destination, 'text')},
        ${add(delivery?.title, 'text')}, ${add(delivery?.arrivesFrom, 'date')}, ${add(delivery?.arrivesTo, 'date')},
        ${add(agreements?.version, 'text')}, ${add(agreements?.supplyNow, 'boolean')},
        ${add(agreements?.knowsConsequence, 'boolean')}, $3::timestamptz,
        ${add(request.till === 'stripe' ? 'preparing' : 'open', 'text')}, ${add(goods.length > 0 ? 'held' : 'none', 'text')}
      where not exists (select from payable) and (select count(*) from short) = 0
      on conflict (buyer) where ${payable} do nothing
      returning shop_order_id`,
    lines: `
      insert into shop_order_lines (shop_order_id, line, sku, kind, title, variant, path, quantity, unit_minor_units, right_id,
        weight_grams)
      select shop_order_id, line, sku, kind, title, variant, path, quantity, "unitMinorUnits", "rightId", "weightGrams"
      from made, jsonb_to_recordset(${add(JSON.stringify(request.lines.map((line, index) => ({ ...line, line: index + 1 }))), 'jsonb')})
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
export type PayableShopOrder = Omit<StoredShopOrder, 'state'> & {
  readonly state: PayableState;
  readonly digest: string;
  /** Whether the buyer's account is being deleted: then nobody may pay for it. */
  readonly isLeaving: boolean;
};

/** The order with this id; undefined if there is none, or if it can no longer be paid. */
export const findPayableShopOrderById = async (
  database: Database,
  shopOrderId: string,
): Promise<PayableShopOrder | undefined> => {
  const order = await findShopOrder(database, shopOrderId);
  if (order === undefined || !isPayable(order.state)) return undefined;
  const [row] = await database.query(
    Digest,
    `select cart_digest,
       ${isBuyerInDeletionSql('cart')} as is_leaving
     from shop_orders where shop_order_id = $1`,
    [shopOrderId],
  );
  return row === undefined
    ? undefined
    : { ...order, state: order.state, digest: row.cart_digest, isLeaving: row.is_leaving };
};

const OrderId = v.object({ shop_order_id: v.string() });

/** The order that a buyer can still pay; undefined if there is none. */
export const findPayableShopOrderOfBuyer = async (
  database: Database,
  buyer: string,
): Promise<PayableShopOrder | undefined> => {
  const [row] = await database.query(
    OrderId,
    `select shop_order_id from shop_orders where buyer = $1 and ${payable}`,
    [buyer],
  );
  return row === undefined ? undefined : findPayableShopOrderById(database, row.shop_order_id);
};

const Held = v.object({ sku: v.string(), quantity: v.number() });

/** The pieces held for a buyer's payable order: nobody else can have them. */
export const findQuantitiesHeldForBuyer = async (
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
