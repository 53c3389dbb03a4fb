import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { idOf } from '../id-of.ts';
import { startSubscription } from '../billing/start-subscription.ts';
import { confirmIntent, createIntent } from '../billing/payments.ts';
import type { SessionPaymentDetails } from '../objects-by-kind.ts';
import { addCustomer } from '../objects/customers.ts';
import {
  addCard,
  attachCard,
  refusalOf,
  testCards,
  type TestCard,
} from '../objects/payment-methods.ts';
import { invalidRequest } from '../wire/errors.ts';
import {
  chooseRate,
  emptyShipping,
  shippingProblem,
  toShippingDetails,
  type ShippingForm,
} from './shipping.ts';

/** The input of the hosted payment page. */
export type PayForm = {
  readonly email: string;
  readonly name: string;
  /** The number of a test card, or `bank` for a payment method whose money arrives later. */
  readonly card: string;
  /** The buyer's answer to the bank's authentication; undefined before it asks. */
  readonly bankAnswer?: 'yes' | 'no' | undefined;
  readonly acceptsTerms: boolean;
  /** Whether the buyer pays in euros instead, if adaptive pricing offers it. */
  readonly inEuros: boolean;
  /** The delivery address, if there is a parcel. */
  readonly shipping?: ShippingForm | undefined;
};

/** Converts an amount to euros, as adaptive pricing would. */
export const toEuros = (amount: number): number => Math.round(amount * 1.19);

const planOf = (account: Account, id: string): SessionPaymentDetails =>
  account.books.find('plan', id) ?? {
    id,
    paymentDescription: null,
    paymentMetadata: {},
    subscriptionDescription: null,
    subscriptionMetadata: {},
    trialEnd: null,
    trialDays: null,
    missingCard: 'create_invoice',
  };

const customerFor = (
  account: Account,
  session: Stripe.Checkout.Session,
  form: PayForm,
): string | null => {
  const known = idOf(session.customer);
  if (known !== undefined) return known;
  if (session.mode === 'payment' && session.customer_creation !== 'always') return null;
  return addCustomer(account, { email: form.email, name: form.name === '' ? null : form.name }).id;
};

/** Completes a session that is paid for, or whose money is on its way. */
const complete = (
  account: Account,
  id: string,
  form: PayForm,
  changes: Partial<Stripe.Checkout.Session>,
): void => {
  const session = account.getOrThrow('checkout.session', id);
  const amount = session.amount_total ?? 0;
  const shipping = toShippingDetails(session, form.shipping ?? emptyShipping);
  account.change(
    'checkout.session',
    id,
    {
      ...changes,
      status: 'complete',
      url: null,
      consent:
        session.consent === null
          ? null
          : { promotions: null, terms_of_service: form.acceptsTerms ? 'accepted' : null },
      ...(shipping === undefined
        ? {}
        : {
            collected_information: {
              business_name: null,
              individual_name: null,
              shipping_details: shipping,
            },
          }),
      customer_details: {
        // The billing address defaults to the delivery address.
        address: shipping?.address ?? null,
        business_name: null,
        email: form.email,
        individual_name: null,
        name: form.name === '' ? null : form.name,
        phone: null,
        tax_exempt: 'none',
        tax_ids: [],
      },
      ...(form.inEuros && session.adaptive_pricing?.enabled === true
        ? {
            presentment_details: {
              presentment_amount: toEuros(amount),
              presentment_currency: 'eur',
            },
          }
        : {}),
    },
    'checkout.session.completed',
  );
};

const intentFor = (
  account: Account,
  session: Stripe.Checkout.Session,
  customer: string | null,
): string => {
  const known = idOf(session.payment_intent);
  if (known !== undefined) {
    // The buyer may have chosen another shipping rate since her card was refused.
    account.change('payment_intent', known, { amount: session.amount_total ?? 0 });
    return known;
  }
  const plan = planOf(account, session.id);
  const intent = createIntent(account, {
    customer,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'gbp',
    description: plan.paymentDescription,
    metadata: { ...plan.paymentMetadata },
  });
  account.change('checkout.session', session.id, { payment_intent: intent.id });
  return intent.id;
};

const payOnce = (
  account: Account,
  session: Stripe.Checkout.Session,
  form: PayForm,
  card: TestCard | undefined,
): string | undefined => {
  if (session.amount_total === 0) {
    complete(account, session.id, form, { customer: customerFor(account, session, form) });
    return undefined;
  }
  const refusal = card === undefined ? undefined : refusalOf(card.outcome, false);
  // A customer is created only if the payment succeeds.
  const customer =
    refusal === undefined ? customerFor(account, session, form) : (idOf(session.customer) ?? null);
  const intent = intentFor(account, session, customer);
  if (customer !== null) account.change('payment_intent', intent, { customer });
  const shipping = toShippingDetails(session, form.shipping ?? emptyShipping);
  if (shipping !== undefined) account.change('payment_intent', intent, { shipping });
  if (card === undefined) {
    account.change('payment_intent', intent, { status: 'processing' }, 'payment_intent.processing');
    complete(account, session.id, form, { customer, payment_status: 'unpaid' });
    return undefined;
  }
  const used = addCard(account, card, account.now(customer));
  const refused = confirmIntent(account, intent, used.id);
  if (refused !== undefined) return refused.message;
  complete(account, session.id, form, { customer, payment_status: 'paid' });
  return undefined;
};

