import * as v from 'valibot';
import { isAddressWithinDestination } from '../../../domain/delivery/destinations.ts';
import { toMailParameter, type MailToQueue } from '../../mail/queue-mail.ts';
import {
  createStatementParameterCollector,
  joinNamedSqlPartsForWithClause,
  type Database,
} from '../../store/database.ts';
import { writePackGrantsOfShopOrderSql } from '../../rights/write-rights.ts';
import { sqlPartsThatQueueMails, selectMailIfCauseHasRowSql } from '../../mail/queue-mail.ts';
import { enqueueWorkSql } from '../../store/work-queue/enqueue-work.ts';
import { queueRefundsOfThingsPaidAgain } from '../refunds-of-things-paid-again.ts';
import {
  automaticRefundMail,
  openingTimeOfPacksInOrder,
  shopConfirmationMailIfPaid,
  shopRefundMail,
} from './shop-order-mails.ts';
import type { CartOrderAtTill } from '../../till/till.ts';
import { findShopOrder, type ShopOrderToReadAtTill } from './stored-shop-order.ts';

/** A reading of a shop order at its till: Stripe, or Snipcart. */
export type ShopOrderReadFromEitherTill = CartOrderAtTill & {
  readonly shopOrderId: string;
  /** The number drawn before the reading. */
  readonly reading: string;
  readonly readAt: Date;
};

// A paid order stays paid: its refunds are stored as a separate amount. An order whose session was
// open when it was read may have been closed in the meantime: then it stays closed. Its stock is
// sold or released once, by the first reading that says so; a buyer who pays after the release, or
// enters an address where we don't deliver, is refunded.
const freshOrder = `
  update shop_orders set
    state = case when state = 'paid' or ($2::text = 'open' and state <> 'preparing') then state else $2::text end,
    session_id = coalesce(session_id, $3::text),
    reading = $4::bigint,
    read_at = $5::timestamptz,
    payment_id = coalesce(payment_id, $6::text),
    paid_at = coalesce(paid_at, $7::timestamptz),
    address = coalesce($8::text, address),
    postal = coalesce($9::jsonb, postal),
    refunded_minor_units = least($10::integer, minor_units),
    money_acts = money_acts + case when $2::text = 'paid' and state <> 'paid' then 1 else 0 end,
    stock_state = case
      when stock_state <> 'held' or $2::text not in ('paid', 'expired') then stock_state
      when $2::text = 'paid' and $11::boolean then 'sold'
      else 'released' end,
    stock_reading = case
      when stock_state = 'held' and $2::text in ('paid', 'expired') then $4::bigint else stock_reading end,
    not_kept = case
      when not_kept is not null or $2::text <> 'paid' or state = 'paid' then not_kept
      when stock_state = 'released' then 'sold-out'
      when not $11::boolean then 'not-served' end
  where shop_order_id = $1 and reading < $4::bigint and (select count(*) from locked) >= 0
  returning *`;

// The stock rows are locked before the order's row, and in sku order, as when stock is held
// (`hold-stock.ts`), so that there are no deadlocks.
const lockedStock = `
  select sku from stock
  where sku in (select sku from shop_order_lines where shop_order_id = $1 and kind = 'goods')
  order by sku for update`;

const stockParts: Readonly<Record<string, string>> = {
  pieces: `
    select sku, quantity, fresh.stock_state
    from fresh join shop_order_lines on shop_order_lines.shop_order_id = fresh.shop_order_id
    where kind = 'goods' and stock_reading = $4::bigint`,
  moved: `
    update stock set
      held = stock.held - quantity,
      on_hand = stock.on_hand - case when pieces.stock_state = 'sold' then quantity else 0 end,
      changed_at = $5::timestamptz
    from pieces
    where stock.sku = pieces.sku`,
};

const paidBack = `
  insert into shop_returns (return_id, shop_order_id, kind, lines, state, minor_units, declared_at, decided_at)
  select 'not-kept:' || shop_order_id, shop_order_id, 'not-kept',
    (select jsonb_agg(jsonb_build_object('sku', sku, 'quantity', quantity) order by line)
      from shop_order_lines where shop_order_lines.shop_order_id = fresh.shop_order_id),
    'received', minor_units, $5::timestamptz, $5::timestamptz
  from fresh where not_kept is not null
  on conflict do nothing
  returning return_id`;

const refundIsDue = (from: string): string =>
  enqueueWorkSql('shop-return', { from, key: 'return_id', now: '$5' });

// The parcel is sent, but a pack opens for an account, and the buyer's was already being deleted
// when we heard of the payment.
const left = `
  select fresh.shop_order_id, sum(quantity * unit_minor_units)::integer as minor_units,
    jsonb_agg(jsonb_build_object('sku', sku, 'quantity', quantity) order by line) as lines
  from fresh
  join customers on customers.customer_id = fresh.customer_id and customers.deleted_at is not null
  join shop_order_lines on shop_order_lines.shop_order_id = fresh.shop_order_id and kind = 'pack'
  where fresh.state = 'paid' and not_kept is null
    and exists (select from shop_orders as before where before.shop_order_id = $1 and before.state <> 'paid')
  group by fresh.shop_order_id`;

const leftParts: Readonly<Record<string, string>> = {
  left_order: left,
  left_lines: `
    update shop_order_lines set declared = quantity, returned = quantity from left_order
    where shop_order_lines.shop_order_id = left_order.shop_order_id and kind = 'pack' and declared = 0`,
  left_money: `
    insert into shop_returns (return_id, shop_order_id, kind, lines, state, minor_units, declared_at, decided_at,
      for_deleted_account)
    select 'account-deleted:' || shop_order_id, shop_order_id, 'return', lines, 'received', minor_units, $5::timestamptz,
      $5::timestamptz, true
    from left_order
    on conflict do nothing
    returning return_id`,
  left_work: refundIsDue('left_money'),
};

