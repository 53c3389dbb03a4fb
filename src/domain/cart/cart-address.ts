import { orderFragment } from '../orders/order-target.ts';
import { routes } from '../routes.ts';

/** The page on which a cart is paid. */
export const cartCheckoutTarget = `${routes.checkout}?cart#${orderFragment}`;

/** Where the login leads that a press on the button has started. */
export const cartTargetAfterLogin = `${routes.checkout}?cart&after=login#${orderFragment}`;

/** Whether the address of the order page is about the cart. */
export const isCartIn = (search: string): boolean => new URLSearchParams(search).has('cart');
