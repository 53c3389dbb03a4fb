import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { newId } from '../books.ts';
import { openDispute } from '../objects/disputes.ts';
import { chargeOutcomeOf, refusalOf } from '../objects/payment-methods.ts';
import { WireError } from '../wire/errors.ts';

type NewIntent = {
  readonly customer: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly description: string | null;
  readonly metadata: Stripe.Metadata;
};

/** Creates a payment that hasn't been attempted yet. */
export const createIntent = (account: Account, intent: NewIntent): Stripe.PaymentIntent => {
  const id = newId('pi');
  return account.add(
    'payment_intent',
    {
      ...intent,
      id,
      object: 'payment_intent',
      allowed_payment_method_types: null,
      amount_capturable: 0,
      amount_received: 0,
      application: null,
      application_fee_amount: null,
      automatic_payment_methods: { enabled: true },
      canceled_at: null,
      cancellation_reason: null,
      capture_method: 'automatic',
      client_secret: `${id}_secret_${newId('').slice(1)}`,
      confirmation_method: 'automatic',
      created: account.now(intent.customer),
      customer_account: null,
      excluded_payment_method_types: null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      managed_payments: null,
      next_action: null,
      on_behalf_of: null,
      payment_method: null,
      payment_method_configuration_details: null,
      payment_method_options: {},
      payment_method_types: ['card'],
      payment_record: null,
      processing: null,
      receipt_email: null,
      review: null,
      setup_future_usage: null,
      shipping: null,
      source: null,
      statement_descriptor: null,
      statement_descriptor_suffix: null,
      status: 'requires_payment_method',
      transfer_data: null,
      transfer_group: null,
    },
    'payment_intent.created',
  );
};

const createCharge = (
  account: Account,
  intent: Stripe.PaymentIntent,
  card: Stripe.PaymentMethod,
  refusal: WireError | undefined,
): Stripe.Charge => {
  const customer = typeof intent.customer === 'string' ? intent.customer : null;
  const isPaid = refusal === undefined;
  const id = newId('ch');
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: isPaid ? newId('txn') : null,
    billing_details: { ...card.billing_details },
    calculated_statement_descriptor: 'KNURL',
    captured: isPaid,
    created: account.now(customer),
    currency: intent.currency,
    customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refusal?.details.code ?? null,
    failure_message: refusal?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: isPaid ? null : '05',
      network_status: isPaid ? 'approved_by_network' : 'declined_by_network',
      reason: refusal?.details.decline_code ?? null,
      risk_level: 'normal',
      seller_message: isPaid ? 'Payment complete.' : 'The bank declined the payment.',
      type: isPaid ? 'authorized' : 'issuer_declined',
    },
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: card.id,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: isPaid ? account.link(`/r/${id}`) : null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
};

/** Charges a card for a payment. Returns the bank's refusal; undefined if it succeeded. */
export const confirmIntent = (
  account: Account,
  id: string,
  cardId: string,
): WireError | undefined => {
  const intent = account.getOrThrow('payment_intent', id);
  const card = account.getOrThrow('payment_method', cardId, 'payment_method');
  const outcome = chargeOutcomeOf(account, cardId);
  const error = refusalOf(outcome, false);
  const refusal = error instanceof WireError ? error : undefined;
  const charge = account.add(
    'charge',
    createCharge(account, intent, card, refusal),
    refusal === undefined ? 'charge.succeeded' : 'charge.failed',
  );
  if (refusal !== undefined) {
    account.change(
      'payment_intent',
      id,
      {
        status: 'requires_payment_method',
        latest_charge: charge.id,
        last_payment_error: {
          type: 'card_error',
          code: 'card_declined',
          decline_code: refusal.details.decline_code ?? 'generic_decline',
          message: refusal.message,
          charge: charge.id,
          payment_method: card,
        },
      },
      'payment_intent.payment_failed',
    );
    return refusal;
  }
  account.change(
    'payment_intent',
    id,
    {
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: charge.id,
      payment_method: cardId,
      last_payment_error: null,
    },
    'payment_intent.succeeded',
  );
  if (outcome === 'disputed') openDispute(account, charge.id, 'fraudulent');
  return undefined;
};
