/** The state of the cart service's user, in its own words. */
export type CartServiceUserStatus = 'SignedOut' | 'SignedIn';

/**
 * The cart's state, with the specification's names. Amounts are in minor units of the visitor's
 * currency.
 */
export type OwnCartStatusQuantityAndTotals = {
  /** Whether it has been loaded from storage, and from the cart service where there is one. */
  readonly isReady: boolean;
  readonly userStatus: CartServiceUserStatus;
  /** The sum of the quantities of all items. */
  readonly cartQuantity: number;
  readonly cartTotal: number;
  readonly cartSubTotal: number;
};
