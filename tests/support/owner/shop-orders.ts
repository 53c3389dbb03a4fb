import type { Database } from '../../../src/server/store/database.ts';
import { run } from './test-desk.ts';

/** A row of the shop's orders; omitted fields get defaults. */
export type StoredDeskOrder = {
  readonly id: string;
  readonly name?: string | null;
  readonly state?: 'open' | 'processing' | 'paid' | 'expired';
  readonly orderedAt?: Date;
  readonly packedAt?: Date;
  readonly sentAt?: Date;
  readonly refunded?: number;
  readonly customerId?: string;
  readonly lines?: readonly {
    readonly sku: string;
    readonly quantity: number;
    readonly declared?: number;
    readonly pack?: true;
  }[];
};

const paidAt = new Date('2026-11-20T12:00:00Z');

/** Stores a paid shop order: a belt for £59 and £3.95 delivery, for Ann in Leeds. */
export const storeShopOrder = async (database: Database, order: StoredDeskOrder): Promise<void> => {
  const { id, name = 'Ann Example', state = 'paid', orderedAt = paidAt } = order;
  const lines = order.lines ?? [{ sku: 'lifting-belt:S', quantity: 1 }];
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isPacks = lines.every(({ pack }) => pack === true);
  const total = pieces * 5900 + (isPacks ? 0 : 395);
  const postal = {
    name,
    line1: '1 Rack Street',
    line2: null,
    city: 'Leeds',
    state: null,
    postalCode: 'LS1 1AA',
    country: 'GB',
  };
  await run(
    database,
    `insert into shop_orders (shop_order_id, buyer, customer_id, till, cart_digest, currency, lines_minor_units, delivery_minor_units,
       minor_units, vat_minor_units, destination, delivery_title, arrives_from, arrives_to, ordered_at, state, stock_state, address,
       postal, paid_at, packed_at, sent_at, refunded_minor_units)
     values ($1, 'visitor:' || $1, $2, 'stripe', 'digest', 'gbp', $3::integer, $4::integer, $3::integer + $4::integer, 1000, $5,
       case when $5::text is not null then 'Tracked delivery' end, case when $5::text is not null then date '2026-11-24' end,
       case when $5::text is not null then date '2026-11-26' end, $6, $7, 'sold', $8, $9, $10, $11, $12, $13)`,
    [
      id,
      order.customerId ?? null,
      pieces * 5900,
      isPacks ? 0 : 395,
      isPacks ? null : 'GB',
      orderedAt,
      state,
      state === 'open' ? null : `${id}@example.com`,
      isPacks || name === null || state === 'open' ? null : JSON.stringify(postal),
      state === 'paid' ? orderedAt : null,
      order.packedAt ?? null,
      order.sentAt ?? null,
      Math.min(order.refunded ?? 0, total),
    ],
  );
  for (const [index, { sku, quantity, declared = 0, pack }] of lines.entries()) {
    const [slug = sku, variant] = sku.split(':');
    await run(
      database,
      `insert into shop_order_lines (shop_order_id, line, sku, kind, title, variant, path, quantity, unit_minor_units, right_id,
         weight_grams, declared)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 5900, $9, 800, $10)`,
      [
        id,
        index + 1,
        sku,
        pack === true ? 'pack' : 'goods',
        pack === true ? 'Strength and power' : 'Lifting belt',
        variant ?? null,
        `/shop/${slug}/`,
        quantity,
        pack === true ? sku : null,
        declared,
      ],
    );
  }
};
