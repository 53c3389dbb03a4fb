import { createContext } from 'react';
import type { CheckoutRequest } from '../../domain/orders/checkout.ts';

/**
 * The part of an order that the purchase button knows: everything except the buyer's agreements and
 * the gift choices.
 */
export type PurchaseWithoutAgreements = Omit<CheckoutRequest, 'agreements' | 'gift'>;

/** The purchase button's interface to the page around it, which holds the buyer's agreements. */
export type PlaceOrderActions = {
  /** True from the press until the browser has left the page, or the order has failed. */
  readonly isBusy: boolean;
  /**
   * Creates the checkout session and opens the payment provider's page. A visitor logs in first.
   */
  readonly order: (purchase: PurchaseWithoutAgreements) => void;
  /**
   * Continues an order placed before the buyer's login; does nothing if there is none or it no
   * longer holds.
   */
  readonly goOn: (purchase: PurchaseWithoutAgreements) => void;
};

export const PlaceOrderActionsContext = createContext<PlaceOrderActions>({
  isBusy: false,
  order: () => undefined,
  goOn: () => undefined,
});
