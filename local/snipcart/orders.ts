import {
  itemsTotalOf,
  newToken,
  roundedAmount,
  type SnipcartBooks,
  type BookedCart,
  type BookedOrder,
  type BookedRefund,
} from './books.ts';
import { findCrawlProblem } from './crawl.ts';
import type { SnipcartWebhooks } from './webhooks.ts';

/** A request that Snipcart's API rejects, with the key of the error. */
export class SnipcartProblem extends Error {
  readonly key: string;

  constructor(key: string, message: string) {
    super(message);
    this.name = 'SnipcartProblem';
    this.key = key;
  }
}

export type ShopAccount = {
  readonly books: SnipcartBooks;
  readonly webhooks: SnipcartWebhooks;
  /** The account's domains, as origins: product prices are only read from there. */
  readonly origins: readonly string[];
};

const toOrder = (cart: BookedCart, books: SnipcartBooks): BookedOrder => {
  const now = new Date().toISOString();
  const itemsTotal = itemsTotalOf(cart);
  return {
    ...cart,
    // An order keeps its cart's token.
    invoiceNumber: `SNIP-${1001 + books.orders().length}`,
    modificationDate: now,
    completionDate: now,
    status: 'Processed',
    paymentStatus: 'Paid',
    paymentTransactionId: newToken(),
    itemsTotal,
    finalGrandTotal: roundedAmount(itemsTotal + cart.shippingFees),
    refundsAmount: 0,
    refunds: [],
    trackingNumber: null,
  };
};

/**
 * Pays a cart: validates every product's price on the site, then turns the cart into an order and
 * notifies the site.
 */
export const payCart = async (
  { books, webhooks, origins }: ShopAccount,
  cart: BookedCart,
  card: string,
): Promise<BookedOrder> => {
  if (cart.items.length === 0) throw new SnipcartProblem('cart-empty', 'The cart is empty.');
  for (const item of cart.items) {
    const problem = await findCrawlProblem(item, cart.currency, origins);
    if (problem !== undefined) throw new SnipcartProblem('product-crawling-failed', problem);
  }
  if (cart.shippingAddress === null || cart.shippingMethod === null) {
    throw new SnipcartProblem('shipping-missing', 'Choose how it is delivered.');
  }
  if (card.replaceAll(' ', '') !== '4242424242424242') {
    throw new SnipcartProblem('payment-failed', 'Your card was declined. Try 4242 4242 4242 4242.');
  }
  const order = books.putOrder(toOrder(cart, books));
  books.dropCart(cart.token);
  void webhooks.send('order.completed', order);
  return order;
};

/** Refunds part of an order's payment. */
export const refundOrder = (
  { books, webhooks }: ShopAccount,
  order: BookedOrder,
  amount: number,
  comment: string,
): BookedRefund => {
  const left = roundedAmount(order.finalGrandTotal - order.refundsAmount);
  if (!(amount > 0) || roundedAmount(amount) > left) {
    throw new SnipcartProblem('refund-too-large', `Only ${left} can be refunded.`);
  }
  const made: BookedRefund = {
    id: newToken(),
    orderToken: order.token,
    amount: roundedAmount(amount),
    comment,
    creationDate: new Date().toISOString(),
  };
  const refundsAmount = roundedAmount(order.refundsAmount + amount);
  const changed = books.putOrder({
    ...order,
    refunds: [...order.refunds, made],
    refundsAmount,
    paymentStatus: refundsAmount === order.finalGrandTotal ? 'Refunded' : order.paymentStatus,
  });
  void webhooks.send('order.refund.created', changed, made);
  return made;
};

/**
 * Stores the status, whatever it was, and sends `order.status.changed` without waiting for its
 * delivery.
 */
export const changeOrderStatus = (
  { books, webhooks }: ShopAccount,
  order: BookedOrder,
  status: BookedOrder['status'],
): BookedOrder => {
  const changed = books.putOrder({ ...order, status });
  void webhooks.send('order.status.changed', changed, { from: order.status, to: status });
  return changed;
};

/** Changes the payment status of an order: the payment fails, or the buyer's bank reverses it. */
export const changePaymentStatus = (
  { books, webhooks }: ShopAccount,
  order: BookedOrder,
  paymentStatus: BookedOrder['paymentStatus'],
): BookedOrder => {
  const changed = books.putOrder({ ...order, paymentStatus });
  void webhooks.send('order.paymentStatus.changed', changed, {
    from: order.paymentStatus,
    to: paymentStatus,
  });
  return changed;
};
