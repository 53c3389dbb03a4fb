import {
  purchaseOpensAt,
  hasAgreedToInstantSupply,
  type InstantSupplyAgreements,
} from '../../../domain/orders/instant-supply-agreements.ts';
import { paidAgainWords } from '../../../domain/refunds/paid-again.ts';
import { automaticRefundWords } from '../../../domain/shop/shop-order-words.ts';
import {
  formatShopOrderNumber,
  type AutomaticRefundReason,
} from '../../../domain/shop/shop-order.ts';
import type { MailToQueue } from '../../mail/queue-mail.ts';
import type { CartOrderAtTill } from '../../till/till.ts';
import { returnIdOfCartPacksPaidAgain } from '../refunds-of-things-paid-again.ts';
import { agreementsOfStoredOrder } from '../order-books.ts';
import type { StoredShopOrder } from './stored-shop-order.ts';

type Order = Pick<
  StoredShopOrder,
  'agreements_version' | 'supply_now' | 'knows_consequence' | 'lines'
>;

/** The buyer's consents for packs; undefined if the order has none. */
const agreementsOf = (order: Order): InstantSupplyAgreements | undefined =>
  order.agreements_version === null ? undefined : agreementsOfStoredOrder(order);

/** When the packs of an order open if it was paid at `paidAt` (R15); undefined without packs. */
export const openingTimeOfPacksInOrder = (order: Order, paidAt: Date): Date | undefined => {
  const agreements = agreementsOf(order);
  const hasPacks = order.lines.some(({ kind }) => kind === 'pack');
  return hasPacks
    ? purchaseOpensAt(paidAt, agreements !== undefined && hasAgreedToInstantSupply(agreements))
    : undefined;
};

/** The recipient of an e-mail about an order: the address typed with it, or given before. */
export type ShopMailAddressAndCustomerId = {
  readonly address: string;
  readonly customerId?: string;
};

/**
 * The recipient of e-mails about an order. Without an address the outbox reports it, so that the
 * owner looks into it.
 */
export const shopMailRecipientMaybeBlank = (
  { address, customer_id: customerId }: Pick<StoredShopOrder, 'address' | 'customer_id'>,
  typed?: string,
): ShopMailAddressAndCustomerId => ({
  address: typed ?? address ?? '',
  ...(customerId === null ? {} : { customerId }),
});

/** The confirmation of a shop order; undefined until it is paid. */
export const shopConfirmationMailIfPaid = (
  order: StoredShopOrder,
  { paidAt, address, postal }: Pick<CartOrderAtTill, 'paidAt' | 'address' | 'postal'>,
  termsUpdated: string | null,
): MailToQueue | undefined => {
  if (paidAt === undefined) return undefined;
  const agreements = agreementsOf(order);
  const opens = openingTimeOfPacksInOrder(order, paidAt);
  const { delivery_title: title, arrives_from: arrivesFrom, arrives_to: arrivesTo } = order;
  return {
    mailId: `shop-order-confirmation:${order.shop_order_id}`,
    ...shopMailRecipientMaybeBlank(order, address),
    kind: 'shop-order-confirmation',
    details: {
      shopOrderId: order.shop_order_id,
      number: formatShopOrderNumber(order.number),
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
  number: formatShopOrderNumber(order.number),
  shopOrderId: order.shop_order_id,
});

/** The e-mail that says that the buyer is refunded instead of getting the order. */
export const automaticRefundMail = (
  order: StoredShopOrder,
  reason: AutomaticRefundReason,
  address: string | undefined,
): MailToQueue => ({
  mailId: `shop-order-not-kept:${order.shop_order_id}`,
  ...shopMailRecipientMaybeBlank(order, address),
  kind: 'shop-order-not-kept',
  details: {
    ...about(order),
    why: automaticRefundWords[reason],
    amount: { currency: order.currency, minorUnits: order.minor_units },
  },
});

/** Why a refund is made; empty unless it is of a pack that was paid for again. */
const whyRefunded = ({ shop_order_id: id, returns }: StoredShopOrder, refunded: number): string =>
  returns.some(
    ({ returnId, minorUnits }) =>
      returnId === returnIdOfCartPacksPaidAgain(id) && minorUnits === refunded,
  )
    ? paidAgainWords['pack-in-cart']
    : '';

/** The e-mail that says that a refund is on its way. */
export const shopRefundMail = (
  order: StoredShopOrder,
  { refundId, minorUnits }: { readonly refundId: string; readonly minorUnits: number },
  address: string | undefined,
): MailToQueue => ({
  mailId: `shop-refund:${refundId}`,
  ...shopMailRecipientMaybeBlank(order, address),
  kind: 'shop-refund',
  details: {
    ...about(order),
    amount: { currency: order.currency, minorUnits },
    why: whyRefunded(order, minorUnits),
  },
});
