import { opensAt, suppliesNow, type Agreements } from '../../domain/orders/agreements.ts';
import { notKeptWords } from '../../domain/shop/shop-order-words.ts';
import { orderNumberOf, type NotKeptReason } from '../../domain/shop/shop-order.ts';
import type { QueuedMail } from '../mail/queue-mail.ts';
import type { ShopOrderReading } from './shop-order-reading.ts';
import type { StoredShopOrder } from './stored-shop-order.ts';

type Order = Pick<
  StoredShopOrder,
  'agreements_version' | 'supply_now' | 'knows_consequence' | 'lines'
>;

/** What she agreed to about packs; undefined if the order has none. */
const agreementsOf = (order: Order): Agreements | undefined =>
  order.agreements_version === null
    ? undefined
    : {
        version: order.agreements_version,
        supplyNow: order.supply_now ?? false,
        knowsConsequence: order.knows_consequence ?? false,
      };

/** When the packs of an order that was paid at a moment open (R15); undefined without packs. */
export const packsOpenAt = (order: Order, paidAt: Date): Date | undefined => {
  const agreements = agreementsOf(order);
  const hasPacks = order.lines.some(({ kind }) => kind === 'pack');
  return hasPacks
    ? opensAt(paidAt, agreements !== undefined && suppliesNow(agreements))
    : undefined;
};

/** Where an e-mail about an order goes: to the address that she typed with it, or gave before. */
export type MailTo = { readonly address: string; readonly customerId?: string };

/** Where e-mails about an order go. Without an address the outbox tells us, so that somebody looks into it. */
export const mailToOf = (
  { address, customer_id: customerId }: Pick<StoredShopOrder, 'address' | 'customer_id'>,
  typed?: string,
): MailTo => ({
  address: typed ?? address ?? '',
  ...(customerId === null ? {} : { customerId }),
});

/** The confirmation of an order of the shop. */
export const confirmShopOrder = (
  order: StoredShopOrder,
  { paidAt, address, postal }: Pick<ShopOrderReading, 'paidAt' | 'address' | 'postal'>,
  termsUpdated: string | null,
): QueuedMail | undefined => {
  if (paidAt === undefined) return undefined;
  const agreements = agreementsOf(order);
  const opens = packsOpenAt(order, paidAt);
  const { delivery_title: title, arrives_from: arrivesFrom, arrives_to: arrivesTo } = order;
  return {
    mailId: `shop-order-confirmation:${order.shop_order_id}`,
    ...mailToOf(order, address),
    kind: 'shop-order-confirmation',
    details: {
      shopOrderId: order.shop_order_id,
      number: orderNumberOf(order.number),
      currency: order.currency,
      lines: order.lines.map((line) => ({
        title: line.title,
        variant: line.variant,
        quantity: line.quantity,
        unitMinorUnits: line.unitMinorUnits,
        isPack: line.kind === 'pack',
      })),
      delivery:
        title === null || arrivesFrom === null || arrivesTo === null
          ? null
          : { title, minorUnits: order.delivery_minor_units, arrivesFrom, arrivesTo },
      minorUnits: order.minor_units,
      vatMinorUnits: order.vat_minor_units,
      postal: postal ?? order.postal,
      orderedAt: order.ordered_at.toISOString(),
      paidAt: paidAt.toISOString(),
      packs:
        opens === undefined || agreements === undefined
          ? null
          : { agreements, opensAt: opens.toISOString() },
      termsUpdated,
    },
  };
};

const about = (order: Pick<StoredShopOrder, 'number' | 'shop_order_id'>) => ({
  number: orderNumberOf(order.number),
  shopOrderId: order.shop_order_id,
});

/** What tells her that she gets her money instead of what she has ordered. */
export const notKeptMail = (
  order: StoredShopOrder,
  reason: NotKeptReason,
  address: string | undefined,
): QueuedMail => ({
  mailId: `shop-order-not-kept:${order.shop_order_id}`,
  ...mailToOf(order, address),
  kind: 'shop-order-not-kept',
  details: {
    ...about(order),
    why: notKeptWords[reason],
    amount: { currency: order.currency, minorUnits: order.minor_units },
  },
});

/** What tells her that money is on its way back. */
export const shopRefundMail = (
  order: StoredShopOrder,
  { refundId, minorUnits }: { readonly refundId: string; readonly minorUnits: number },
  address: string | undefined,
): QueuedMail => ({
  mailId: `shop-refund:${refundId}`,
  ...mailToOf(order, address),
  kind: 'shop-refund',
  details: { ...about(order), amount: { currency: order.currency, minorUnits } },
});
