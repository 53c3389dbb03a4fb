import type Stripe from 'stripe';
import * as v from 'valibot';
import {
  CartPaymentPageOrOrderReferenceSchema,
  CartRefusalSchema,
  type CartPaymentPageOrOrderReference,
} from '../../../src/domain/cart/cart-checkout.ts';
import { QuoteAnswerSchema, type QuoteAnswer } from '../../../src/domain/cart/quote.ts';
import { generalApiPaths } from '../../../src/domain/api-paths.ts';
import { instantSupplyAgreementsVersion } from '../../../src/domain/orders/instant-supply-agreements.ts';
import { shopApiPaths } from '../../../src/domain/shop/shop-api-paths.ts';
import {
  createCheckoutEndpoint,
  type CheckoutDependencies,
} from '../../../src/server/orders/checkout-endpoint.ts';
import { createCartQuoteEndpoint } from '../../../src/server/shop/quote-endpoint.ts';
import { openTestCheckout, type TestCheckout } from '../payments/test-checkout.ts';
import { sendForm } from '../stripe/test-stripe.ts';
import { storeStock } from '../stored/shop-order.ts';

const site = 'https://knurl.example';

/** A line of a cart, with the price that the buyer saw. */
export type SentLine = {
  readonly sku: string;
  readonly quantity: number;
  readonly minorUnits: number;
};
export const belt = (quantity = 1, sku = 'belt:M'): SentLine => ({
  sku,
  quantity,
  minorUnits: 5900,
});
export const straps = (quantity = 1): SentLine => ({ sku: 'straps', quantity, minorUnits: 1200 });

/**
 * The body that the checkout page sends for a cart in pounds to Great Britain; `changes` apply to
 * its value.
 */
export const cartOf = (
  items: readonly SentLine[],
  changes: Readonly<Record<string, unknown>> = {},
  rest: Readonly<Record<string, unknown>> = {},
) => {
  const goods = items.filter(({ sku }) => !sku.startsWith('prod_'));
  const value = goods.reduce((sum, { quantity, minorUnits }) => sum + quantity * minorUnits, 0);
  const isFree = goods.length === 0 || value >= 10_000;
  return {
    mode: 'cart',
    priceId: {
      currency: 'gbp',
      destination: goods.length === 0 ? null : 'GB',
      items,
      deliveryMinorUnits: isFree ? 0 : 395,
      ...(goods.length === items.length ? {} : { agreements: agreed }),
      ...changes,
    },
    ...rest,
  };
};
export const agreed = {
  version: instantSupplyAgreementsVersion,
  supplyNow: true,
  knowsConsequence: true,
};

/** A browser: it stores cookies and sends them back. */
export type Browser = {
  readonly cookies: Map<string, string>;
  readonly subject: string | undefined;
};

const Order = v.object({
  shop_order_id: v.string(),
  buyer: v.string(),
  customer_id: v.nullable(v.string()),
  till: v.string(),
  state: v.string(),
  stock_state: v.string(),
  minor_units: v.number(),
  session_id: v.nullable(v.string()),
});
const Stock = v.object({ on_hand: v.number(), held: v.number() });

export type TestCart = {
  readonly checkout: TestCheckout;
  readonly dependencies: CheckoutDependencies;
  readonly browser: (subject?: string) => Browser;
  /** Presses the order button; other dependencies may be broken ones. */
  readonly press: (
    browser: Browser,
    body: unknown,
    broken?: Partial<CheckoutDependencies>,
  ) => Promise<Response>;
  /** The same, for an order that must succeed. */
  readonly order: (browser: Browser, body: unknown) => Promise<CartPaymentPageOrOrderReference>;
  /** The address of its payment page. */
  readonly open: (browser: Browser, body: unknown) => Promise<string>;
  /** The same, for an order that must be refused. */
  readonly refuse: (
    browser: Browser,
    body: unknown,
  ) => Promise<{
    readonly status: number;
    readonly error: string;
    readonly reason?: string;
    readonly sku?: string | undefined;
  }>;
  readonly quote: (browser: Browser, body: unknown) => Promise<QuoteAnswer>;
  readonly orders: () => Promise<readonly v.InferOutput<typeof Order>[]>;
  readonly stock: (sku: string) => Promise<v.InferOutput<typeof Stock>>;
  readonly sessions: () => Promise<readonly Stripe.Checkout.Session[]>;
  readonly pay: (url: string) => Promise<void>;
  readonly reset: (onHand?: number) => Promise<void>;
  readonly dispose: () => Promise<void>;
};

