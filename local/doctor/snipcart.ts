import * as v from 'valibot';
import { badFinding, goodFinding, reasonOf, unknownFinding } from './findings.ts';
import type { Examination, Finding } from './finding.ts';

const keySubject = 'Snipcart: the key';
const shippingSubject = 'Snipcart: delivery prices';
const consolePage = 'https://app.snipcart.com/dashboard';
const timeoutMs = 15_000;

/**
 * Where the webhook for delivery prices is entered: a place of its own
 * (docs.snipcart.com/v3/webhooks/shipping).
 */
export const shippingWebhookPlace =
  'In Snipcart, under Store configurations, Shipping, Webhooks, enter the site’s address with /api/snipcart-events';

const Orders = v.object({
  items: v.array(v.object({ shippingMethod: v.nullish(v.string()) })),
});

/**
 * The webhook of the shipping isn't in Snipcart's API, so what shows that it is set is an order
 * with a delivery.
 */
const examineDelivery = ({ items }: v.InferOutput<typeof Orders>): Finding =>
  items.some(({ shippingMethod = '' }) => (shippingMethod ?? '') !== '')
    ? goodFinding(shippingSubject, 'Orders have the delivery that our site has said.')
    : unknownFinding(
        shippingSubject,
        'No order shows yet that Snipcart asks our site for delivery prices.',
        `${shippingWebhookPlace}; then pay for a test order.`,
        consolePage,
      );

/** Creates the examination of Snipcart, if the site has its keys. */
export const createSnipcartExamination =
  (fetchUrl: typeof fetch): Examination =>
  async (variables) => {
    const key = variables['SNIPCART_SECRET_KEY']?.trim() ?? '';
    if (key === '') return [goodFinding('Snipcart', 'No cart service: the cart is our own.')];
    const api = variables['SNIPCART_API_URL']?.trim() || 'https://app.snipcart.com/api';
    try {
      const answer = await fetchUrl(`${api}/orders?limit=20`, {
        headers: {
          accept: 'application/json',
          authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
        },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) {
        const remedy = 'Copy the secret key into .env as SNIPCART_SECRET_KEY (Account, API keys).';
        return [badFinding(keySubject, `Snipcart answers ${answer.status}.`, remedy, consolePage)];
      }
      const orders = v.parse(Orders, await answer.json());
      const found = [goodFinding(keySubject, 'Snipcart shows its orders.')];
      const takesPayments = variables['SHOP_CHECKOUT']?.trim() === 'snipcart';
      return takesPayments ? [...found, examineDelivery(orders)] : found;
    } catch (error) {
      const remedy = 'Try again, and see status.snipcart.com.';
      return [unknownFinding(keySubject, `Snipcart can’t be asked: ${reasonOf(error)}.`, remedy)];
    }
  };

/** Examines Snipcart: its key, and that it asks our site what delivery costs. */
export const examineSnipcart = createSnipcartExamination(fetch);
