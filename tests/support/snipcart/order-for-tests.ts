import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { SnipcartService } from '../../../local/snipcart/start.ts';
import { createGiftAndLinkCodeDeriver } from '../../../src/server/rights/gift-codes.ts';
import { findShopOrder } from '../../../src/server/orders/cart/stored-shop-order.ts';
import { reconcileSnipcartAndReleaseStock } from '../../../src/server/till/snipcart/reconcile-snipcart-and-release-stock.ts';
import { createSnipcartClient } from '../../../src/server/till/snipcart/snipcart-client.ts';
import {
  createSnipcartEventsAndRatesEndpoint,
  type SnipcartEventsDependencies,
} from '../../../src/server/till/snipcart/snipcart-events-and-rates-endpoint.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { openFreshDatabase } from '../server/fresh-database.ts';
import { storeShopOrder, storeStock } from '../stored/shop-order.ts';
import {
  callCart,
  openShopSite,
  openTestSnipcart,
  secretKey,
  type ShopSite,
} from './test-snipcart.ts';

const codes = createGiftAndLinkCodeDeriver('a secret that only these tests know');
const Token = v.object({ token: v.string() });
const Stock = v.object({ on_hand: v.number(), held: v.number() });
const Mail = v.object({ kind: v.string() });
const rate = { rates: [{ cost: 4, description: 'Tracked delivery' }] };

/** A client of the cart service while nothing answers at its address. */
export const unreachableSnipcart = createSnipcartClient({
  apiUrl: 'http://127.0.0.1:9/api',
  secretKey,
});

/**
 * For each test of a file: a new order's number, and five belts to order here and buy at the cart
 * service.
 */
export const openSnipcartOrderForEachTest = () => {
  let database: Database;
  let site: ShopSite;
  let snipcart: SnipcartService;
  let dependencies: SnipcartEventsDependencies;
  let time = new Date();
  beforeAll(async () => {
    database = await openFreshDatabase();
    site = await openShopSite();
    snipcart = await openTestSnipcart(site);
    dependencies = {
      database,
      snipcart: createSnipcartClient({ apiUrl: `${snipcart.origin}/api`, secretKey }),
      codes,
      readTermsDay: async () => '2026-11-02',
      contactInbox: 'hello@knurl.example',
      now: () => time,
      log: () => undefined,
      countRequest: () => undefined,
    };
  });
  afterAll(async () => {
    await snipcart.close();
    await site.close();
    await database.close();
  });

  let count = 0;
  let id = '';
  let sku = '';
  beforeEach(async () => {
    count += 1;
    id = `snip-${count}`;
    sku = `belt-${count}:S`;
    time = new Date();
    site.received.length = 0;
    await storeStock(database, sku, 5);
    site.pages.set('/belt', [
      'application/json',
      JSON.stringify([{ id: sku, price: { gbp: 20, eur: 25 } }]),
    ]);
  });

  const reference = (): string => `${id}.${codes.linkCodeOf('shop-order', id)}`;
  const order = (changes: Partial<Parameters<typeof storeShopOrder>[1]> = {}): Promise<void> =>
    storeShopOrder(database, {
      id,
      till: 'snipcart',
      lines: [{ sku, quantity: 2 }],
      orderedAt: time,
      ...changes,
    });
  const buy = async (quantity = 2, orderReference = reference(), to = {}): Promise<string> => {
    site.answerWith(200, rate);
    const call = async (method: string, path: string, body: unknown) =>
      v.parse(Token, (await callCart(snipcart.origin, method, path, body)).body).token;
    const token = await call('POST', '', { currency: 'gbp' });
    const url = `${site.origin}/belt`;
    await call('POST', `/${token}/items`, [{ id: sku, name: 'Belt', price: 20, url, quantity }]);
    await call('PUT', `/${token}`, { metadata: { order: orderReference } });
    await call('PUT', `/${token}/details`, {
      email: 'jo@example.com',
      name: 'Jo Sample',
      address1: '1 Sample Street',
      city: 'Sheffield',
      postalCode: 'S1 1AA',
      country: 'GB',
      ...to,
    });
    // The request for the delivery price is not an event.
    site.received.length = 0;
    site.answerWith(200);
    await call('POST', `/${token}/confirm`, { card: '4242424242424242' });
    return token;
  };

  const tell = (token: string, body: string, changes: Partial<SnipcartEventsDependencies> = {}) =>
    createSnipcartEventsAndRatesEndpoint({ ...dependencies, ...changes })(
      new Request('http://localhost/api/snipcart-events', {
        method: 'POST',
        headers: { 'x-snipcart-requesttoken': token },
        body,
      }),
    );
  const deliver = async (from = 0): Promise<readonly number[]> => {
    await snipcart.webhooks.settled();
    const statuses: number[] = [];
    for (const { token, body } of site.received.slice(from)) {
      statuses.push((await tell(token, body)).status);
    }
    return statuses;
  };

  return {
    get database(): Database {
      return database;
    },
    get site(): ShopSite {
      return site;
    },
    get snipcart(): SnipcartService {
      return snipcart;
    },
    get dependencies(): SnipcartEventsDependencies {
      return dependencies;
    },
    /** The number of this test's order. */
    get id(): string {
      return id;
    },
    get sku(): string {
      return sku;
    },
    /** The order's number with the code that proves that it started here. */
    reference,
    /** Stores the order: two belts, unless the changes say otherwise. */
    order,
    /** Buys at the stand-in as the buyer’s browser does, with the order's delivery price. */
    buy,
    /** Sends a request to our endpoint with a token of the cart service. */
    tell,
    /** Passes what the stand-in has sent to our endpoint, as the host would. */
    deliver,
    /** The order as we have stored it. */
    stored: () => findShopOrder(database, id),
    /** How many belts we have, and how many of them are held. */
    stock: async () => {
      const [row] = await database.query(Stock, 'select on_hand, held from stock where sku = $1', [
        sku,
      ]);
      return [row?.on_hand, row?.held];
    },
    /** The kinds of the e-mails whose id is like this. */
    mails: async (like: string): Promise<readonly string[]> => {
      const rows = await database.query(
        Mail,
        'select kind from mails where mail_id like $1 order by kind',
        [like],
      );
      return rows.map(({ kind }) => kind);
    },
    refundsOf: (token: string) => snipcart.books.findOrder(token)?.refundsAmount,
    reconcile: (changes: Partial<Parameters<typeof reconcileSnipcartAndReleaseStock>[0]> = {}) =>
      reconcileSnipcartAndReleaseStock({ ...dependencies, hasTime: () => true, ...changes }),
    /** Sets our clock to so many hours from now. */
    later: (hours: number): void => {
      time = new Date(Date.now() + hours * 3_600_000);
    },
  };
};
