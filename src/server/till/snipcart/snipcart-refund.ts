import type { RefundToMake } from '../till.ts';
import type { SnipcartClient } from './snipcart-client.ts';
import { minorUnitsOfSnipcartAmount } from './to-cart-order-at-till.ts';

/**
 * Makes refunds at Snipcart. Its API has no idempotency keys, so the return's id is put into the
 * refund's comment and looked for first; and never refunds more than is left of the payment after
 * any earlier returns.
 */
export const createMakeSnipcartRefund =
  (client: SnipcartClient) =>
  async ({
    paymentId: token,
    minorUnits,
    key,
  }: Pick<RefundToMake, 'paymentId' | 'minorUnits' | 'key'>): Promise<string | undefined> => {
    const made = (await client.listRefunds(token)).find(({ comment }) => comment === key);
    if (made !== undefined) return made.id;
    const order = await client.findOrder(token);
    if (order === undefined)
      throw new Error('Snipcart does not know the order that is to be refunded.');
    const left =
      minorUnitsOfSnipcartAmount(order.finalGrandTotal) -
      minorUnitsOfSnipcartAmount(order.refundsAmount ?? 0);
    const amount = Math.min(minorUnits, left);
    if (amount <= 0 || order.paymentStatus === 'ChargedBack') return undefined;
    return client.refund(token, amount / 100, key);
  };
