import { createContext } from 'react';
import type { CheckoutRequest } from '../../domain/orders/checkout.ts';

/** What the purchase button knows of an order: everything but what the buyer agrees to, or chooses for somebody else. */
export type Purchase = Omit<CheckoutRequest, 'agreements' | 'gift'>;

/** What the purchase button needs from the page around it, which knows what the buyer agrees to. */
export type OrderContextValue = {
  /** True from the press until the browser has left, or the order has failed. */
  readonly isBusy: boolean;
  /** Makes the session and leads to the payment provider's page. A visitor logs in first. */
  readonly order: (purchase: Purchase) => void;
  /** Goes on with an order that she gave before her login; does nothing if she gave none that still holds. */
  readonly goOn: (purchase: Purchase) => void;
};

export const OrderContext = createContext<OrderContextValue>({
  isBusy: false,
  order: () => undefined,
  goOn: () => undefined,
});
