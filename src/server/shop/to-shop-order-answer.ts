import { maskEmailAddress } from '../../domain/shop/mask-email-address.ts';
import { returnUntilOf, type OrderFactsForReturn } from '../../domain/refunds/returns.ts';
import {
  formatShopOrderNumber,
  shopOrderStateOf,
  type BuyerShopOrderLine,
  type ShopOrderAnswer,
} from '../../domain/shop/shop-order.ts';
import { openingTimeOfPacksInOrder } from '../orders/cart/shop-order-mails.ts';
import type { StoredShopOrder, StoredShopOrderLine } from '../orders/cart/stored-shop-order.ts';

const iso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

/** An order, in the form needed by the return rules. */
export const toOrderFactsForReturn = (order: StoredShopOrder): OrderFactsForReturn => ({
  orderedAt: order.ordered_at,
  arrivesTo: order.arrives_to,
  sentAt: order.sent_at,
  isPaid: order.state === 'paid',
  isNotKept: order.not_kept !== null,
  lines: order.lines,
  packsOpenAt: order.paid_at === null ? undefined : openingTimeOfPacksInOrder(order, order.paid_at),
});

const toOwnLine = (line: StoredShopOrderLine, opensAt: Date | undefined): BuyerShopOrderLine => ({
  sku: line.sku,
  kind: line.kind,
  title: line.title,
  variant: line.variant,
  path: line.path,
  quantity: line.quantity,
  unitMinorUnits: line.unitMinorUnits,
  returned: line.returned,
  left: line.quantity - line.declared,
  opensAt: line.kind === 'pack' ? iso(opensAt) : null,
});

const deliveryOf = (order: StoredShopOrder): ShopOrderAnswer['delivery'] => {
  const { delivery_title: title, arrives_from: arrivesFrom, arrives_to: arrivesTo } = order;
  return title === null || arrivesFrom === null || arrivesTo === null
    ? null
    : { title, minorUnits: order.delivery_minor_units, arrivesFrom, arrivesTo };
};

/** A shop order, for anybody with its link. */
export const toShopOrderAnswer = (order: StoredShopOrder): ShopOrderAnswer => {
  const isPaid = order.state === 'paid';
  const returnable = toOrderFactsForReturn(order);
  const state = shopOrderStateOf({
    payment: order.state,
    packedAt: order.packed_at,
    sentAt: order.sent_at,
    returnedAt: order.returned_at,
    totalMinorUnits: order.minor_units,
    refundedMinorUnits: order.refunded_minor_units,
  });
  return {
    number: formatShopOrderNumber(order.number),
    state,
    notKept: order.not_kept,
    orderedAt: order.ordered_at.toISOString(),
    paidAt: iso(order.paid_at),
    currency: order.currency,
    lines: order.lines.map((line) => toOwnLine(line, returnable.packsOpenAt)),
    delivery: deliveryOf(order),
    totalMinorUnits: order.minor_units,
    vatMinorUnits: order.vat_minor_units,
    refundedMinorUnits: order.refunded_minor_units,
    address: isPaid && order.destination !== null ? order.postal : null,
    email: isPaid && order.address !== null ? maskEmailAddress(order.address) : null,
    packedAt: iso(order.packed_at),
    sentAt: iso(order.sent_at),
    tracking: order.tracking,
    returns: order.returns
      .filter(({ kind }) => kind === 'return')
      .map(({ returnId: id, lines, state: stateOfReturn, declaredAt, minorUnits }) => ({
        id,
        lines,
        state: stateOfReturn,
        declaredAt: declaredAt.toISOString(),
        minorUnits,
      })),
    returnUntil: iso(returnUntilOf(returnable)),
    url: state === 'open' ? order.session_url : null,
  };
};
