import type { CartItem } from '../../../domain/cart/cart-item.ts';
import { moneyFromDecimal, type Currency } from '../../../domain/money.ts';
import { cartCrawlerPathOf } from '../../../domain/shop/cart-crawler-path.ts';
import type { ServiceCart } from '../cart-service.ts';
import type { SnipcartItem, SnipcartNewItem, SnipcartState } from './snipcart-sdk.ts';

/** The items in Snipcart's cart. Before version 3.0.12 its state had a plain list. */
export const itemsOfSnipcartState = ({ cart }: SnipcartState): readonly SnipcartItem[] =>
  'items' in cart.items ? cart.items.items : cart.items;

/**
 * Converts the state of Snipcart's cart to a ServiceCart. Quantities of lines with the same sku are
 * added up.
 */
export const toServiceCart = (state: SnipcartState, currency: Currency): ServiceCart => {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of itemsOfSnipcartState(state)) {
    quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  }
  return {
    userStatus: state.customer.status === 'SignedIn' ? 'SignedIn' : 'SignedOut',
    items: [...quantities].map(([sku, quantity]) => ({ sku, quantity })),
    total: moneyFromDecimal(state.cart.total, currency).minorUnits,
    subTotal: moneyFromDecimal(state.cart.subtotal, currency).minorUnits,
  };
};

/**
 * Converts an item of our cart to Snipcart's format. Its server verifies id and price against the
 * file that the build writes for the product.
 */
export const toSnipcartItem = (
  item: CartItem,
  currency: Currency,
  origin: string,
): SnipcartNewItem => ({
  id: item.sku,
  name: item.variant === null ? item.title : `${item.title}, ${item.variant}`,
  price: item.prices[currency].minorUnits / 100,
  url: new URL(cartCrawlerPathOf(item.sku), origin).href,
  quantity: item.quantity,
  ...(item.image === null ? {} : { image: new URL(item.image, origin).href }),
});
