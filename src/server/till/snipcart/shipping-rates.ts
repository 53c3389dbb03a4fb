import * as v from 'valibot';
import { isPayable } from '../../../domain/orders/payment-states.ts';
import { isAddressWithinDestination } from '../../../domain/delivery/destinations.ts';
import { findShopOrder } from '../../orders/cart/stored-shop-order.ts';
import { shopOrderIdInMetadata } from './order-reference.ts';
import type { SnipcartDependencies } from './store-or-refund-snipcart-order-by-token.ts';
import { hasSameItemsAsOrder } from './to-cart-order-at-till.ts';

/** A cart for which Snipcart requests the delivery cost. */
export const CartToDeliverSchema = v.object({
  metadata: v.nullish(v.record(v.string(), v.unknown())),
  items: v.array(v.object({ id: v.string(), quantity: v.number() })),
  currency: v.string(),
  shippingAddressCountry: v.nullish(v.string()),
  shippingAddressPostalCode: v.nullish(v.string()),
});
type RatedCart = Readonly<v.InferOutput<typeof CartToDeliverSchema>>;

/** The answer to the webhook `shippingrates.fetch`: one method, or why there is none. */
type Rates =
  | { readonly rates: readonly { readonly cost: number; readonly description: string }[] }
  | { readonly errors: readonly { readonly key: string; readonly message: string }[] };

const no = (key: string, message: string): Rates => ({ errors: [{ key, message }] });

/**
 * The delivery cost of a cart in Snipcart's checkout: that of our order, which the buyer has seen
 * on our cart page. A cart that no longer matches the order, or goes elsewhere, gets a sentence
 * instead, so that nobody pays an amount that we would have to refund.
 */
export const findOrderShippingRatesForCart = async (
  { database, codes }: Pick<SnipcartDependencies, 'database' | 'codes'>,
  cart: RatedCart,
): Promise<Rates> => {
  const shopOrderId = shopOrderIdInMetadata(codes, cart);
  const order = shopOrderId === undefined ? undefined : await findShopOrder(database, shopOrderId);
  if (order === undefined || !isPayable(order.state)) {
    return no('order', 'This order is closed. Please start again from the cart on our site.');
  }
  if (cart.currency.toLowerCase() !== order.currency || !hasSameItemsAsOrder(cart.items, order)) {
    return no(
      'cart',
      'This cart isn’t the one that you ordered. Please close it, change the cart on our site, and order again.',
    );
  }
  const address = {
    name: '',
    line1: '',
    line2: null,
    city: '',
    state: null,
    postalCode: cart.shippingAddressPostalCode ?? null,
    country: cart.shippingAddressCountry ?? '',
  };
  if (!isAddressWithinDestination(order.destination, address)) {
    return no(
      'country',
      'This isn’t where you said the parcel goes. Please choose the country in the cart on our site.',
    );
  }
  const description = order.delivery_title ?? 'No parcel: it opens on our site';
  return { rates: [{ cost: order.delivery_minor_units / 100, description }] };
};
