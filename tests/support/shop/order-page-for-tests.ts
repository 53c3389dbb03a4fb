import * as v from 'valibot';
import { beforeEach, expect } from 'vitest';
import { shopApiPaths } from '../../../src/domain/shop/shop-api-paths.ts';
import { ShopOrderAnswerSchema } from '../../../src/domain/shop/shop-order.ts';
import { createGiftAndLinkCodeDeriver } from '../../../src/server/rights/gift-codes.ts';
import { orderLinkTokenOf } from '../../../src/server/shop/order-link.ts';
import {
  createShopOrderAndReturnEndpoint,
  type ShopOrderPageDependencies,
} from '../../../src/server/shop/shop-order-endpoint.ts';
import { openDatabaseForTests } from '../server/database-for-tests.ts';
import { storeStock } from '../stored/shop-order.ts';
import { emptyShop, openTestShop, packLine, type TestShop } from './test-shop.ts';

/** The codes in the links to the orders' pages. */
export const codes = createGiftAndLinkCodeDeriver('a secret of these tests, with 32 characters');
/** The belt that the tests sell: there are five. */
export const belt = 'belt:S';
/** The answer to a request that is refused. */
export const Refused = v.object({ error: v.string() });

/** A shop for each test of a file, with the requests of an order's page. */
export const openOrderPageForEachTest = () => {
  const database = openDatabaseForTests();
  let shop: TestShop;
  beforeEach(async () => {
    await emptyShop(database);
    await storeStock(database, belt, 5);
    shop = openTestShop(database);
  });

  let ids = 0;
  const send = (
    path: string,
    body: unknown,
    changes: Partial<ShopOrderPageDependencies> = {},
  ): Promise<Response> =>
    createShopOrderAndReturnEndpoint({
      ...shop.refreshing,
      codes,
      countRequest: () => undefined,
      enforceLimit: async () => undefined,
      newId: () => `return-${(ids += 1)}`,
      log: () => undefined,
      ...changes,
    })(
      new Request(`https://knurl.example${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );

  return {
    database,
    get shop(): TestShop {
      return shop;
    },
    /** Sends a request of the page to the endpoint; the changes replace its dependencies. */
    send,
    /** The order as its page shows it. */
    read: async (id: string) => {
      const answer = await send(shopApiPaths.shopOrder, { link: orderLinkTokenOf(codes, id) });
      expect(answer.status).toBe(200);
      return v.parse(ShopOrderAnswerSchema, await answer.json());
    },
    /** Asks on the page to send things back: the status, and the sentence of a refusal. */
    sendBack: async (
      id: string,
      lines: readonly { sku: string; quantity: number }[],
    ): Promise<readonly [number, string]> => {
      const answer = await send(shopApiPaths.shopReturn, {
        link: orderLinkTokenOf(codes, id),
        lines,
      });
      const body: unknown = await answer.json();
      return [answer.status, v.is(Refused, body) ? body.error : ''];
    },
    /** Somebody orders two belts and a pack, and pays. */
    buy: async (): Promise<string> => {
      const lines = [{ sku: belt, quantity: 2 }, packLine];
      const { id, sessionId } = await shop.order({ lines });
      shop.pay(sessionId);
      return id;
    },
    /** What the owner's desk needs to pack, send and decide. */
    desk: () => ({ database, now: shop.refreshing.now, newId: () => `act-${(ids += 1)}` }),
  };
};
