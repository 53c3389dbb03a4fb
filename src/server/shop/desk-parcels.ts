import { returnUntilOf } from '../../domain/refunds/returns.ts';
import {
  formatShopOrderNumber,
  type CarrierAndTrackingNumber,
} from '../../domain/shop/shop-order.ts';
import { piecesWithQuantitiesText } from '../../domain/shop/shop-order-words.ts';
import { Refusal } from '../http/answers.ts';
import { queueMailIfCauseHasRowSql, toMailParameter } from '../mail/queue-mail.ts';
import { recordOwnerActIfCauseHasRowSql, toOwnerActParameter } from '../store/owner-acts.ts';
import {
  ChangedShopOrderIdSchema,
  requireShopOrderById,
  type ActingOwnerSubject,
  type DeskOrderActionDependencies,
} from '../orders/cart/order-for-desk.ts';
import { shopMailRecipientMaybeBlank } from '../orders/cart/shop-order-mails.ts';
import type { StoredShopOrder } from '../orders/cart/stored-shop-order.ts';

const goodsOf = ({ lines }: StoredShopOrder) => lines.filter(({ kind }) => kind === 'goods');

/** The goods of a parcel. Refuses (409) an order with nothing to send. */
const requireParcel = (order: StoredShopOrder): StoredShopOrder['lines'] => {
  const number = formatShopOrderNumber(order.number);
  if (order.state !== 'paid') throw new Refusal(409, `${number} isn’t paid.`);
  if (order.not_kept !== null || order.refunded_minor_units >= order.minor_units) {
    throw new Refusal(409, `${number} is refunded, so nothing of it is sent.`);
  }
  const goods = goodsOf(order);
  if (goods.length === 0)
    throw new Refusal(409, `${number} has only plans in it: nothing is sent.`);
  const left = goods.filter(({ quantity, declared }) => declared < quantity);
  if (left.length === 0 && order.sent_at === null) {
    throw new Refusal(
      409,
      `She has cancelled all the goods of ${number}. Nothing is left to send.`,
    );
  }
  return left.length === 0 ? goods : left;
};

const packedStatement = `
  with packed as (
    update shop_orders set packed_at = $2::timestamptz
    where shop_order_id = $1 and packed_at is null and state = 'paid' and not_kept is null
    returning shop_order_id),
  noted as (${recordOwnerActIfCauseHasRowSql('packed', '$3', '$2')})
  select shop_order_id from packed`;

/**
 * Marks orders as packed. An order that is already packed stays so; if one can't be packed, none
 * is.
 */
export const markAllOrdersPackedOrRefuse = async (
  { database, now, newId }: DeskOrderActionDependencies,
  { shopOrderIds, by }: ActingOwnerSubject & { readonly shopOrderIds: readonly string[] },
): Promise<void> => {
  for (const id of shopOrderIds) requireParcel(await requireShopOrderById(database, id));
  for (const id of shopOrderIds) {
    const act = {
      actId: newId(),
      subject: by,
      act: 'order-packed',
      about: id,
      details: {},
    } as const;
    await database.query(ChangedShopOrderIdSchema, packedStatement, [
      id,
      now(),
      toOwnerActParameter(act),
    ]);
  }
};

const sentStatement = `
  with sent as (
    update shop_orders set packed_at = coalesce(packed_at, $2::timestamptz), sent_at = coalesce(sent_at, $2::timestamptz),
      tracking = $3::jsonb
    where shop_order_id = $1 and state = 'paid' and not_kept is null
      and (sent_at is null or tracking is distinct from $3::jsonb)
    returning shop_order_id),
  noted as (${recordOwnerActIfCauseHasRowSql('sent', '$4', '$2')}),
  ${queueMailIfCauseHasRowSql('told', 'sent', '$5', '$2')}
  select shop_order_id from sent`;

/**
 * Marks a parcel as sent, and notifies the buyer. Another tracking number replaces the first, and
 * she is notified again.
 */
export const markParcelSent = async (
  { database, now, newId }: DeskOrderActionDependencies,
  {
    shopOrderId,
    tracking,
    by,
  }: ActingOwnerSubject & {
    readonly shopOrderId: string;
    readonly tracking: CarrierAndTrackingNumber | null;
  },
): Promise<void> => {
  const order = await requireShopOrderById(database, shopOrderId);
  const goods = requireParcel(order);
  const time = now();
  const sentAt = order.sent_at ?? time;
  const until = returnUntilOf({ orderedAt: order.ordered_at, arrivesTo: order.arrives_to, sentAt });
  const number = tracking?.number ?? '';
  await database.query(ChangedShopOrderIdSchema, sentStatement, [
    shopOrderId,
    time,
    tracking === null ? null : JSON.stringify(tracking),
    toOwnerActParameter({
      actId: newId(),
      subject: by,
      act: 'order-sent',
      about: shopOrderId,
      details: { carrier: tracking?.carrier ?? '', number },
    }),
    toMailParameter({
      mailId: `shop-order-sent:${shopOrderId}:${number}`,
      ...shopMailRecipientMaybeBlank(order),
      kind: 'shop-order-sent',
      details: {
        number: formatShopOrderNumber(order.number),
        shopOrderId,
        what: piecesWithQuantitiesText(
          goods.map((line) => ({ ...line, quantity: Math.max(1, line.quantity - line.declared) })),
        ),
        carrier: tracking?.carrier ?? '',
        trackingNumber: number,
        returnUntil: (until ?? sentAt).toISOString(),
      },
    }),
  ]);
};
