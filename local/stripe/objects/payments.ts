import type Stripe from 'stripe';
import * as v from 'valibot';
import type { Account } from '../account.ts';
import { newId } from '../books.ts';
import { idOf } from '../id-of.ts';
import { endpoint, type Endpoint } from '../wire/endpoint.ts';
import { invalidRequest, WireError } from '../wire/errors.ts';
import { listEndpoint } from '../wire/list-endpoint.ts';
import { mergeMetadata } from '../wire/metadata.ts';
import {
  metadataParam,
  noParams,
  pagingParams,
  paramsOf,
  timeRangeParam,
  textParam,
  wholeNumberParam,
  oneOfParam,
} from '../wire/params.ts';
import { searchEndpoint } from '../wire/search.ts';
import { chargeOutcomeOf } from './payment-methods.ts';

const Refund = paramsOf<Stripe.RefundCreateParams>()({
  amount: v.optional(wholeNumberParam(1)),
  charge: v.optional(textParam()),
  metadata: v.optional(metadataParam()),
  payment_intent: v.optional(textParam()),
  reason: v.optional(oneOfParam('duplicate', 'fraudulent', 'requested_by_customer')),
});
const RefundUpdate = paramsOf<Stripe.RefundUpdateParams>()({
  metadata: v.optional(metadataParam()),
});
const RefundList = paramsOf<Stripe.RefundListParams>()({
  ...pagingParams,
  charge: v.optional(textParam()),
  created: v.optional(timeRangeParam()),
  payment_intent: v.optional(textParam()),
});
const ChargeList = paramsOf<Stripe.ChargeListParams>()({
  ...pagingParams,
  created: v.optional(timeRangeParam()),
  customer: v.optional(textParam()),
  payment_intent: v.optional(textParam()),
});
const IntentList = paramsOf<Stripe.PaymentIntentListParams>()({
  ...pagingParams,
  created: v.optional(timeRangeParam()),
  customer: v.optional(textParam()),
});

type NewRefund = {
  readonly amount?: number | undefined;
  readonly reason?: 'duplicate' | 'fraudulent' | 'requested_by_customer' | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
};

/** Refunds a charge, fully or in part. */
export const refundCharge = (
  account: Account,
  chargeId: string,
  { amount, reason, metadata = {} }: NewRefund,
): Stripe.Refund => {
  const charge = account.getOrThrow('charge', chargeId);
  const left = charge.amount_captured - charge.amount_refunded;
  if (charge.refunded || left === 0) {
    throw new WireError(400, `Charge ${chargeId} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (charge.disputed) {
    throw new WireError(400, `Charge ${chargeId} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const refunded = amount ?? left;
  if (refunded > left) {
    throw invalidRequest(
      `Refund amount (${refunded}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    );
  }
  const fails = chargeOutcomeOf(account, charge.payment_method ?? '') === 'refund_fails';
  const refund = account.add(
    'refund',
    {
      id: newId('re'),
      object: 'refund',
      amount: refunded,
      balance_transaction: newId('txn'),
      charge: chargeId,
      created: account.now(idOf(charge.customer)),
      currency: charge.currency,
      customer: charge.customer,
      customer_account: null,
      destination_details: {
        type: 'card',
        card: {
          reference_status: 'pending',
          reference_type: 'acquirer_reference_number',
          type: 'refund',
        },
      },
      metadata: { ...metadata },
      payment_intent: charge.payment_intent,
      payment_method: charge.payment_method,
      reason: reason ?? null,
      receipt_number: null,
      source_transfer_reversal: null,
      status: 'succeeded',
      transfer_reversal: null,
    },
    'refund.created',
  );
  const total = charge.amount_refunded + refunded;
  const changed = account.change('charge', chargeId, {
    amount_refunded: total,
    refunded: total === charge.amount_captured,
  });
  account.emit('charge.refunded', changed, {
    amount_refunded: charge.amount_refunded,
    refunded: charge.refunded,
  });
  return fails ? failRefund(account, refund.id) : refund;
};

/** The bank returns a refund: the seller has the money again. */
export const failRefund = (account: Account, id: string): Stripe.Refund => {
  const before = account.getOrThrow('refund', id);
  if (before.status !== 'succeeded')
    throw invalidRequest('Only a refund that has succeeded can fail.');
  const refund = account.change(
    'refund',
    id,
    {
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
      failure_balance_transaction: newId('txn'),
    },
    'refund.updated',
  );
  const charge = account.getOrThrow('charge', idOf(before.charge) ?? '');
  const amount_refunded = charge.amount_refunded - refund.amount;
  account.change('charge', charge.id, { amount_refunded, refunded: false }, 'charge.updated');
  account.emit('charge.refund.updated', refund);
  account.emit('refund.failed', refund);
  return refund;
};

const chargeOf = (account: Account, params: v.InferOutput<typeof Refund>): string => {
  if ((params.charge === undefined) === (params.payment_intent === undefined)) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  if (params.charge !== undefined) return account.getOrThrow('charge', params.charge, 'charge').id;
  const intent = account.getOrThrow(
    'payment_intent',
    params.payment_intent ?? '',
    'payment_intent',
  );
  const charge = idOf(intent.latest_charge);
  if (charge === undefined || intent.status !== 'succeeded') {
    throw invalidRequest(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      'payment_intent',
    );
  }
  return charge;
};

export const paymentEndpoints: readonly Endpoint[] = [
  searchEndpoint('payment_intent', '/v1/payment_intents/search', 'payment_intents'),
  endpoint('GET', '/v1/payment_intents/:id', 'payment_intents', noParams, ({ account, id }) =>
    account.getOrThrow('payment_intent', id),
  ),
  listEndpoint(
    'payment_intent',
    '/v1/payment_intents',
    'payment_intents',
    IntentList,
    (one, params) => params.customer === undefined || one.customer === params.customer,
  ),
  searchEndpoint('charge', '/v1/charges/search', 'charges'),
  endpoint('GET', '/v1/charges/:id', 'charges', noParams, ({ account, id }) =>
    account.getOrThrow('charge', id),
  ),
  listEndpoint(
    'charge',
    '/v1/charges',
    'charges',
    ChargeList,
    (one, params) =>
      (params.customer === undefined || one.customer === params.customer) &&
      (params.payment_intent === undefined || one.payment_intent === params.payment_intent),
  ),
  endpoint('POST', '/v1/refunds', 'charges', Refund, ({ account, params }) =>
    refundCharge(account, chargeOf(account, params), {
      ...params,
      metadata: mergeMetadata({}, params.metadata),
    }),
  ),
  endpoint('GET', '/v1/refunds/:id', 'charges', noParams, ({ account, id }) =>
    account.getOrThrow('refund', id),
  ),
  endpoint('POST', '/v1/refunds/:id', 'charges', RefundUpdate, ({ account, id, params }) => {
    const metadata = mergeMetadata(
      account.getOrThrow('refund', id).metadata ?? {},
      params.metadata,
    );
    return account.change('refund', id, { metadata }, 'refund.updated');
  }),
  listEndpoint(
    'refund',
    '/v1/refunds',
    'charges',
    RefundList,
    (one, params) =>
      (params.charge === undefined || one.charge === params.charge) &&
      (params.payment_intent === undefined || one.payment_intent === params.payment_intent),
  ),
];
