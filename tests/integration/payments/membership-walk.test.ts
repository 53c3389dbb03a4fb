import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generalApiPaths } from '../../../src/domain/api-paths.ts';
import { createCustomerWithRightsEndpoint } from '../../../src/server/members/customer-endpoint.ts';
import { createStripeEventsEndpoint } from '../../../src/server/payments/stripe-events.ts';
import { enforceRateLimit } from '../../../src/server/rate-limit/rate-limit.ts';
import { executedFiles } from '../../support/executed-files.ts';
import {
  openTestCheckout,
  orderOf,
  type TestCheckout,
} from '../../support/payments/test-checkout.ts';
import { isStandIn, webhookSecret } from '../../support/stripe/test-stripe.ts';
import { webhookRequests } from '../../support/stripe/webhook-requests.ts';

/**
 * How many files somebody has to open who follows the purchase of a membership through the
 * functions. A walk grows by a file at a time, and nobody sees it. Raise this for a file that a
 * reader is glad to find, and join files only where they say one thing.
 */
const maxFiles = 54;

const origin = 'https://knurl.example';
const buyer = 'auth0|walker';
const Rights = v.object({ metadata: v.record(v.string(), v.string()) });

let test: TestCheckout;
beforeAll(async () => {
  test = await openTestCheckout();
});
afterAll(() => test.dispose());

it.runIf(isStandIn)(
  `from the press of the order button to the right that it opens, at most ${maxFiles} files of src are executed`,
  async () => {
    const { dependencies, membership } = test;
    const receive = createStripeEventsEndpoint({
      ...dependencies,
      webhookSecret,
      log: () => undefined,
    });
    const readCustomer = createCustomerWithRightsEndpoint({
      ...dependencies,
      newCustomerId: () => 'never',
    });
    const headers = { authorization: `Bearer ${await test.tokenOf(buyer)}` };
    let rights: unknown;

    const files = await executedFiles(async () => {
      const answer = await test.press(buyer, orderOf(membership), {
        enforceLimit: (charges) => enforceRateLimit(dependencies, charges),
      });
      const { url } = v.parse(v.object({ url: v.string() }), await answer.json());
      await test.pay(url);
      for (const request of await webhookRequests(test.stripe)) {
        expect((await receive(request)).status).toBe(200);
      }
      rights = await (
        await readCustomer(new Request(`${origin}${generalApiPaths.customer}`, { headers }))
      ).json();
    });

    expect(Object.keys(v.parse(Rights, rights).metadata)).toEqual([membership.rightId]);
    const list = files.join('\n');
    expect(files).toContain('src/server/orders/find-or-create-order-and-session.ts');
    expect(files.length, `${files.length} files:\n${list}`).toBeLessThanOrEqual(maxFiles);
  },
);