const subscribe = (
  account: Account,
  session: Stripe.Checkout.Session,
  form: PayForm,
  card: TestCard,
): string | undefined => {
  const plan = planOf(account, session.id);
  const isFree = session.amount_total === 0;
  // A refused card must leave neither a customer nor a subscription behind.
  const refusal = refusalOf(card.outcome, isFree);
  if (refusal !== undefined) return refusal.message;
  const customer = customerFor(account, session, form) ?? '';
  const used = attachCard(account, addCard(account, card, account.now(customer)).id, customer);
  const now = account.now(customer);
  const items = (session.line_items?.data ?? []).flatMap(({ price, quantity }) => {
    const known = account.books.find('price', price?.id ?? '');
    return known === undefined ? [] : [{ price: known, quantity: quantity ?? 1 }];
  });
  const isOnce = ({ price }: (typeof items)[number]): boolean => price.recurring === null;
  const { subscription } = startSubscription(account, {
    customer,
    items: items.filter((one) => !isOnce(one)),
    once: items.filter(isOnce),
    currency: session.currency ?? 'gbp',
    trialEnd:
      plan.trialEnd ?? (plan.trialDays === null ? undefined : now + plan.trialDays * 86_400),
    missingCard: plan.missingCard,
    card: used.id,
    metadata: { ...plan.subscriptionMetadata },
    description: plan.subscriptionDescription,
    cancelAtPeriodEnd: false,
    cancelAt: undefined,
    paysAtOnce: true,
  });
  complete(account, session.id, form, {
    customer,
    subscription: subscription.id,
    invoice: idOf(subscription.latest_invoice) ?? null,
    payment_status: isFree ? 'no_payment_required' : 'paid',
  });
  return undefined;
};

/** True if the bank requires authentication and the buyer hasn't answered yet. */
export const awaitsAuthentication = ({ card, bankAnswer }: PayForm): boolean =>
  bankAnswer === undefined &&
  testCards.some(({ number, outcome }) => number === card && outcome === 'asks_buyer');

/**
 * Pays a session. Returns a sentence that says why that failed; undefined if the session is now
 * complete.
 */
export const paySession = (account: Account, id: string, form: PayForm): string | undefined => {
  const session = account.getOrThrow('checkout.session', id);
  if (session.status !== 'open') return 'This checkout is over.';
  if (!/^\S+@\S+\.\S+$/.test(form.email))
    return 'Enter an e-mail address, such as name@example.com.';
  if (session.consent_collection?.terms_of_service === 'required' && !form.acceptsTerms) {
    return 'Accept the terms of service to go on.';
  }
  const shipping = form.shipping ?? emptyShipping;
  const missing = shippingProblem(session, shipping);
  if (missing !== undefined) return missing;
  const card = testCards.find(({ number }) => number === form.card.replaceAll(' ', ''));
  if (card === undefined && (form.card !== 'bank' || session.mode !== 'payment')) {
    return 'Choose how to pay.';
  }
  if (card?.outcome === 'asks_buyer' && form.bankAnswer !== 'yes') {
    return 'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
  }
  const chosen = account.change(
    'checkout.session',
    id,
    chooseRate(account, session, shipping.rate),
  );
  return chosen.mode === 'subscription' && card !== undefined
    ? subscribe(account, chosen, form, card)
    : payOnce(account, chosen, form, card);
};

/** Settles a session that was completed unpaid: its money arrives, or doesn't. */
export const settleLatePayment = (account: Account, id: string, arrives: boolean): void => {
  const session = account.getOrThrow('checkout.session', id);
  const intent = idOf(session.payment_intent);
  if (
    session.status !== 'complete' ||
    session.payment_status !== 'unpaid' ||
    intent === undefined
  ) {
    throw invalidRequest('This session does not wait for money.');
  }
  const customer = idOf(session.customer) ?? null;
  const [good, bad] = [testCards[0], testCards[1]];
  const card = arrives ? good : bad;
  if (card === undefined) return;
  confirmIntent(account, intent, addCard(account, card, account.now(customer)).id);
  if (arrives) {
    account.change(
      'checkout.session',
      id,
      { payment_status: 'paid' },
      'checkout.session.async_payment_succeeded',
    );
  } else account.emit('checkout.session.async_payment_failed', session);
};
