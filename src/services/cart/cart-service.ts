import type { CartItem, CartUserStatus } from '../../domain/cart/cart-item.ts';

/** What a cart service holds. Amounts are in minor units of its currency. */
export type ServiceCart = {
  readonly userStatus: CartUserStatus;
  readonly items: readonly { readonly sku: string; readonly quantity: number }[];
  readonly total: number;
  readonly subTotal: number;
};

/** The cart service doesn't take an item, for example because its price isn't the page's. The message is a sentence for her. */
export class CartServiceRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CartServiceRefusal';
  }
}

/**
 * A cart service (Snipcart) behind our cart: what is done here is done there as well. Its script is loaded by the first call, never by a
 * page. Every call rejects with CartServiceRefusal if it says no, and with any other error if it can't be reached: then the cart goes on
 * without it.
 */
export type CartService = {
  readonly add: (item: CartItem) => Promise<void>;
  readonly changeQuantity: (sku: string, quantity: number) => Promise<void>;
  readonly remove: (sku: string) => Promise<void>;
  /** Calls back with what it holds whenever that changes. Returns how to stop. Loads nothing by itself. */
  readonly watch: (listener: (cart: ServiceCart) => void) => () => void;
  /** Closes its own cart if that is open; never opens one. Does nothing while its script isn't loaded. */
  readonly close: () => void;
  /** Opens its checkout for an order that the server has taken down (`CartCheckoutAnswer.reference`). */
  readonly checkOut: (items: readonly CartItem[], reference: string) => Promise<void>;
};
