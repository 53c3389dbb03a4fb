import { openAccount, type Account } from './account.ts';
import { endSubscriptionNow } from './billing/status.ts';
import { paySession } from './checkout/pay.ts';
import { createCheckoutSession } from './checkout/sessions.ts';
import type { ObjectKind, ObjectsByKind } from './objects-by-kind.ts';
import { addCustomer } from './objects/customers.ts';
import { testCards } from './objects/payment-methods.ts';

/** A purchase from before the account was opened. */
export type SeedPurchase = {
  readonly kind: 'membership' | 'pack';
  readonly sessionId: string;
  readonly stripeCustomerId: string;
  readonly subscriptionId: string;
  readonly paymentId: string;
  readonly invoiceId: string;
  readonly priceId: string;
  readonly orderId: string;
  readonly customerId: string;
  readonly email: string;
  readonly name: string;
  readonly paidAt: Date;
  readonly endedAt: Date | undefined;
};

const copiedKinds = [
  'customer',
  'payment_method',
  'card',
  'checkout.session',
  'plan',
  'subscription',
  'invoice',
  'invoice_payment',
  'payment_intent',
  'charge',
] as const satisfies readonly ObjectKind[];

/**
 * Makes the purchase in a separate account whose clock is set to that time. Returns that account,
 * and its ids with the wanted ones.
 */
const buy = (
  { books: { find }, link }: Account,
  one: SeedPurchase,
): { readonly account: Account; readonly ids: readonly (readonly [string, string])[] } => {
  const account = openAccount({
    folder: undefined,
    origin: () => link('/'),
    machineTime: () => one.paidAt.getTime(),
  });
  const price = find('price', one.priceId);
  const product = find('product', String(price?.product));
  if (price !== undefined) account.books.put('price', price);
  if (product !== undefined) account.books.put('product', product);
  const metadata = { order_id: one.orderId, customer_id: one.customerId };
  const { id: customer } = addCustomer(account, { email: one.email, name: one.name });
  account.change('customer', customer, { metadata: { customer_id: one.customerId } });
  const session = createCheckoutSession(account, {
    mode: one.kind === 'pack' ? 'payment' : 'subscription',
    customer,
    client_reference_id: one.customerId,
    metadata,
    line_items: [{ price: one.priceId, quantity: 1 }],
    adaptive_pricing: { enabled: false },
    success_url: 'http://localhost/',
    ...(one.kind === 'pack'
      ? { payment_intent_data: { metadata } }
      : { subscription_data: { metadata } }),
  });
  paySession(account, session.id, {
    email: one.email,
    name: one.name,
    card: testCards[0]?.number ?? '',
    acceptsTerms: true,
    inEuros: false,
  });
  const [subscription] = account.books.all('subscription');
  if (subscription !== undefined && one.endedAt !== undefined) {
    account.at(Math.floor(one.endedAt.getTime() / 1000), () => {
      endSubscriptionNow(account, subscription.id, 'cancellation_requested');
    });
  }
  return {
    account,
    ids: [
      [session.id, one.sessionId],
      [customer, one.stripeCustomerId],
      [
        subscription?.id ?? session.id,
        subscription === undefined ? one.sessionId : one.subscriptionId,
      ],
      [account.books.all('payment_intent')[0]?.id ?? session.id, one.paymentId],
      [account.books.all('invoice')[0]?.id ?? session.id, one.invoiceId],
    ],
  };
};

/**
 * Adds purchases to the books as if made in the past, without events. Existing ones stay unchanged.
 */
export const seedPurchases = (account: Account, purchases: readonly SeedPurchase[]): void => {
  for (const one of purchases) {
    const isThere = account.books.find('checkout.session', one.sessionId) !== undefined;
    if (isThere || account.books.find('price', one.priceId) === undefined) continue;
    const bought = buy(account, one);
    const copy = <K extends ObjectKind>(kind: K): void => {
      for (const object of bought.account.books.all(kind)) {
        const text = bought.ids.reduce(
          (json, [id, wanted]) => json.replaceAll(id, wanted),
          JSON.stringify(object),
        );
        account.books.put(kind, JSON.parse(text) as ObjectsByKind[K]);
      }
    };
    for (const kind of copiedKinds) copy(kind);
  }
  account.books.commit();
};
