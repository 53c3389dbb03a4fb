import type Stripe from 'stripe';
import { leftToRefund } from '../../domain/payments/money-back.ts';
import { pageSize, readIntent } from '../payments/read-payment.ts';
import { askStripe, hasFailedWith } from '../payments/stripe-client.ts';
import { shopOrderKey } from './refresh-shop-order.ts';
import type { RefundShopOrder } from './shop-order-reading.ts';

/** The metadata key under which a refund carries the id of its return. */
const returnKey = 'shop_return_id';

/**
 * Makes refunds at Stripe. First looks for a refund for the same return, because Stripe forgets idempotency keys after a day or so;
 * and never refunds more than is left of the payment after any earlier returns.
 */
export const createStripeRefund =
  (stripe: Stripe): RefundShopOrder =>
  async ({ shopOrderId, paymentId: payment_intent }, minorUnits, returnId, idempotencyKey) => {
    const { data } = await askStripe('finding a refund', () =>
      stripe.refunds.list({ payment_intent, limit: pageSize }),
    );
    const made = data.find(({ metadata }) => metadata?.[returnKey] === returnId);
    if (made !== undefined) return made.id;
    const { payment } = await readIntent(stripe, payment_intent);
    const amount = payment === undefined ? 0 : Math.min(minorUnits, leftToRefund(payment));
    if (amount <= 0) return undefined;
    try {
      const { id } = await askStripe('refunding', () =>
        stripe.refunds.create(
          {
            payment_intent,
            amount,
            reason: 'requested_by_customer',
            metadata: { [returnKey]: returnId, [shopOrderKey]: shopOrderId },
          },
          { idempotencyKey },
        ),
      );
      return id;
    } catch (error) {
      if (hasFailedWith(error, 'charge_already_refunded')) return undefined;
      throw error;
    }
  };
