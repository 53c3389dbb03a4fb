import * as v from 'valibot';
import { generalApiPaths } from '../../domain/api-paths.ts';
import { orderTimeoutSentence } from '../../domain/late-sentences.ts';
import {
  CheckoutRefusalSchema,
  PaymentPageAnswerSchema,
  type CheckoutRefusal,
  type CheckoutRequest,
  type PaymentPageAnswer,
} from '../../domain/orders/checkout.ts';
import { callApi } from '../call-api.ts';
import {
  withAccessToken,
  type GetAccessToken,
  type MemberApiResult,
} from '../members/member-api.ts';
import { remember } from '../storage.ts';

/**
 * Creates a session of the payment provider (CALLS-2). The customer id of the answer replaces the
 * stored one. Asking twice for the same order gives the same session, so a request whose answer was
 * lost can be sent again.
 */
export const requestItemCheckout = async (
  getAccessToken: GetAccessToken,
  request: CheckoutRequest,
): Promise<MemberApiResult<PaymentPageAnswer>> => {
  const result = await withAccessToken(getAccessToken, (headers) =>
    callApi(
      generalApiPaths.checkout,
      {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(request),
        late: orderTimeoutSentence,
      },
      (body) => {
        const parsed = v.safeParse(PaymentPageAnswerSchema, body);
        return parsed.success ? parsed.output : undefined;
      },
    ),
  );
  if (result.kind === 'answered') remember('customer', result.value.customer);
  return result;
};

/**
 * Reads the body of a refused order; undefined if it gives no reason, so that the buyer can only
 * try again.
 */
export const checkoutRefusalIn = (body: unknown): CheckoutRefusal | undefined => {
  const parsed = v.safeParse(CheckoutRefusalSchema, body);
  return parsed.success ? parsed.output : undefined;
};
