import * as v from 'valibot';
import { paySession, settleLatePayment } from '../../../local/stripe/checkout/pay.ts';
import { emptyShipping } from '../../../local/stripe/checkout/shipping.ts';
import type { PostalAddress } from '../../../src/domain/shop/shop-order.ts';
import { findCustomerWithRightsBySubject } from '../../../src/server/rights/read-rights.ts';
import { findOrStoreCustomerIdOfSubject } from '../../../src/server/rights/write-rights.ts';
import { runDueWork } from '../../../src/server/store/work-queue/run-due-work.ts';
import {
  createShopRefundAtEitherTillWork,
  type ShopRefundAtEitherTillDependencies,
} from '../../../src/server/refunds/shop-refunds.ts';
import { reconcileShopOrdersWithStripe } from '../../../src/server/shop/reconcile-shop-orders-with-stripe.ts';
import { refreshShopOrderFromStripe } from '../../../src/server/orders/cart/refresh-shop-order-from-stripe.ts';
import { createStripeTillForPaidOrders } from '../../../src/server/shop/shop-dependencies.ts';
import { findShopOrder } from '../../../src/server/orders/cart/stored-shop-order.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { emptyDatabase, openTestPayments } from '../payments/test-payments.ts';
import { sheffield, storeShopOrder, type StoredLine } from '../stored/shop-order.ts';

/** The pack that the tests sell in a cart. */
export const packLine: StoredLine = { sku: 'prod_pack', rightId: 'prod_pack', minorUnits: 2400 };

/** Deletes all customers, all shop orders, and the stock. */
export const emptyShop = async (database: Database): Promise<void> => {
  for (const table of [
    'shop_money_back',
    'shop_returns',
    'shop_order_lines',
    'grants',
    'shop_orders',
    'stock',
  ]) {
    await database.query(v.object({}), `delete from ${table}`);
  }
  await emptyDatabase(database);
};

let ids = 0;

export type TestOrder = {
  readonly lines: readonly StoredLine[];
  readonly startsNow?: boolean;
  /** Stripe's answer with the session never reached us. */
  readonly isLost?: boolean;
};

export type PlacedShopOrder = {
  readonly id: string;
  readonly subject: string;
  readonly sessionId: string;
};

const Kind = v.object({ kind: v.string() });

/** The shop's side of payments on a database, with its own Stripe whose clock can be moved. */
export const openTestShop = (database: Database) => {
  const payments = openTestPayments(database, { startedAt: new Date('2027-01-31T12:00:00Z') });
  const { account, stripe, dependencies, now } = payments;
  const { readTermsDay, log } = dependencies;
  const refreshing = { database, stripe, readTermsDay, now };
  const paying: ShopRefundAtEitherTillDependencies = {
    database,
    now,
    log,
    tills: { stripe: createStripeTillForPaidOrders(refreshing), snipcart: undefined },
  };

  const createSession = async (id: string, lines: readonly StoredLine[]): Promise<string> => {
    const metadata = { shop_order_id: id };
    const hasGoods = lines.some(({ rightId }) => rightId === undefined);
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      metadata,
      payment_intent_data: { metadata },
      line_items: lines.map(({ sku, quantity = 1, minorUnits = 2000 }) => ({
        quantity,
        price_data: {
          currency: 'gbp',
          unit_amount: minorUnits,
          tax_behavior: 'inclusive',
          product_data: { name: sku },
        },
      })),
      ...(hasGoods
        ? {
            shipping_address_collection: { allowed_countries: ['GB'] },
            shipping_options: [
              {
                shipping_rate_data: {
                  type: 'fixed_amount',
                  display_name: 'Tracked delivery, United Kingdom',
                  fixed_amount: { amount: 400, currency: 'gbp' },
                  tax_behavior: 'inclusive',
                },
              },
            ],
          }
        : {}),
      adaptive_pricing: { enabled: false },
      success_url: 'https://knurl.example/success/?session_id={CHECKOUT_SESSION_ID}',
    });
    return session.id;
  };

  return {
    payments,
    refreshing,
    paying,
    /** A new customer orders something. Its goods have to be in stock. */
    order: async ({
      lines,
      startsNow = true,
      isLost = false,
    }: TestOrder): Promise<PlacedShopOrder> => {
      const id = `shop-order-${(ids += 1)}`;
      const subject = `auth0|${id}`;
      const hasPack = lines.some(({ rightId }) => rightId !== undefined);
      const sessionId = await createSession(id, lines);
      await storeShopOrder(database, {
        id,
        lines,
        startsNow,
        orderedAt: now(),
        ...(hasPack
          ? {
              customerId: await findOrStoreCustomerIdOfSubject(
                database,
                subject,
                `customer-${id}`,
                now(),
              ),
            }
          : {}),
        ...(isLost ? { state: 'preparing' } : { sessionId }),
        sessionExpiresAt: new Date(now().getTime() + 24 * 60 * 60 * 1000),
      });
      return { id, subject, sessionId };
    },
    /** The buyer pays on the hosted page. Returns the error message if the payment fails. */
    pay: (
      sessionId: string,
      {
        card = '4242424242424242',
        postal = sheffield,
        email = 'jo@example.com',
      }: {
        readonly card?: string;
        readonly postal?: PostalAddress;
        readonly email?: string;
      } = {},
    ): string | undefined =>
      paySession(account, sessionId, {
        email,
        name: postal.name,
        card,
        acceptsTerms: true,
        inEuros: false,
        shipping: {
          ...emptyShipping,
          name: postal.name,
          line1: postal.line1,
          city: postal.city,
          postalCode: postal.postalCode ?? '',
          country: postal.country,
        },
      }),
    settle: (sessionId: string, arrives: boolean): void =>
      settleLatePayment(account, sessionId, arrives),
    /** Delivers all Stripe events since the last call, or one event. */
    deliver: (event: Parameters<typeof payments.deliver>[0]) => payments.deliver(event),
    refresh: (id: string) => refreshShopOrderFromStripe(refreshing, id),
    /** Makes every refund that is due. */
    payBack: async (): Promise<void> => {
      await runDueWork(paying, [createShopRefundAtEitherTillWork(paying)], () => true);
    },
    /** Both reconciles: the payments' and the shop's. */
    reconcile: async (): Promise<readonly string[]> => {
      const ofPayments = await payments.reconcile();
      const ofShop = await reconcileShopOrdersWithStripe({
        ...refreshing,
        contactInbox: 'hello@knurl.example',
        hasTime: () => true,
        log,
      });
      return [...ofPayments, ...ofShop];
    },
    /** The order as stored. */
    stored: async (id: string) => {
      const order = await findShopOrder(database, id);
      if (order === undefined) throw new Error(`There is no order ${id}.`);
      return order;
    },
    /** The kinds of all e-mails about an order. */
    mails: async (id: string): Promise<readonly string[]> => {
      const rows = await database.query(
        Kind,
        `select kind from mails where details ->> 'shopOrderId' = $1 order by kind, mail_id`,
        [id],
      );
      return rows.map(({ kind }) => kind);
    },
    rights: async (subject: string): Promise<readonly string[]> =>
      (await findCustomerWithRightsBySubject(database, subject, now()))?.rightIds ?? [],
  };
};
export type TestShop = ReturnType<typeof openTestShop>;
