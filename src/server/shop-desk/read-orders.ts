import * as v from 'valibot';
import { tills } from '../../domain/cart/quote.ts';
import { CurrencySchema } from '../../domain/money-schema.ts';
import { cartPaymentStates } from '../../domain/orders/payment-states.ts';
import {
  ordersPerDeskPage,
  type DeskOrder,
  type DeskOrderFilter,
  type DeskOrdersAnswer,
  type WaitingOrderCounts,
} from '../../domain/shop-desk/desk-answer.ts';
import { moneyBackForReturn } from '../../domain/refunds/returns.ts';
import {
  automaticRefundReasons,
  CarrierAndTrackingNumberSchema,
  formatShopOrderNumber,
  OrderedLineSchema,
  PostalAddressSchema,
  shopOrderStateOf,
} from '../../domain/shop/shop-order.ts';
import type { Database } from '../store/database.ts';
import { problemOfLastWorkTrySql } from '../store/work-queue/waiting-work.ts';

const date = v.nullable(v.date());

const Row = v.object({
  shop_order_id: v.string(),
  number: v.number(),
  till: v.picklist(tills),
  currency: CurrencySchema,
  delivery_minor_units: v.number(),
  minor_units: v.number(),
  vat_minor_units: v.nullable(v.number()),
  delivery_title: v.nullable(v.string()),
  ordered_at: v.date(),
  state: v.picklist(cartPaymentStates),
  address: v.nullable(v.string()),
  postal: v.nullable(PostalAddressSchema),
  paid_at: date,
  packed_at: date,
  sent_at: date,
  returned_at: date,
  tracking: v.nullable(CarrierAndTrackingNumberSchema),
  not_kept: v.nullable(v.picklist(automaticRefundReasons)),
  refunded_minor_units: v.number(),
  lines: v.array(OrderedLineSchema),
  returns: v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(['return', 'not-kept', 'owner']),
      lines: v.array(v.object({ sku: v.string(), quantity: v.number() })),
      state: v.picklist(['declared', 'received', 'refunded', 'declined']),
      declaredAt: v.string(),
      minorUnits: v.nullable(v.number()),
      problem: v.nullable(v.string()),
    }),
  ),
});

const columns = `
  select o.shop_order_id, o.number::int as number, o.till, o.currency, o.delivery_minor_units, o.minor_units, o.vat_minor_units,
    o.delivery_title, o.ordered_at, o.state, o.address, o.postal, o.paid_at, o.packed_at, o.sent_at, o.returned_at, o.tracking,
    o.not_kept, o.refunded_minor_units,
    (select coalesce(jsonb_agg(jsonb_build_object('sku', sku, 'kind', kind, 'title', title, 'variant', variant, 'path', path,
        'quantity', quantity, 'unitMinorUnits', unit_minor_units, 'returned', returned, 'left', quantity - declared) order by line), '[]')
      from shop_order_lines where shop_order_lines.shop_order_id = o.shop_order_id) as lines,
    (select coalesce(jsonb_agg(jsonb_build_object('id', return_id, 'kind', kind, 'lines', lines, 'state', state,
        'declaredAt', declared_at, 'minorUnits', minor_units,
        'problem', ${problemOfLastWorkTrySql('shop-return', 'return_id')}) order by declared_at, return_id), '[]')
      from shop_returns where shop_returns.shop_order_id = o.shop_order_id) as returns
  from shop_orders o`;

// Goods that the buyer has declared for return aren't sent.
const hasGoodsToSend = `exists (
  select from shop_order_lines l where l.shop_order_id = o.shop_order_id and l.kind = 'goods' and l.quantity > l.declared)`;

const isParcelDue = `o.state = 'paid' and o.destination is not null and o.sent_at is null and o.not_kept is null
  and o.refunded_minor_units < o.minor_units`;

/** The orders, as \`o\`, whose parcel still has to be sent. */
export const isParcelToBeSentSql = `${isParcelDue} and ${hasGoodsToSend}`;

const conditions: Readonly<Record<DeskOrderFilter, string>> = {
  'to-pack': `${isParcelToBeSentSql} and o.packed_at is null`,
  'to-send': `${isParcelToBeSentSql} and o.packed_at is not null`,
  // Declared returns wait for the owner; received ones stay in the list until they are refunded,
  // and don't count.
  returns: `exists (select from shop_returns r where r.shop_order_id = o.shop_order_id and r.state in ('declared', 'received'))`,
  // Unpaid carts can only be found by their number.
  all: `(o.state in ('processing', 'paid') or o.number = $3::bigint)`,
};

const statementOf = (filter: DeskOrderFilter): string => `${columns}
  where ${conditions[filter]}
    and ($1::bigint is null or o.number < $1::bigint)
    and ($2::text is null or strpos(lower(o.postal ->> 'name'), lower($2::text)) > 0 or strpos(lower(o.address), lower($2::text)) > 0)
    and ($3::bigint is null or o.number = $3::bigint)
    and ($4::text is null or (o.ordered_at >= ($4::text || '-01')::timestamp at time zone 'Europe/London'
      and o.ordered_at < (($4::text || '-01')::timestamp + interval '1 month') at time zone 'Europe/London'))
  order by o.number desc limit $5::int`;

