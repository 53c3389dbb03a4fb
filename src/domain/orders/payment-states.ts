/**
 * The states of a payment that may still be made: the order is `preparing` until it has a session
 * at the till, then `open`.
 */
export const payableStates = ['preparing', 'open'] as const;
export type PayableState = (typeof payableStates)[number];

/**
 * The states of a payment that may still arrive. A `processing` one was made, and its bank hasn't
 * confirmed it yet.
 */
export const statesAwaitingPayment = [...payableStates, 'processing'] as const;

/** The states of the payment of a cart. What has become of its parcel is not part of them. */
export const cartPaymentStates = [...statesAwaitingPayment, 'paid', 'expired'] as const;
export type CartPaymentState = (typeof cartPaymentStates)[number];

/** Whether an order may still be paid for. */
export const isPayable = (state: string): state is PayableState =>
  payableStates.some((payable) => payable === state);

/** Whether the payment of an order may still arrive. */
export const isAwaitingPayment = (state: string): boolean =>
  statesAwaitingPayment.some((unpaid) => unpaid === state);
