import type { CartItem } from '../../domain/cart/cart-item.ts';
import type { CartServiceUserStatus } from '../../domain/cart/own-cart-status-quantity-and-totals.ts';

/** The contents of a cart service's cart. Amounts are in minor units of its currency. */
export type ServiceCart = {
  readonly userStatus: CartServiceUserStatus;
  readonly items: readonly { readonly sku: string; readonly quantity: number }[];
  readonly total: number;
  readonly subTotal: number;
};

/**
 * The cart service refuses an item, for example because its price differs from the page's. The
 * message is a sentence for the buyer.
 */
export class CartServiceRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CartServiceRefusal';
  }
}

/**
 * A cart service (Snipcart) that mirrors our cart. Its script is loaded by the first call, never on
 * page load. Every call rejects with CartServiceRefusal if the service refuses, and with any other
 * error if it can't be reached: the cart then works on without it.
 */
export type CartService = {
  readonly add: (item: CartItem) => Promise<void>;
  readonly changeQuantity: (sku: string, quantity: number) => Promise<void>;
  readonly remove: (sku: string) => Promise<void>;
  /**
   * Calls the listener with the service's cart whenever it changes. Returns the function that
   * unsubscribes it. Doesn't load the script.
   */
  readonly watch: (listener: (cart: ServiceCart) => void) => () => void;
  /**
   * Closes the service's own cart if it is open; never opens one. Does nothing while its script
   * isn't loaded.
   */
  readonly close: () => void;
  /**
   * Opens the service's checkout for an order that the server has recorded
   * (`CartPaymentPageOrOrderReference.reference`).
   */
  readonly checkOut: (items: readonly CartItem[], reference: string) => Promise<void>;
};