const cookieHeader = ({ cookies }: Browser): Readonly<Record<string, string>> =>
  cookies.size === 0
    ? {}
    : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };

const keepCookies = ({ cookies }: Browser, answer: Response): void => {
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    cookies.set(name, value);
  }
};

/** The cart's endpoints, with their own database and Stripe. */
export const openTestCart = async (): Promise<TestCart> => {
  const checkout = await openTestCheckout();
  const { server, stripe } = checkout;
  const { database } = server;
  const { dependencies } = checkout;
  const send = async (path: string, browser: Browser, body: unknown): Promise<Request> =>
    new Request(`${site}${path}`, {
      method: 'POST',
      headers: {
        origin: site,
        'content-type': 'application/json',
        ...cookieHeader(browser),
        ...(browser.subject === undefined
          ? {}
          : { authorization: `Bearer ${await checkout.tokenOf(browser.subject)}` }),
      },
      body: JSON.stringify(body),
    });
  const press: TestCart['press'] = async (browser, body, broken = {}) => {
    const request = await send(generalApiPaths.checkout, browser, body);
    const answer = await createCheckoutEndpoint({ ...dependencies, ...broken })(request);
    keepCookies(browser, answer);
    return answer;
  };
  const order: TestCart['order'] = async (browser, body) => {
    const answer = await press(browser, body);
    if (answer.status !== 200)
      throw new Error(`${await answer.text()} ${checkout.logged.at(-1) ?? ''}`);
    return v.parse(CartPaymentPageOrOrderReferenceSchema, await answer.json());
  };
  return {
    checkout,
    dependencies,
    browser: (subject) => ({ cookies: new Map(), subject }),
    press,
    order,
    open: async (browser, body) => {
      const answer = await order(browser, body);
      if (answer.till !== 'stripe') throw new Error('The cart service checks out.');
      return answer.url;
    },
    refuse: async (browser, body) => {
      const answer = await press(browser, body);
      const Refused = v.union([CartRefusalSchema, v.object({ error: v.string() })]);
      return { status: answer.status, ...v.parse(Refused, await answer.json()) };
    },
    quote: async (browser, body) => {
      const endpoint = createCartQuoteEndpoint({ ...dependencies, countRequest: () => undefined });
      const answer = await endpoint(await send(shopApiPaths.cart, browser, body));
      if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
      return v.parse(QuoteAnswerSchema, await answer.json());
    },
    orders: () => database.query(Order, 'select * from shop_orders order by number'),
    stock: async (sku) => {
      const [row] = await database.query(Stock, 'select * from stock where sku = $1', [sku]);
      return row ?? { on_hand: 0, held: 0 };
    },
    sessions: async () => (await stripe.standIn()).account.books.all('checkout.session'),
    pay: async (url) => {
      const answer = await sendForm(url, {
        email: 'jo@example.com',
        name: 'Jo',
        card: '4242424242424242',
        shipping_name: 'Jo Sample',
        shipping_line1: '1 Sample Street',
        shipping_city: 'Sheffield',
        shipping_postal_code: 'S1 1AA',
        shipping_country: 'GB',
      });
      if (answer.status !== 303) throw new Error(`The payment was answered with ${answer.status}.`);
    },
    reset: async (onHand = 5) => {
      const { books } = (await stripe.standIn()).account;
      for (const { id } of books.all('checkout.session')) books.drop('checkout.session', id);
      await database.query(
        v.object({}),
        'truncate shop_orders, shop_order_lines, shop_returns, stock, grants, orders, mails, work, mail_texts cascade',
      );
      for (const sku of ['belt:S', 'belt:M', 'straps', 'cap']) {
        await storeStock(database, sku, onHand);
      }
    },
    dispose: checkout.dispose,
  };
};
