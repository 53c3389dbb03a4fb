import { orderNotEmptyCartFragment } from '../orders/order-page-path.ts';
import { routes } from '../routes.ts';

/** The page on which a cart is paid. */
export const cartCheckoutPath = `${routes.checkout}?cart#${orderNotEmptyCartFragment}`;

/** Where a login that the order button started returns to. */
export const cartCheckoutPathAfterLogin = `${routes.checkout}?cart&after=login#${orderNotEmptyCartFragment}`;

/** Whether the order page's address is for the cart. */
export const isCheckoutQueryForCart = (search: string): boolean =>
  new URLSearchParams(search).has('cart');
