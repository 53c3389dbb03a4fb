import * as v from 'valibot';
import { moveClock } from '../../../local/stripe/billing/clock.ts';
import { paySession, settleLatePayment } from '../../../local/stripe/checkout/pay.ts';
import type { StoredEvent } from '../../../local/stripe/objects-by-kind.ts';
import type { DigitalCatalogueItem } from '../../../src/domain/digital-catalogue.ts';
import { generalApiPaths } from '../../../src/domain/api-paths.ts';
import type { Currency } from '../../../src/domain/money.ts';
import type { KindWithAgreements } from '../../../src/domain/orders/instant-supply-agreements.ts';
import { findCustomerWithRightsBySubject } from '../../../src/server/rights/read-rights.ts';
import { findOrStoreCustomerIdOfSubject } from '../../../src/server/rights/write-rights.ts';
import type { OpenRightsAndMembership } from '../../../src/domain/rights/member-rights.ts';
import {
  createStripeEventsEndpoint,
  type StripeEventsDependencies,
} from '../../../src/server/payments/stripe-events.ts';
import { refreshOrdersDifferingAtStripe } from '../../../src/server/payments/reconcile/compare-lists.ts';
import {
  reconcilePayments,
  type ReconcileDependencies,
} from '../../../src/server/payments/reconcile/reconcile-payments.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { storeOrder } from '../stored/order.ts';
import { openInnerStripe } from '../stripe/inner-stripe.ts';
import { createOrderSession } from '../stripe/order-session.ts';

const webhookSecret = 'whsec_payments';
const daySeconds = 86_400;

/** The rights that the tests sell. */
export const rightIds = { pack: 'prod_pack', membership: 'sub_year' } as const;
const prices = { pack: 2400, membership: 5999 } as const;
const ann = { email: 'ann@example.com', name: 'Ann' };

export type PlacedOrder = {
  readonly orderId: string;
  readonly customerId: string;
  readonly subject: string;
  readonly sessionId: string;
};

/** What a customer has at the end, in a form that can be compared between two runs. */
const Outcome = v.object({
  orders: v.array(v.object({ kind: v.string(), state: v.string() })),
  grants: v.array(v.looseObject({ right_id: v.string(), state: v.string() })),
  subscriptions: v.array(v.looseObject({ right_id: v.string(), status: v.string() })),
  payments: v.array(v.looseObject({ cause: v.string(), minor_units: v.number() })),
  moneyBack: v.array(v.looseObject({ kind: v.string(), is_back: v.boolean() })),
  /** The number of confirmations. */
  mails: v.number(),
});
type Outcome = v.InferOutput<typeof Outcome>;

// Without ids, digests of ids and the numbers of the readings, which differ from run to run.
const outcomeStatement = `
  select
    (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'state', state) order by ordered_at, kind), '[]')
      from orders where customer_id = $1) as orders,
    (select coalesce(jsonb_agg(to_jsonb(grants) - array['source', 'order_id', 'customer_id'] order by right_id), '[]')
      from grants where customer_id = $1) as grants,
    (select coalesce(jsonb_agg(to_jsonb(subscriptions) - array['subscription_id', 'order_id', 'customer_id', 'price_id', 'stripe_digest']
      order by right_id), '[]') from subscriptions where customer_id = $1) as subscriptions,
    (select coalesce(jsonb_agg(to_jsonb(payments) - array['payment_id', 'order_id', 'invoice_id'] order by paid_at), '[]')
      from payments join orders using (order_id) where orders.customer_id = $1) as payments,
    (select coalesce(jsonb_agg(to_jsonb(money_back) - array['money_back_id', 'payment_id'] order by moved_at, money_back.kind), '[]')
      from money_back join payments using (payment_id) join orders using (order_id) where orders.customer_id = $1) as "moneyBack",
    (select count(*)::int from mails join orders on mails.mail_id = 'order-confirmation:' || orders.order_id
      where orders.customer_id = $1) as mails`;

/** What a customer has at the end. */
export const outcomeOf = async (database: Database, customerId: string): Promise<Outcome> => {
  const [row] = await database.query(Outcome, outcomeStatement, [customerId]);
  if (row === undefined) throw new Error('The database answered nothing.');
  return row;
};

/** Deletes all customers and their purchases. */
export const emptyDatabase = async (database: Database): Promise<void> => {
  await database.query(
    v.object({}),
    `with g as (delete from grants), s as (delete from subscriptions), m as (delete from mails), k as (delete from work), e as (delete from stripe_events),
       r as (delete from stripe_reconciles), l as (delete from stripe_lists), b as (delete from money_back), w as (delete from withdrawals),
       p as (delete from payments), f as (delete from gifts), t as (delete from second_members), q as (delete from proofs),
       a as (delete from account_deletions), d as (delete from doubts), h as (delete from owner_acts), i as (delete from mail_wishes), o as (delete from orders)
     delete from customers`,
  );
};

let ids = 0;

type PaymentOptions = {
  readonly startedAt?: Date;
  /** The membership's renewal interval. */
  readonly interval?: 'month' | 'year';
  /** Replacements for the site's dependencies. */
  readonly changes?: Partial<StripeEventsDependencies>;
};

