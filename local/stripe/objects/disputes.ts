import type Stripe from 'stripe';
import * as v from 'valibot';
import type { Account } from '../account.ts';
import { newId } from '../books.ts';
import { endpoint, type Endpoint } from '../wire/endpoint.ts';
import { invalidRequest } from '../wire/errors.ts';
import { listEndpoint } from '../wire/list-endpoint.ts';
import { mergeMetadata } from '../wire/metadata.ts';
import {
  booleanParam,
  metadataParam,
  noParams,
  pagingParams,
  paramsOf,
  timeRangeParam,
  textParam,
} from '../wire/params.ts';

const daySeconds = 86_400;

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** Opens a dispute: the buyer's bank takes the payment back until the dispute is decided. */
export const openDispute = (account: Account, chargeId: string, reason: string): Stripe.Dispute => {
  const charge = account.getOrThrow('charge', chargeId);
  const isKnown = account.books.all('dispute').some((one) => one.charge === chargeId);
  if (!charge.paid || isKnown) throw invalidRequest('This charge cannot be disputed.');
  const now = account.now(String(charge.customer));
  account.change('charge', chargeId, { disputed: true }, 'charge.updated');
  const dispute = account.add(
    'dispute',
    {
      id: newId('du'),
      object: 'dispute',
      amount: charge.amount - charge.amount_refunded,
      balance_transactions: [],
      charge: chargeId,
      created: now,
      currency: charge.currency,
      enhanced_eligibility_types: [],
      evidence: noEvidence,
      evidence_details: {
        due_by: now + 9 * daySeconds,
        enhanced_eligibility: {},
        has_evidence: false,
        past_due: false,
        submission_count: 0,
        submission_method: 'not_submitted',
      },
      intended_submission_method: null,
      is_charge_refundable: false,
      livemode: false,
      metadata: {},
      payment_intent: charge.payment_intent,
      reason,
      status: 'needs_response',
    },
    'charge.dispute.created',
  );
  account.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
};

/** Closes a dispute. If it is won, the money comes back. */
export const closeDispute = (
  account: Account,
  id: string,
  status: 'won' | 'lost',
): Stripe.Dispute => {
  const before = account.getOrThrow('dispute', id);
  if (before.status === 'won' || before.status === 'lost') {
    throw invalidRequest('This dispute is already closed.');
  }
  const dispute = account.change('dispute', id, { status }, 'charge.dispute.closed');
  if (status === 'won') account.emit('charge.dispute.funds_reinstated', dispute);
  return dispute;
};

const evidenceNames = [
  'product_description',
  'customer_name',
  'customer_email_address',
  'service_date',
  'access_activity_log',
  'uncategorized_text',
] as const;
const Update = paramsOf<Stripe.DisputeUpdateParams>()({
  evidence: v.optional(
    v.strictObject(v.entriesFromList(evidenceNames, v.optional(textParam(20_000)))),
  ),
  metadata: v.optional(metadataParam()),
  submit: v.optional(booleanParam()),
});
const List = paramsOf<Stripe.DisputeListParams>()({
  ...pagingParams,
  charge: v.optional(textParam()),
  created: v.optional(timeRangeParam()),
  payment_intent: v.optional(textParam()),
});

export const disputeEndpoints: readonly Endpoint[] = [
  endpoint('GET', '/v1/disputes/:id', 'disputes', noParams, ({ account, id }) =>
    account.getOrThrow('dispute', id),
  ),
  listEndpoint(
    'dispute',
    '/v1/disputes',
    'disputes',
    List,
    (one, params) =>
      (params.charge === undefined || one.charge === params.charge) &&
      (params.payment_intent === undefined || one.payment_intent === params.payment_intent),
  ),
  endpoint('POST', '/v1/disputes/:id', 'disputes', Update, ({ account, id, params }) => {
    const known = account.getOrThrow('dispute', id);
    const evidence = { ...known.evidence };
    for (const name of evidenceNames) {
      const sent = params.evidence?.[name];
      if (sent !== undefined) evidence[name] = sent;
    }
    const isSubmitted = params.evidence !== undefined && params.submit !== false;
    account.change(
      'dispute',
      id,
      {
        evidence,
        metadata: mergeMetadata(known.metadata, params.metadata),
        ...(isSubmitted ? { status: 'under_review' as const } : {}),
        evidence_details: {
          ...known.evidence_details,
          has_evidence: params.evidence !== undefined || known.evidence_details.has_evidence,
          submission_count: known.evidence_details.submission_count + (isSubmitted ? 1 : 0),
        },
      },
      'charge.dispute.updated',
    );
    // In test mode, Stripe decides by these two texts.
    if (isSubmitted && evidence.uncategorized_text === 'winning_evidence')
      return closeDispute(account, id, 'won');
    if (isSubmitted && evidence.uncategorized_text === 'losing_evidence')
      return closeDispute(account, id, 'lost');
    return account.getOrThrow('dispute', id);
  }),
  endpoint('POST', '/v1/disputes/:id/close', 'disputes', noParams, ({ account, id }) =>
    closeDispute(account, id, 'lost'),
  ),
];
