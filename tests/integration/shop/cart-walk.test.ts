import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStripeEventsEndpoint } from '../../../src/server/payments/stripe-events.ts';
import { executedFiles } from '../../support/executed-files.ts';
import { belt, cartOf, openTestCart, type TestCart } from '../../support/shop/test-cart.ts';
import { isStandIn, webhookSecret } from '../../support/stripe/test-stripe.ts';
import { webhookRequests } from '../../support/stripe/webhook-requests.ts';

/**
 * How many files somebody has to open who follows the purchase of a cart through the functions.
 * Raise this for a file that a reader is glad to find, and join files only where they say one
 * thing.
 */
const maxFiles = 44;

let test: TestCart;
beforeAll(async () => {
  test = await openTestCart();
  await test.reset();
});
afterAll(() => test.dispose());

it.runIf(isStandIn)(
  `from the press of a cart's order button to the piece that leaves the stock, at most ${maxFiles} files of src are executed`,
  async () => {
    const receive = createStripeEventsEndpoint({
      ...test.checkout.dependencies,
      webhookSecret,
      log: () => undefined,
    });

    const files = await executedFiles(async () => {
      await test.pay(await test.open(test.browser(), cartOf([belt(2)])));
      for (const request of await webhookRequests(test.checkout.stripe)) {
        expect((await receive(request)).status).toBe(200);
      }
    });

    expect(await test.orders()).toMatchObject([{ state: 'paid', stock_state: 'sold' }]);
    expect(await test.stock('belt:M')).toEqual({ on_hand: 3, held: 0 });
    const list = files.join('\n');
    expect(files).toContain('src/server/stock/hold-stock.ts');
    expect(files.length, `${files.length} files:\n${list}`).toBeLessThanOrEqual(maxFiles);
  },
);
