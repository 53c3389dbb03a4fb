import { orderPageFragment } from '../orders/order-target.ts';
import { routes } from '../routes.ts';

/** The page on which a cart is paid. */
export const cartCheckoutTarget = `${routes.checkout}?cart#${orderPageFragment}`;

/** Where a login that the order button started returns to. */
export const cartTargetAfterLogin = `${routes.checkout}?cart&after=login#${orderPageFragment}`;

/** Whether the order page's address is for the cart. */
export const isCartOrderAddress = (search: string): boolean =>
  new URLSearchParams(search).has('cart');
