import * as v from 'valibot';
import { agreementsVersion } from '../../../src/domain/orders/agreements.ts';
import type { PostalAddress } from '../../../src/domain/shop/shop-order.ts';
import type { Database } from '../../../src/server/store/database.ts';

const NoColumns = v.object({});

/** A line of an order, as checkout stores it. A line with a right is a pack. */
export type StoredLine = {
  readonly sku: string;
  readonly quantity?: number;
  readonly minorUnits?: number;
  readonly rightId?: string;
};

/** An order of the shop, as checkout stores it. */
export type StoredShopOrder = {
  readonly shopOrderId: string;
  readonly lines: readonly StoredLine[];
  readonly customerId?: string;
  readonly till?: 'stripe' | 'snipcart';
  readonly state?: 'preparing' | 'open';
  readonly sessionId?: string;
  readonly destination?: string;
  readonly deliveryMinorUnits?: number;
  /** Whether she asked for immediate access to packs (R15). */
  readonly startsNow?: boolean;
  readonly orderedAt?: Date;
  readonly sessionExpiresAt?: Date;
};

/** Puts this many of a sku in stock. */
export const storeStock = async (database: Database, sku: string, onHand: number) => {
  await database.query(
    NoColumns,
    `insert into stock (sku, on_hand, changed_at) values ($1, $2, '2026-11-01T12:00:00Z')`,
    [sku, onHand],
  );
};

const totalOf = (lines: readonly StoredLine[]): number =>
  lines.reduce((sum, { minorUnits = 2000, quantity = 1 }) => sum + minorUnits * quantity, 0);

/** Stores an order and holds its goods, which have to be in stock. */
export const storeShopOrder = async (database: Database, order: StoredShopOrder): Promise<void> => {
  const { shopOrderId, lines, startsNow = true, state = 'open' } = order;
  const hasGoods = lines.some(({ rightId }) => rightId === undefined);
  const hasPacks = lines.some(({ rightId }) => rightId !== undefined);
  const delivery = hasGoods ? (order.deliveryMinorUnits ?? 400) : 0;
  const total = totalOf(lines) + delivery;
  await database.query(
    NoColumns,
    `insert into shop_orders (shop_order_id, buyer, customer_id, till, cart_digest, currency, lines_minor_units, delivery_minor_units,
       minor_units, vat_minor_units, destination, delivery_title, arrives_from, arrives_to, agreements_version, supply_now,
       knows_consequence, ordered_at, state, stock_state, session_id, session_expires_at)
     values ($1, 'visitor:' || $1, $2, $3, 'digest', 'gbp', $4::integer, $5::integer, $6::integer, 100, $7, $8, $9::date, $10::date,
       $11, $12::boolean, $12::boolean, $13, $14, $15, $16, $17)`,
    [
      shopOrderId,
      order.customerId,
      order.till ?? 'stripe',
      totalOf(lines),
      delivery,
      total,
      hasGoods ? (order.destination ?? 'GB') : null,
      hasGoods ? 'Tracked delivery, United Kingdom' : null,
      hasGoods ? '2026-11-04' : null,
      hasGoods ? '2026-11-06' : null,
      hasPacks ? agreementsVersion : null,
      hasPacks ? startsNow : null,
      order.orderedAt ?? new Date('2026-11-02T12:00:00Z'),
      state,
      hasGoods ? 'held' : 'none',
      order.sessionId ?? null,
      order.sessionExpiresAt ?? new Date('2026-11-02T12:30:00Z'),
    ],
  );
  for (const [index, { sku, quantity = 1, minorUnits = 2000, rightId }] of lines.entries()) {
    const [slug = sku, variant] = sku.split(':');
    await database.query(
      NoColumns,
      `insert into shop_order_lines (shop_order_id, line, sku, kind, title, variant, path, quantity, unit_minor_units, right_id,
         weight_grams)
       values ($1, $2::integer, $3, $4, $5, $6, $7, $8::integer, $9::integer, $10, 200)`,
      [
        shopOrderId,
        index + 1,
        sku,
        rightId === undefined ? 'goods' : 'pack',
        slug,
        variant,
        `/shop/${slug}/`,
        quantity,
        minorUnits,
        rightId,
      ],
    );
    if (rightId === undefined) {
      await database.query(NoColumns, 'update stock set held = held + $2::integer where sku = $1', [
        sku,
        quantity,
      ]);
    }
  }
};

/** The default delivery address. */
export const sheffield: PostalAddress = {
  name: 'Jo Sample',
  line1: '1 Sample Street',
  line2: null,
  city: 'Sheffield',
  state: null,
  postalCode: 'S1 1AA',
  country: 'GB',
};
