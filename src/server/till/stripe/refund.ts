import type Stripe from 'stripe';
import { amountStillRefundable } from '../../../domain/refunds/money-back.ts';
import type { MakeRefund, RefundToMake } from '../till.ts';
import { stripePageSize, readPayment } from './read-payment.ts';
import { metadataKeyOfOrderId } from './session-params.ts';
import { askStripe, isAlreadyRefundedError, type StripeSdkClient } from './stripe-sdk-client.ts';

/** The keys under which a refund carries the id of the withdrawal or the return that it is for. */
const causeKeys = { item: 'withdrawal_id', cart: 'shop_return_id' } as const;

/** The refund that an earlier try created; undefined if there is none. */
const findMade = async (
  stripe: Stripe,
  { reference, paymentId: payment_intent, key }: RefundToMake,
): Promise<string | undefined> => {
  const { data } = await askStripe('finding a refund', () =>
    stripe.refunds.list({ payment_intent, limit: stripePageSize }),
  );
  return data.find(({ metadata }) => metadata?.[causeKeys[reference.kind]] === key)?.id;
};

/**
 * How much of the amount can still be refunded. Some of it may have been returned in another way
 * since.
 */
const amountLeft = async (
  stripe: Stripe,
  { paymentId, minorUnits }: RefundToMake,
): Promise<number> => {
  const { payment } = await readPayment(stripe, paymentId);
  return payment === undefined ? minorUnits : Math.min(minorUnits, amountStillRefundable(payment));
};

/**
 * Makes refunds at Stripe. A retry first looks for a refund with the same key, because Stripe
 * forgets idempotency keys after a day or so, and asks for no more than is left: Stripe refuses
 * that, however often it is asked.
 */
export const createMakeStripeRefund =
  (stripe: StripeSdkClient): MakeRefund =>
  async (request) => {
    const { reference, paymentId: payment_intent, key, idempotencyKey, isRetry } = request;
    const made = isRetry ? await findMade(stripe, request) : undefined;
    if (made !== undefined) return made;
    const amount = isRetry ? await amountLeft(stripe, request) : request.minorUnits;
    if (amount <= 0) return undefined;
    try {
      const { id } = await askStripe('refunding', () =>
        stripe.refunds.create(
          {
            payment_intent,
            amount,
            reason: 'requested_by_customer',
            metadata: {
              [causeKeys[reference.kind]]: key,
              [metadataKeyOfOrderId(reference)]: reference.orderId,
            },
          },
          { idempotencyKey },
        ),
      );
      return id;
    } catch (error) {
      if (isAlreadyRefundedError(error)) return undefined;
      throw error;
    }
  };