/** The site's side of payments on a database, with its own Stripe whose clock can be moved. */
export const openTestPayments = (
  database: Database,
  {
    startedAt = new Date('2027-01-31T12:00:00Z'),
    interval = 'year',
    changes = {},
  }: PaymentOptions = {},
) => {
  const { standIn, stripe } = openInnerStripe({ machineTime: () => startedAt.getTime() });
  const { account } = standIn;
  const now = (): Date => new Date(account.now() * 1000);
  const logged: string[] = [];
  const dependencies: StripeEventsDependencies = {
    database,
    stripe,
    readTermsDay: () => Promise.resolve('2026-11-02'),
    giftCodeHash: (orderId) => `hash-of-${orderId}`,
    now,
    webhookSecret,
    log: (message) => void logged.push(message),
    ...changes,
  };
  const known = new Map<string, Promise<string>>();
  /** The id of something at Stripe, which is made when it is first asked for. */
  const once = (name: string, make: () => Promise<{ readonly id: string }>): Promise<string> => {
    const made = known.get(name) ?? make().then(({ id }) => id);
    known.set(name, made);
    return made;
  };

  /** The id of a product's price at Stripe. */
  const priceOf = (
    kind: DigitalCatalogueItem['kind'],
    productId: string,
    currency: Currency,
    minorUnits: number,
  ): Promise<string> =>
    once(`${productId} ${currency} ${minorUnits}`, async () =>
      stripe.prices.create({
        currency,
        unit_amount: minorUnits,
        product: await once(productId, () => stripe.products.create({ id: productId, name: kind })),
        ...(kind === 'membership' ? { recurring: { interval } } : {}),
      }),
    );

  /** Creates a Stripe session for an order, as checkout does. */
  const createSession = async (
    kind: KindWithAgreements,
    { orderId, customerId }: Pick<PlacedOrder, 'orderId' | 'customerId'>,
    startsNow: boolean,
  ): Promise<string> => {
    const metadata = { order_id: orderId, customer_id: customerId };
    const { id: customer } = await stripe.customers.create({ email: ann.email, metadata });
    await database.query(
      v.object({}),
      'update customers set stripe_customer_id = $2 where customer_id = $1',
      [customerId, customer],
    );
    const price = await priceOf(kind, rightIds[kind], 'gbp', prices[kind]);
    return createOrderSession(stripe, { kind, orderId, customerId, customer, price, startsNow });
  };

  /** A new customer orders something. `lost`: Stripe's answer with the session never reached us. */
  const order = async (
    kind: KindWithAgreements,
    { startsNow = true, isLost = false, customer = '' } = {},
  ): Promise<PlacedOrder> => {
    const name = customer === '' ? `buyer-${(ids += 1)}` : customer;
    const subject = `auth0|${name}`;
    const orderId = `order-${(ids += 1)}`;
    const customerId = await findOrStoreCustomerIdOfSubject(
      database,
      subject,
      `customer-${name}`,
      now(),
    );
    const sessionId = await createSession(kind, { orderId, customerId }, startsNow);
    await storeOrder(database, {
      orderId,
      customerId,
      kind,
      productId: rightIds[kind],
      minorUnits: prices[kind],
      startsNow,
      orderedAt: now(),
      ...(isLost ? { state: 'preparing' } : { state: 'open', sessionId }),
    });
    return { orderId, customerId, subject, sessionId };
  };

  /** The buyer pays on the hosted page. Returns the error message if the payment fails. */
  const pay = (sessionId: string, card = '4242424242424242', buyer = ann): string | undefined =>
    paySession(account, sessionId, { ...buyer, card, acceptsTerms: true, inEuros: false });

  const reconciling: ReconcileDependencies = {
    ...dependencies,
    contactInbox: 'hello@knurl.example',
    hasTime: () => true,
  };
  const endpoint = createStripeEventsEndpoint(dependencies);
  /** The webhook request for an event. */
  const toRequest = (
    event: StoredEvent,
    {
      body = JSON.stringify(event, null, 2),
      signature = stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: webhookSecret,
        timestamp: account.now(),
      }),
    }: { readonly body?: string; readonly signature?: string } = {},
  ): Request =>
    new Request(`https://knurl.example${generalApiPaths.stripeEvents}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature === '' ? {} : { 'stripe-signature': signature }),
      },
      body,
    });

  return {
    account,
    faults: standIn.faults,
    stripe,
    database,
    dependencies,
    logged,
    now,
    moveDays: (days: number): void => moveClock(account, Math.round(days * daySeconds)),
    priceOf,
    createSession,
    order,
    pay,
    settle: (sessionId: string, arrives: boolean): void =>
      settleLatePayment(account, sessionId, arrives),
    /** All events of the account, oldest first. */
    events: (): readonly StoredEvent[] => account.books.all('event'),
    toRequest,
    deliver: (
      event: StoredEvent,
      broken: Partial<StripeEventsDependencies> = {},
    ): Promise<Response> =>
      Object.keys(broken).length === 0
        ? endpoint(toRequest(event))
        : createStripeEventsEndpoint({ ...dependencies, ...broken })(toRequest(event)),
    /** Both jobs that compare our books with Stripe's. */
    reconcile: async (changes: Partial<ReconcileDependencies> = {}): Promise<readonly string[]> => {
      const all = { ...reconciling, ...changes };
      return [
        ...(await reconcilePayments(all)),
        ...(await refreshOrdersDifferingAtStripe(all)),
      ].toSorted();
    },
    /** The job that compares everything with Stripe's lists. */
    compareLists: (changes: Partial<ReconcileDependencies> = {}): Promise<readonly string[]> =>
      refreshOrdersDifferingAtStripe({ ...reconciling, ...changes }),
    recordOf: (subject: string): Promise<OpenRightsAndMembership | undefined> =>
      findCustomerWithRightsBySubject(database, subject, now()),
  };
};
export type TestPayments = ReturnType<typeof openTestPayments>;
