import { moneyBackForReturn, type ReturnedLineQuantity } from '../../domain/refunds/returns.ts';
import { formatShopOrderNumber } from '../../domain/shop/shop-order.ts';
import { Refusal } from '../http/answers.ts';
import { queueMailIfCauseHasRowSql, toMailParameter } from '../mail/queue-mail.ts';
import { closeReturnedPackGrantsSql } from '../rights/write-rights.ts';
import type { Database } from '../store/database.ts';
import { recordOwnerActIfCauseHasRowSql, toOwnerActParameter } from '../store/owner-acts.ts';
import { enqueueWorkSql } from '../store/work-queue/enqueue-work.ts';
import {
  ChangedShopOrderIdSchema,
  requireShopOrderById,
  type ActingOwnerSubject,
  type DeskOrderActionDependencies,
} from '../orders/cart/order-for-desk.ts';
import {
  claimOrderIfNoMoneyActSinceReadSql,
  retryMoneyActIfAnotherCameFirst,
} from './money-acts.ts';
import { shopMailRecipientMaybeBlank } from '../orders/cart/shop-order-mails.ts';
import type { StoredShopOrder } from '../orders/cart/stored-shop-order.ts';

/** The amount of an order that hasn't been refunded and isn't about to be. */
const leftOf = (order: StoredShopOrder): number => {
  const promised = order.returns.reduce(
    (sum, { state, minorUnits }) =>
      state === 'received' || state === 'refunded' ? sum + (minorUnits ?? 0) : sum,
    0,
  );
  return order.minor_units - Math.max(promised, order.refunded_minor_units);
};

const tooMuch = (): Refusal => new Refusal(409, 'That is more than is left of what she has paid.');

const requireReturn = async (database: Database, returnId: string) => {
  const [found] = await database.query(
    ChangedShopOrderIdSchema,
    'select shop_order_id from shop_returns where return_id = $1',
    [returnId],
  );
  if (found === undefined) throw new Refusal(404, 'There is no such return.');
  const order = await requireShopOrderById(database, found.shop_order_id);
  const one = order.returns.find((other) => other.returnId === returnId);
  if (one?.state !== 'declared') {
    throw new Refusal(409, 'This return has been decided already. Please look at the order again.');
  }
  return { order, pieces: one.lines };
};

// The stock rows are locked first, in sku order (`hold-stock.ts`). Only goods have any.
const lockedFrom = (isRestocked: string): string => `
  select sku from stock
  where ${isRestocked}::boolean and sku in (select sku from pieces) order by sku for update`;

const restockedFrom = (cause: string, isRestocked: string, now: string): string => `
  update stock set on_hand = on_hand + pieces.quantity, changed_at = ${now}::timestamptz
  from pieces
  where ${isRestocked}::boolean and stock.sku = pieces.sku and exists (select from ${cause})`;

const piecesFrom = (parameter: string): string =>
  `jsonb_to_recordset(${parameter}::jsonb) as piece (sku text, quantity integer)`;

const ofReturn = '(select shop_order_id from shop_returns where return_id = $1)';

const receiveStatement = `
  with pieces as (select sku, quantity from ${piecesFrom('$6')}),
  locked as (${lockedFrom('$4')}),
  counted as (${claimOrderIfNoMoneyActSinceReadSql({
    shopOrderId: ofReturn,
    seen: '$8',
    condition: '(select count(*) from locked) >= 0',
    returnedAt: `case when exists (
      select from shop_returns
      where shop_returns.shop_order_id = shop_orders.shop_order_id and shop_returns.state = 'declared' and return_id <> $1)
      then returned_at else $3::timestamptz end`,
  })}),
  decided as (
    update shop_returns set state = 'received', minor_units = $2::integer, decided_at = $3::timestamptz, decided_by = $5::text
    from counted
    where return_id = $1 and state = 'declared'
    returning counted.shop_order_id, return_id),
  queued as (${enqueueWorkSql('shop-return', { from: 'decided', key: 'return_id', now: '$3' })}),
  restocked as (${restockedFrom('decided', '$4', '$3')}),
  returned as (
    update shop_order_lines set returned = returned + pieces.quantity
    from decided, pieces
    where shop_order_lines.shop_order_id = decided.shop_order_id and shop_order_lines.sku = pieces.sku),
  noted as (${recordOwnerActIfCauseHasRowSql('decided', '$7', '$3')})
  select shop_order_id from decided`;

/**
 * Records that a return has arrived, and the amount to refund for it. The refund follows
 * (`createShopRefundAtEitherTillWork`), with its e-mail.
 */
export const markReturnReceived = async (
  { database, now, newId }: DeskOrderActionDependencies,
  {
    returnId,
    minorUnits,
    isRestocked,
    by,
  }: ActingOwnerSubject & {
    readonly returnId: string;
    readonly minorUnits: number;
    readonly isRestocked: boolean;
  },
): Promise<void> =>
  retryMoneyActIfAnotherCameFirst(async () => {
    const { order, pieces } = await requireReturn(database, returnId);
    if (minorUnits > leftOf(order)) throw tooMuch();
    const rows = await database.query(ChangedShopOrderIdSchema, receiveStatement, [
      returnId,
      minorUnits,
      now(),
      isRestocked,
      by,
      JSON.stringify(pieces),
      toOwnerActParameter({
        actId: newId(),
        subject: by,
        act: 'return-received',
        about: order.shop_order_id,
        details: { returnId, minorUnits, isRestocked },
      }),
      order.money_acts,
    ]);
    return rows.length > 0;
  });