/**
 * What has gone back, each piece once. What the till no longer lists, such as a failed refund, is
 * ours again.
 */
const moneyBackParts = (moved: string): Readonly<Record<string, string>> => ({
  moved_back: `
    insert into shop_money_back (money_back_id, shop_order_id, minor_units, is_back, moved_at)
    select id, shop_order_id, read."minorUnits", true, coalesce(read.at, $5::timestamptz)
    from fresh, jsonb_to_recordset(${moved}) as read (id text, "minorUnits" integer, at timestamptz)
    on conflict (money_back_id) do update set minor_units = excluded.minor_units, is_back = true`,
  not_back: `
    update shop_money_back set is_back = false
    from fresh
    where is_back and shop_money_back.shop_order_id = fresh.shop_order_id
      and money_back_id not in (select one ->> 'id' from jsonb_array_elements(${moved}) as one)`,
});

const addressed = `
  update customers set address = $8::text from fresh
  where customers.customer_id = fresh.customer_id and customers.address is null and deleted_at is null and $8::text is not null`;

/**
 * Writes a reading of a shop order in one statement: its payment, its address, its stock, the
 * grants for its packs, and the resulting e-mails. A reading that is older than the last written
 * one changes nothing, so readings may be written twice and in any order. If it was paid after its
 * stock was released, or with an address outside of its destination, nothing is supplied and the
 * full amount is refunded automatically (`createShopRefundAtEitherTillWork`). So are the packs of a
 * member whose account was being deleted when we heard of the payment, and a pack that she had paid
 * for before. False if there is no such order.
 */
export const storeShopOrderReadFromEitherTill = async (
  database: Database,
  reading: ShopOrderReadFromEitherTill,
  { termsUpdated }: { readonly termsUpdated: string | null },
): Promise<boolean> => {
  const { shopOrderId, payment, paidAt, moneyBack } = reading;
  // Data that a buyer typed without ordering is not kept.
  const isOrdered = payment === 'paid' || payment === 'processing';
  const { address, postal } = isOrdered ? reading : { address: undefined, postal: undefined };
  // Only fixed data is taken from it: lines, prices, destination, and consents.
  const order = await findShopOrder(database, shopOrderId);
  if (order === undefined) return false;
  const { values, add } = createStatementParameterCollector([
    shopOrderId,
    payment,
    reading.sessionId ?? null,
    reading.reading,
    reading.readAt,
    reading.paymentId ?? null,
    paidAt ?? null,
    address ?? null,
    postal === undefined ? null : JSON.stringify(postal),
    moneyBack.reduce((sum, { minorUnits }) => sum + minorUnits, 0),
    isAddressWithinDestination(order.destination, postal),
  ]);
  const opensAt = paidAt === undefined ? undefined : openingTimeOfPacksInOrder(order, paidAt);
  const parts: Record<string, string> = {
    locked: lockedStock,
    fresh: freshOrder,
    ...stockParts,
    ...leftParts,
    granted: writePackGrantsOfShopOrderSql('fresh', add(opensAt, 'timestamptz'), 'left_order'),
    paid_back: paidBack,
    paid_back_work: refundIsDue('paid_back'),
    ...moneyBackParts(add(JSON.stringify(moneyBack), 'jsonb')),
    addressed,
  };
  const tell = (cause: string, mail: MailToQueue | undefined): void => {
    if (mail === undefined) return;
    const name = `told_${Object.keys(parts).length}`;
    const row = selectMailIfCauseHasRowSql(
      `(select from fresh where ${cause})`,
      add(toMailParameter(mail)),
    );
    Object.assign(parts, sqlPartsThatQueueMails(name, row, '$5'));
  };
  if (payment === 'paid') {
    tell(
      `state = 'paid' and not_kept is null`,
      shopConfirmationMailIfPaid(order, reading, termsUpdated),
    );
    tell(`not_kept = 'sold-out'`, automaticRefundMail(order, 'sold-out', address));
    tell(`not_kept = 'not-served'`, automaticRefundMail(order, 'not-served', address));
  }
  for (const { id, kind, minorUnits } of moneyBack) {
    if (kind !== 'refund') continue;
    tell('not_kept is null', shopRefundMail(order, { refundId: id, minorUnits }, address));
  }
  await database.query(
    v.object({}),
    `with ${joinNamedSqlPartsForWithClause(parts)} select from fresh`,
    values,
  );
  if (opensAt !== undefined && order.customer_id !== null) {
    await queueRefundsOfThingsPaidAgain(database, order.customer_id, reading.readAt);
  }
  return true;
};

/** Closes an order that its till knows nothing of, and releases its stock. */
export const expireShopOrderUnknownToTill = async (
  database: Database,
  { shop_order_id: shopOrderId, reading }: ShopOrderToReadAtTill,
  readAt: Date,
): Promise<void> => {
  const nothing = {
    sessionId: undefined,
    paymentId: undefined,
    paidAt: undefined,
    address: undefined,
    postal: undefined,
    moneyBack: [],
  };
  await storeShopOrderReadFromEitherTill(
    database,
    { ...nothing, shopOrderId, reading, readAt, payment: 'expired' },
    { termsUpdated: null },
  );
};
