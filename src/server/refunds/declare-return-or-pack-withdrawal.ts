import * as v from 'valibot';
import { moneyBackForReturn, type ReturnedLineQuantity } from '../../domain/refunds/returns.ts';
import { formatShopOrderNumber } from '../../domain/shop/shop-order.ts';
import { piecesWithQuantitiesText } from '../../domain/shop/shop-order-words.ts';
import { queueMailIfCauseHasRowSql, toMailParameter } from '../mail/queue-mail.ts';
import { closeReturnedPackGrantsSql } from '../rights/write-rights.ts';
import type { Database } from '../store/database.ts';
import { enqueueWorkSql } from '../store/work-queue/enqueue-work.ts';
import { claimOrderIfNoMoneyActSinceReadSql } from './money-acts.ts';
import { shopMailRecipientMaybeBlank } from '../orders/cart/shop-order-mails.ts';
import type { StoredShopOrder } from '../orders/cart/stored-shop-order.ts';

// Returned goods wait until they arrive. A pack is returned at once: it closes, and its refund is
// due.
const declareStatement = `
  with pieces as (
    select sku, quantity from jsonb_to_recordset($3::jsonb) as piece (sku text, quantity integer)),
  counted as (${claimOrderIfNoMoneyActSinceReadSql({
    shopOrderId: '$1',
    seen: '$7',
    returnedAt: `case when exists (
      select from pieces join shop_order_lines using (sku)
      where shop_order_lines.shop_order_id = shop_orders.shop_order_id and kind = 'goods')
      then null else returned_at end`,
  })}),
  going as (
    update shop_order_lines set
      declared = declared + pieces.quantity,
      returned = returned + case when kind = 'pack' then pieces.quantity else 0 end
    from pieces, counted
    where shop_order_lines.shop_order_id = counted.shop_order_id and shop_order_lines.sku = pieces.sku
    returning shop_order_lines.shop_order_id, shop_order_lines.sku, kind, pieces.quantity as going),
  posted as (
    insert into shop_returns (return_id, shop_order_id, kind, lines, state, declared_at)
    select $2::text, shop_order_id, 'return', jsonb_agg(jsonb_build_object('sku', sku, 'quantity', going) order by sku),
      'declared', $4::timestamptz
    from going where kind = 'goods' group by shop_order_id),
  withdrawn as (
    insert into shop_returns (return_id, shop_order_id, kind, lines, state, minor_units, declared_at, decided_at)
    select $2::text || ':packs', shop_order_id, 'return',
      jsonb_agg(jsonb_build_object('sku', sku, 'quantity', going) order by sku), 'received', $5::integer, $4::timestamptz,
      $4::timestamptz
    from going where kind = 'pack' group by shop_order_id
    returning return_id),
  queued as (${enqueueWorkSql('shop-return', { from: 'withdrawn', key: 'return_id', now: '$4' })}),
  packs as (select shop_order_id, sku from going where kind = 'pack'),
  closed as (${closeReturnedPackGrantsSql('packs', '$4')}),
  ${queueMailIfCauseHasRowSql('told', 'going', '$6', '$4')}
  select shop_order_id from going`;

/**
 * Stores a return of goods, or a withdrawal from packs that aren't open, together with the e-mail
 * that confirms it: it takes effect then. The rules (`whyPiecesCannotBeReturned`) have already been
 * checked. False if something else about its money has been decided since the order was read.
 */
export const declareReturnOrPackWithdrawal = async (
  database: Database,
  order: StoredShopOrder,
  {
    returnId,
    pieces,
    at,
  }: {
    readonly returnId: string;
    readonly pieces: readonly ReturnedLineQuantity[];
    readonly at: Date;
  },
): Promise<boolean> => {
  const going = order.lines.flatMap((line) => {
    const quantity = pieces.find(({ sku }) => sku === line.sku)?.quantity ?? 0;
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
  const goods = going.filter(({ kind }) => kind === 'goods');
  const packs = going.filter(({ kind }) => kind === 'pack');
  const before = {
    lines: order.lines.map((line) => ({ ...line, returned: line.declared })),
    deliveryMinorUnits: order.delivery_minor_units,
  };
  const rows = await database.query(v.object({}), declareStatement, [
    order.shop_order_id,
    returnId,
    JSON.stringify(pieces),
    at,
    moneyBackForReturn(before, packs),
    toMailParameter({
      mailId: `shop-return-received:${returnId}`,
      ...shopMailRecipientMaybeBlank(order),
      kind: 'shop-return-received',
      details: {
        number: formatShopOrderNumber(order.number),
        shopOrderId: order.shop_order_id,
        what: piecesWithQuantitiesText(going),
        goods: order.sent_at === null ? '' : piecesWithQuantitiesText(goods),
        unsent: order.sent_at === null ? piecesWithQuantitiesText(goods) : '',
        receivedAt: at.toISOString(),
        amount: { currency: order.currency, minorUnits: moneyBackForReturn(before, going) },
      },
    }),
    order.money_acts,
  ]);
  return rows.length > 0;
};