const declineStatement = `
  with counted as (${claimOrderIfNoMoneyActSinceReadSql({ shopOrderId: ofReturn, seen: '$7' })}),
  declined as (
    update shop_returns set state = 'declined', decided_at = $2::timestamptz, decided_by = $3::text
    from counted
    where return_id = $1 and state = 'declared'
    returning counted.shop_order_id),
  free as (
    update shop_order_lines set declared = declared - piece.quantity
    from declined, ${piecesFrom('$4')}
    where shop_order_lines.shop_order_id = declined.shop_order_id and shop_order_lines.sku = piece.sku),
  noted as (${recordOwnerActIfCauseHasRowSql('declined', '$5', '$2')}),
  ${queueMailIfCauseHasRowSql('told', 'declined', '$6', '$2')}
  select shop_order_id from declined`;

/** Declines a return, and tells the buyer why. Its pieces can be declared again. */
export const declineReturn = async (
  { database, now, newId }: DeskOrderActionDependencies,
  {
    returnId,
    reason,
    by,
  }: ActingOwnerSubject & { readonly returnId: string; readonly reason: string },
): Promise<void> =>
  retryMoneyActIfAnotherCameFirst(async () => {
    const { order, pieces } = await requireReturn(database, returnId);
    const { shop_order_id: shopOrderId } = order;
    const rows = await database.query(ChangedShopOrderIdSchema, declineStatement, [
      returnId,
      now(),
      by,
      JSON.stringify(pieces),
      toOwnerActParameter({
        actId: newId(),
        subject: by,
        act: 'return-declined',
        about: shopOrderId,
        details: { returnId, reason },
      }),
      toMailParameter({
        mailId: `shop-return-declined:${returnId}`,
        ...shopMailRecipientMaybeBlank(order),
        kind: 'shop-return-declined',
        details: { number: formatShopOrderNumber(order.number), shopOrderId, reason },
      }),
      order.money_acts,
    ]);
    return rows.length > 0;
  });

const giveStatement = `
  with pieces as (select sku, quantity from ${piecesFrom('$5')}),
  locked as (${lockedFrom('$6')}),
  counted as (${claimOrderIfNoMoneyActSinceReadSql({
    shopOrderId: '$2',
    seen: '$9',
    condition: '(select count(*) from locked) >= 0',
  })}),
  given as (
    insert into shop_returns (return_id, shop_order_id, kind, lines, state, minor_units, declared_at, decided_at, decided_by)
    select $1::text, shop_order_id, 'owner', $5::jsonb, 'received', $3::integer, $4::timestamptz, $4::timestamptz, $7::text
    from counted
    on conflict (return_id) do nothing
    returning shop_order_id, return_id),
  queued as (${enqueueWorkSql('shop-return', { from: 'given', key: 'return_id', now: '$4' })}),
  restocked as (${restockedFrom('given', '$6', '$4')}),
  returned as (
    update shop_order_lines set declared = declared + pieces.quantity, returned = returned + pieces.quantity
    from given, pieces
    where shop_order_lines.shop_order_id = given.shop_order_id and shop_order_lines.sku = pieces.sku
    returning shop_order_lines.shop_order_id, shop_order_lines.sku),
  closed as (${closeReturnedPackGrantsSql('returned', '$4')}),
  noted as (${recordOwnerActIfCauseHasRowSql('given', '$8', '$4')})
  select shop_order_id from given`;

/**
 * Refunds of the owner's own accord: for lines, or for none. Packs among them are closed. The same
 * request twice refunds once. The refund follows (`createShopRefundAtEitherTillWork`), with its
 * e-mail.
 */
export const storeVoluntaryRefundOfShopOrder = async (
  { database, now }: DeskOrderActionDependencies,
  {
    requestId,
    shopOrderId,
    lines,
    minorUnits,
    isRestocked,
    by,
  }: ActingOwnerSubject & {
    readonly requestId: string;
    readonly shopOrderId: string;
    readonly lines: readonly ReturnedLineQuantity[];
    readonly minorUnits: number;
    readonly isRestocked: boolean;
  },
): Promise<void> =>
  retryMoneyActIfAnotherCameFirst(async () => {
    const order = await requireShopOrderById(database, shopOrderId);
    if (order.returns.some(({ returnId }) => returnId === requestId)) return true;
    if (order.state !== 'paid' || order.payment_id === null) {
      throw new Refusal(409, 'This order hasn’t been paid for, so there is nothing to refund.');
    }
    if (minorUnits > leftOf(order)) throw tooMuch();
    const isTooMany = lines.some(({ sku, quantity }) => {
      const line = order.lines.find((one) => one.sku === sku);
      return line === undefined || line.declared + quantity > line.quantity;
    });
    if (isTooMany) {
      throw new Refusal(409, 'Some of these are refunded already. Please look at the order again.');
    }
    const rows = await database.query(ChangedShopOrderIdSchema, giveStatement, [
      requestId,
      shopOrderId,
      minorUnits,
      now(),
      JSON.stringify(lines),
      isRestocked,
      by,
      toOwnerActParameter({
        actId: `money-given-back:${requestId}`,
        subject: by,
        act: 'money-given-back',
        about: shopOrderId,
        details: {
          minorUnits,
          isRestocked,
          proposed: moneyBackForReturn(
            { lines: order.lines, deliveryMinorUnits: order.delivery_minor_units },
            lines,
          ),
        },
      }),
      order.money_acts,
    ]);
    return rows.length > 0;
  });