const statements: Readonly<Record<DeskOrderFilter, string>> = {
  'to-pack': statementOf('to-pack'),
  'to-send': statementOf('to-send'),
  returns: statementOf('returns'),
  all: statementOf('all'),
};

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const toOrder = (row: v.InferOutput<typeof Row>): DeskOrder => {
  const { lines, delivery_minor_units: deliveryMinorUnits } = row;
  return {
    id: row.shop_order_id,
    number: formatShopOrderNumber(row.number),
    state: shopOrderStateOf({
      payment: row.state,
      packedAt: row.packed_at,
      sentAt: row.sent_at,
      returnedAt: row.returned_at,
      totalMinorUnits: row.minor_units,
      refundedMinorUnits: row.refunded_minor_units,
    }),
    till: row.till,
    notKept: row.not_kept,
    orderedAt: row.ordered_at.toISOString(),
    paidAt: iso(row.paid_at),
    currency: row.currency,
    lines,
    deliveryTitle: row.delivery_title,
    deliveryMinorUnits,
    totalMinorUnits: row.minor_units,
    vatMinorUnits: row.vat_minor_units,
    refundedMinorUnits: row.refunded_minor_units,
    address: row.postal,
    email: row.address,
    packedAt: iso(row.packed_at),
    sentAt: iso(row.sent_at),
    tracking: row.tracking,
    returns: row.returns.map((one) => ({
      ...one,
      declaredAt: new Date(one.declaredAt).toISOString(),
      proposedMinorUnits:
        one.state === 'declared'
          ? moneyBackForReturn({ lines, deliveryMinorUnits }, one.lines)
          : null,
    })),
  };
};

/** The owner's query for orders. */
export type DeskOrdersQuery = {
  readonly show: DeskOrderFilter;
  /**
   * A number, such as `KN-1042` or `1042`, or a part of a name or an e-mail address; null matches
   * all.
   */
  readonly find: string | null;
  /** `2026-11`, in the UK; null for any time. */
  readonly month: string | null;
  /** Only orders with a smaller number. */
  readonly before: number | null;
};

const findRows = (
  database: Database,
  { show, find, month, before }: DeskOrdersQuery,
  most: number,
): Promise<readonly v.InferOutput<typeof Row>[]> => {
  const [, number] = /^(?:kn-?)?(\d{1,15})$/i.exec(find ?? '') ?? [];
  return database.query(Row, statements[show], [
    before,
    number === undefined ? find : null,
    number ?? null,
    month,
    most,
  ]);
};

/** The newest orders that match, up to a maximum. */
export const findNewestOrdersUpToMax = async (
  database: Database,
  question: DeskOrdersQuery,
  most: number,
): Promise<readonly DeskOrder[]> => (await findRows(database, question, most)).map(toOrder);

const Waiting = v.object({
  kind: v.picklist(['to-pack', 'to-send', 'return']),
  count: v.number(),
  since: v.nullable(v.date()),
});
// Materialized: joined to its lines in a plan without statistics, ten thousand orders take seconds.
const waitingStatement = `
  with parcels as materialized (
    select o.paid_at, o.packed_at, ${hasGoodsToSend} as has_goods from shop_orders o where ${isParcelDue}
  )
  select 'to-pack' as kind, count(*)::int as count, min(paid_at) as since from parcels where has_goods and packed_at is null
  union all
  select 'to-send', count(*)::int, min(packed_at) from parcels where has_goods and packed_at is not null
  union all
  select 'return', count(distinct shop_order_id)::int, min(declared_at) from shop_returns where state = 'declared'`;

/** The orders that wait for the owner: how many of each kind, and since when the oldest does. */
export const countWaitingOrdersByKindWithOldest = (
  database: Database,
): Promise<readonly v.InferOutput<typeof Waiting>[]> => database.query(Waiting, waitingStatement);

/** How many orders wait for the owner. */
export const countWaitingOrdersByKind = async (database: Database): Promise<WaitingOrderCounts> => {
  const rows = await countWaitingOrdersByKindWithOldest(database);
  const countOf = (kind: (typeof rows)[number]['kind']): number =>
    rows.find((row) => row.kind === kind)?.count ?? 0;
  return { toPack: countOf('to-pack'), toSend: countOf('to-send'), returns: countOf('return') };
};

/** A page of the owner's order list. */
export const readOrdersPage = async (
  database: Database,
  question: DeskOrdersQuery,
): Promise<DeskOrdersAnswer> => {
  const found = await findRows(database, question, ordersPerDeskPage + 1);
  const shown = found.slice(0, ordersPerDeskPage);
  return {
    orders: shown.map(toOrder),
    next: found.length > ordersPerDeskPage ? (shown.at(-1)?.number ?? null) : null,
    waiting: await countWaitingOrdersByKind(database),
  };
};

const byIdStatement = `${columns} where o.shop_order_id = any($1::text[]) order by o.number desc`;

/** The orders with these ids, highest number first; an unknown id is left out. */
export const readOrdersById = async (
  database: Database,
  ids: readonly string[],
): Promise<readonly DeskOrder[]> =>
  (await database.query(Row, byIdStatement, [ids])).map((row) => toOrder(row));
