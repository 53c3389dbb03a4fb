import * as v from 'valibot';
import { instantSupplyAgreementsVersion } from '../../../src/domain/orders/instant-supply-agreements.ts';
import type { PostalAddress } from '../../../src/domain/shop/shop-order.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { insertRow, insertRows } from './rows.ts';

/** A line of an order, as checkout stores it. A line with a right is a pack. */
export type StoredLine = {
  readonly sku: string;
  readonly quantity?: number;
  readonly minorUnits?: number;
  readonly rightId?: string;
  /** How many of them are to go back. */
  readonly declared?: number;
  readonly title?: string;
};

export type StoredShopOrder = {
  readonly id: string;
  readonly lines: readonly StoredLine[];
  readonly customerId?: string | undefined;
  readonly till?: 'stripe' | 'snipcart';
  readonly state?: 'preparing' | 'open' | 'processing' | 'paid' | 'expired';
  readonly sessionId?: string;
  readonly paymentId?: string;
  readonly destination?: string;
  readonly deliveryMinorUnits?: number;
  /** Whether the buyer asked for immediate access to packs (R15). */
  readonly startsNow?: boolean;
  readonly orderedAt?: Date;
  readonly sessionExpiresAt?: Date;
  /** Where a parcel goes, and the buyer’s e-mail address: known once it is paid. */
  readonly postal?: PostalAddress;
  readonly address?: string;
  readonly packedAt?: Date;
  readonly sentAt?: Date;
  readonly refundedMinorUnits?: number;
  /** When it was read last at its till. */
  readonly readAt?: Date;
};

/** Puts this many of a sku in stock, some of which may be held for whoever is paying. */
export const storeStock = (
  database: Database,
  sku: string,
  onHand: number,
  { held = 0, changedAt = new Date('2026-11-01T12:00:00Z') } = {},
): Promise<void> =>
  insertRow(database, 'stock', { sku, on_hand: onHand, held, changed_at: changedAt });

const stockStates = {
  preparing: 'held',
  open: 'held',
  processing: 'held',
  paid: 'sold',
  expired: 'released',
} as const satisfies Readonly<Record<NonNullable<StoredShopOrder['state']>, string>>;

const rowOfLine = (shopOrderId: string, line: StoredLine, index: number) => {
  const { sku, rightId, quantity = 1, minorUnits = 2000, declared = 0 } = line;
  const [slug = sku, variant] = sku.split(':');
  return {
    shop_order_id: shopOrderId,
    line: index + 1,
    sku,
    kind: rightId === undefined ? 'goods' : 'pack',
    title: line.title ?? slug,
    variant,
    path: `/shop/${slug}/`,
    quantity,
    unit_minor_units: minorUnits,
    right_id: rightId,
    weight_grams: 200,
    declared,
  };
};

/**
 * Stores an order: open, of things for £20 each and £4 delivery, unless its fields say otherwise.
 * While it can be paid it holds its goods, which have to be in stock.
 */
export const storeShopOrder = async (database: Database, order: StoredShopOrder): Promise<void> => {
  const { id, state = 'open', startsNow = true } = order;
  const lines = order.lines.map((line, index) => rowOfLine(id, line, index));
  const goods = lines.filter(({ kind }) => kind === 'goods');
  const hasGoods = goods.length > 0;
  const ofLines = lines.reduce((sum, line) => sum + line.quantity * line.unit_minor_units, 0);
  const delivery = hasGoods ? (order.deliveryMinorUnits ?? 400) : 0;
  const orderedAt = order.orderedAt ?? new Date('2026-11-02T12:00:00Z');
  const isBeingPaid = state === 'preparing' || state === 'open';
  await insertRow(database, 'shop_orders', {
    shop_order_id: id,
    buyer: order.customerId === undefined ? `visitor:${id}` : `customer:${order.customerId}`,
    customer_id: order.customerId,
    till: order.till ?? 'stripe',
    cart_digest: 'digest',
    currency: 'gbp',
    lines_minor_units: ofLines,
    delivery_minor_units: delivery,
    minor_units: ofLines + delivery,
    vat_minor_units: 100,
    ...(hasGoods
      ? {
          destination: order.destination ?? 'GB',
          delivery_title: 'Tracked delivery, United Kingdom',
          arrives_from: '2026-11-24',
          arrives_to: '2026-11-26',
        }
      : {}),
    ...(hasGoods && goods.length === lines.length
      ? {}
      : {
          agreements_version: instantSupplyAgreementsVersion,
          supply_now: startsNow,
          knows_consequence: startsNow,
        }),
    ordered_at: orderedAt,
    state,
    stock_state: hasGoods ? stockStates[state] : 'none',
    session_id: order.sessionId,
    payment_id: order.paymentId,
    session_expires_at: order.sessionExpiresAt ?? '2026-11-02T12:30:00Z',
    address: isBeingPaid ? undefined : order.address,
    postal: isBeingPaid || !hasGoods ? undefined : order.postal,
    paid_at: state === 'paid' ? orderedAt : undefined,
    packed_at: order.packedAt,
    sent_at: order.sentAt,
    refunded_minor_units: order.refundedMinorUnits ?? 0,
    read_at: order.readAt,
  });
  await insertRows(database, 'shop_order_lines', lines);
  if (stockStates[state] !== 'held') return;
  for (const { sku, quantity } of goods) {
    await database.query(
      v.object({}),
      'update stock set held = held + $2::integer where sku = $1',
      [sku, quantity],
    );
  }
};

/** The address that buyers of these tests give. */
export const sheffield: PostalAddress = {
  name: 'Jo Sample',
  line1: '1 Sample Street',
  line2: null,
  city: 'Sheffield',
  state: null,
  postalCode: 'S1 1AA',
  country: 'GB',
};

/** The address of a parcel that the owner packs. */
export const leeds: PostalAddress = {
  name: 'Ann Example',
  line1: '1 Rack Street',
  line2: null,
  city: 'Leeds',
  state: null,
  postalCode: 'LS1 1AA',
  country: 'GB',
};

export const belt = {
  sku: 'lifting-belt:S',
  title: 'Lifting belt',
  minorUnits: 5900,
} as const satisfies StoredLine;

/**
 * Stores a paid order: a belt and £3.95 delivery, for Ann in Leeds, unless its fields say
 * otherwise.
 */
export const storePaidShopOrder = (
  database: Database,
  order: Partial<StoredShopOrder> & Pick<StoredShopOrder, 'id'>,
): Promise<void> =>
  storeShopOrder(database, {
    lines: [belt],
    state: 'paid',
    deliveryMinorUnits: 395,
    orderedAt: new Date('2026-11-20T12:00:00Z'),
    postal: leeds,
    address: `${order.id}@example.com`,
    ...order,
  });
