import { createHash, createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import * as v from 'valibot';
import type { GiftChoice } from '../../../src/domain/gifts/gifts.ts';
import {
  paymentModeOf,
  type DigitalCatalogue,
  type DigitalCatalogueItem,
  type MembershipItem,
} from '../../../src/domain/digital-catalogue.ts';
import { generalApiPaths } from '../../../src/domain/api-paths.ts';
import type { YearlyRenewingOfferKey } from '../../../src/domain/membership/yearly-renewing-offer-keys.ts';
import type { Currency } from '../../../src/domain/money.ts';
import {
  PaymentPageAnswerSchema,
  type PaymentPageAnswer,
} from '../../../src/domain/orders/checkout.ts';
import { instantSupplyAgreementsVersion } from '../../../src/domain/orders/instant-supply-agreements.ts';
import {
  createBillingPortalUrlEndpoint,
  type BillingPortalUrlDependencies,
} from '../../../src/server/payments/billing-portal-endpoint.ts';
import {
  createCheckoutEndpoint,
  type CheckoutDependencies,
} from '../../../src/server/orders/checkout-endpoint.ts';
import { openTestTokens } from '../login/test-tokens.ts';
import { openTestDatabase, type TestDatabase } from '../server/test-database.ts';
import { openTestStripe, sendForm, type TestStripe } from '../stripe/test-stripe.ts';
import { testShop } from '../shop/sold-goods.ts';
import { sellGift, sellMemberships, sellPack } from './test-catalogue.ts';

const site = 'https://knurl.example';
const signingSecret = 'a secret of the tests with enough letters';

/** The body that the order page sends for an order, with both statements ticked by default. */
export const orderOf = (
  item: DigitalCatalogueItem,
  currency: Currency = 'gbp',
  ticked: { readonly supplyNow?: boolean; readonly knowsConsequence?: boolean } = {},
) => ({
  mode: paymentModeOf(item),
  priceId: [{ price: item.prices[currency].priceId, quantity: 1 }],
  agreements: {
    version: instantSupplyAgreementsVersion,
    supplyNow: true,
    knowsConsequence: true,
    ...ticked,
  },
});

/** The body that the order page sends for a gift. */
export const giftOf = (item: DigitalCatalogueItem, gift: Partial<GiftChoice> = {}) => ({
  mode: paymentModeOf(item),
  priceId: [{ price: item.prices.gbp.priceId, quantity: 1 }],
  gift: { startsOn: '2026-12-24', toName: '', line: '', toAddress: '', ...gift },
});

const Count = v.object({ count: v.number() });

const StoredOrder = v.object({
  order_id: v.string(),
  kind: v.string(),
  product_id: v.string(),
  price_id: v.string(),
  currency: v.string(),
  minor_units: v.number(),
  title: v.string(),
  agreements_version: v.string(),
  supply_now: v.boolean(),
  knows_consequence: v.boolean(),
  ordered_at: v.date(),
  state: v.string(),
  session_id: v.nullable(v.string()),
});
type StoredOrder = v.InferOutput<typeof StoredOrder>;

/**
 * The checkout endpoints, with their own database, Stripe and signing keys, and a clock that the
 * test moves.
 */
export type TestCheckout = {
  readonly server: TestDatabase;
  readonly stripe: TestStripe;
  readonly pack: DigitalCatalogueItem;
  /** The annual membership. */
  readonly membership: DigitalCatalogueItem;
  readonly offers: Readonly<Record<YearlyRenewingOfferKey, MembershipItem>>;
  readonly gift: DigitalCatalogueItem;
  readonly dependencies: CheckoutDependencies;
  /** What the endpoints have logged, as text. */
  readonly logged: string[];
  /** Moves the clock of the site and of Stripe forward. */
  readonly passHours: (hours: number) => void;
  /** Presses the order button as the member with this subject; `broken` replaces dependencies. */
  readonly press: (
    subject: string,
    body: unknown,
    broken?: Partial<CheckoutDependencies>,
  ) => Promise<Response>;
  /** The same, for an order that must succeed. */
  readonly order: (subject: string, body: unknown) => Promise<PaymentPageAnswer>;
  readonly openPortal: (
    subject: string,
    body?: unknown,
    broken?: Partial<BillingPortalUrlDependencies>,
  ) => Promise<Response>;
  readonly tokenOf: (subject: string) => Promise<string>;
  /** A member's orders, oldest first. */
  readonly ordersOf: (subject: string) => Promise<readonly StoredOrder[]>;
  /** A member's open payment sessions at Stripe. */
  readonly openSessionsOf: (subject: string) => Promise<readonly Stripe.Checkout.Session[]>;
  readonly count: (table: string) => Promise<number>;
  readonly pay: (url: string) => Promise<void>;
  readonly dispose: () => Promise<void>;
};

export const openTestCheckout = async (): Promise<TestCheckout> => {
  let time = Date.parse('2026-11-22T12:00:00Z');
  const server = await openTestDatabase();
  const stripe = await openTestStripe({ machineTime: () => time, slowSeconds: 0.3 });
  const pack = await sellPack(stripe.stripe);
  const offers = await sellMemberships(stripe.stripe);
  const membership = offers.annual;
  const gift = await sellGift(stripe.stripe);
  const catalogue: DigitalCatalogue = [pack, ...Object.values(offers), gift];

  const now = () => new Date(time);
  const { authenticate, tokenOf } = await openTestTokens(now);
  const logged: string[] = [];
  let ids = 0;
  const dependencies: CheckoutDependencies = {
    authenticate,
    database: server.database,
    stripe: stripe.clientWith({}),
    siteUrl: site,
    enforceLimit: async () => undefined,
    readCatalogue: async () => catalogue,
    readTermsDay: async () => null,
    giftCodeHash: (orderId) => `hash-of-${orderId}`,
    renewalPriceFrom: 'order',
    findPerson: async (subject) => ({
      email: `${createHash('sha256').update(subject).digest('hex').slice(0, 8)}@example.com`,
      name: 'Ann Lee',
    }),
    answerWithinMs: 60_000,
    signingSecret,
    readShop: async () => testShop,
    till: 'stripe',
    linkOf: (id) => `${id}.${createHmac('sha256', 'link').update(id).digest('base64url')}`,
    newId: () => `id-${(ids += 1)}`,
    now,
    log: (message, error) => void logged.push(`${message} ${String(error)}`),
  };
  const post = async (path: string, subject: string, body: unknown): Promise<Request> =>
    new Request(`${site}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await tokenOf(subject)}`,
        origin: site,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const press: TestCheckout['press'] = async (subject, body, broken = {}) =>
    createCheckoutEndpoint({ ...dependencies, ...broken })(
      await post(generalApiPaths.checkout, subject, body),
    );

  return {
    server,
    stripe,
    pack,
    membership,
    offers,
    gift,
    dependencies,
    logged,
    passHours: (hours) => {
      time += hours * 60 * 60 * 1000;
    },
    press,
    order: async (subject, body) => {
      const answer = await press(subject, body);
      if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
      return v.parse(PaymentPageAnswerSchema, await answer.json());
    },
    openPortal: async (subject, body, broken = {}) =>
      createBillingPortalUrlEndpoint({ ...dependencies, ...broken })(
        await post(generalApiPaths.billingPortal, subject, body),
      ),
    tokenOf,
    ordersOf: (subject) =>
      server.database.query(
        StoredOrder,
        `select orders.* from orders join customers using (customer_id) where subject = $1
         order by ordered_at, order_id`,
        [subject],
      ),
    openSessionsOf: async (subject) => {
      const [row] = await server.database.query(
        v.object({ customer_id: v.string() }),
        'select customer_id from customers where subject = $1',
        [subject],
      );
      const { account } = await stripe.standIn();
      return account.books
        .all('checkout.session')
        .filter(
          ({ status, client_reference_id: id }) => status === 'open' && id === row?.customer_id,
        );
    },
    count: async (table) => {
      const [row] = await server.database.query(
        Count,
        `select count(*)::int as count from ${table}`,
      );
      return row?.count ?? -1;
    },
    pay: async (url) => {
      const card = { email: 'ann@example.com', name: 'Ann', card: '4242424242424242' };
      const answer = await sendForm(url, card);
      if (answer.status !== 303) throw new Error(`The payment was answered with ${answer.status}.`);
    },
    dispose: async () => {
      await stripe.close();
      await server.dispose();
    },
  };
};
