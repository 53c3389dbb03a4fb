import type Stripe from 'stripe';
import * as v from 'valibot';
import type { Account } from '../account.ts';
import { newId } from '../books.ts';
import type { CardOutcome } from '../objects-by-kind.ts';
import { endpoint, type Endpoint } from '../wire/endpoint.ts';
import { cardRefused, invalidRequest, resourceMissing } from '../wire/errors.ts';
import { toPage } from '../wire/lists.ts';
import { noParams, pagingParams, paramsOf, textParam, oneOfParam } from '../wire/params.ts';

/** A test card: its number on the hosted page, and its name in the API. */
export type TestCard = {
  readonly number: string;
  readonly token: string;
  readonly outcome: CardOutcome;
  readonly label: string;
};

/** Stripe's test cards, as far as the stand-in supports them. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', token: 'pm_card_visa', outcome: 'succeeds', label: 'Pays' },
  {
    number: '4000000000000002',
    token: 'pm_card_visa_chargeDeclined',
    outcome: 'declined',
    label: 'Is declined',
  },
  {
    number: '4000000000009995',
    token: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    outcome: 'insufficient_funds',
    label: 'Has too little money',
  },
  {
    number: '4000002500003155',
    token: 'pm_card_authenticationRequiredOnSetup',
    outcome: 'asks_buyer',
    label: 'Pays after the bank has asked the buyer',
  },
  {
    number: '4000000000000341',
    token: 'pm_card_chargeCustomerFail',
    outcome: 'declined_later',
    label: 'Is accepted, and declined whenever it is charged',
  },
  {
    number: '4000000000000259',
    token: 'pm_card_createDispute',
    outcome: 'disputed',
    label: 'Pays, then disputes the payment',
  },
  {
    number: '4000000000005126',
    token: 'pm_card_refundFail',
    outcome: 'refund_fails',
    label: 'Pays, and refunds to it fail',
  },
];

/** The bank's immediate refusal of a card; undefined if there is none. */
export const refusalOf = (outcome: CardOutcome, isFirst: boolean): Error | undefined => {
  if (outcome === 'insufficient_funds') {
    return cardRefused('insufficient_funds', 'Your card has insufficient funds.');
  }
  if (outcome === 'declined' || (outcome === 'declined_later' && !isFirst)) {
    return cardRefused('generic_decline', 'Your card was declined.');
  }
  return undefined;
};

/** Adds a card that belongs to no customer. */
export const addCard = (
  account: Account,
  { number, outcome }: TestCard,
  now: number,
): Stripe.PaymentMethod => {
  const id = newId('pm');
  account.books.put('card', { id, outcome });
  return account.books.put('payment_method', {
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'GB',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: new Date(now * 1000).getUTCFullYear() + 3,
      fingerprint: number.slice(-8).padStart(16, 'f'),
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  });
};

/** What happens when the card is charged. */
export const chargeOutcomeOf = (account: Account, id: string): CardOutcome =>
  account.books.find('card', id)?.outcome ?? 'succeeds';

/**
 * Attaches a card to a customer, by a token such as `pm_card_visa` or by the id of a stored card.
 */
export const attachCard = (
  account: Account,
  idOrToken: string,
  customer: string,
): Stripe.PaymentMethod => {
  const test = testCards.find(({ token }) => token === idOrToken);
  const known =
    test === undefined
      ? account.books.find('payment_method', idOrToken)
      : addCard(account, test, account.now(customer));
  if (known === undefined) throw resourceMissing('PaymentMethod', idOrToken, 'payment_method');
  if (known.customer !== null && known.customer !== customer) {
    throw invalidRequest(
      'The payment method you provided has already been attached to a customer.',
    );
  }
  const outcome = chargeOutcomeOf(account, known.id);
  const refusal = refusalOf(outcome, true);
  if (refusal !== undefined) throw refusal;
  if (known.customer === customer) return known;
  return account.change('payment_method', known.id, { customer }, 'payment_method.attached');
};

const Attach = paramsOf<Stripe.PaymentMethodAttachParams>()({ customer: textParam() });
const List = paramsOf<Stripe.PaymentMethodListParams>()({
  ...pagingParams,
  customer: v.optional(textParam()),
  type: v.optional(oneOfParam('card')),
});
const OfCustomer = paramsOf<Stripe.CustomerListPaymentMethodsParams>()({
  ...pagingParams,
  type: v.optional(oneOfParam('card')),
});

const cardsOf = (account: Account, customer: string | undefined): Stripe.PaymentMethod[] =>
  account.books
    .all('payment_method')
    .filter((one) => one.customer !== null && one.customer === customer)
    .toReversed();

export const paymentMethodEndpoints: readonly Endpoint[] = [
  endpoint('GET', '/v1/payment_methods/:id', 'payment_methods', noParams, ({ account, id }) =>
    account.getOrThrow('payment_method', id),
  ),
  endpoint(
    'POST',
    '/v1/payment_methods/:id/attach',
    'payment_methods',
    Attach,
    ({ account, id, params }) => {
      account.getOrThrow('customer', params.customer, 'customer');
      return attachCard(account, id, params.customer);
    },
  ),
  endpoint(
    'POST',
    '/v1/payment_methods/:id/detach',
    'payment_methods',
    noParams,
    ({ account, id }) => {
      const { customer } = account.getOrThrow('payment_method', id);
      if (customer === null)
        throw invalidRequest('The payment method you provided is not attached to a customer.');
      const owner = account.books.find('customer', String(customer));
      if (owner?.invoice_settings.default_payment_method === id) {
        const invoice_settings = { ...owner.invoice_settings, default_payment_method: null };
        account.change('customer', owner.id, { invoice_settings }, 'customer.updated');
      }
      return account.change('payment_method', id, { customer: null }, 'payment_method.detached');
    },
  ),
  endpoint('GET', '/v1/payment_methods', 'payment_methods', List, ({ account, params }) =>
    toPage(cardsOf(account, params.customer), '/v1/payment_methods', params),
  ),
  endpoint(
    'GET',
    '/v1/customers/:id/payment_methods',
    'payment_methods',
    OfCustomer,
    ({ account, id, params }) =>
      toPage(
        cardsOf(account, account.getOrThrow('customer', id).id),
        `/v1/customers/${id}/payment_methods`,
        params,
      ),
  ),
];
