import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenLocally } from '../../../local/ports.ts';
import { generalApiPaths } from '../../../src/domain/api-paths.ts';
import { findCustomerWithRightsBySubject } from '../../../src/server/rights/read-rights.ts';
import { findOrStoreCustomerIdOfSubject } from '../../../src/server/rights/write-rights.ts';
import { createStripeEventsEndpoint } from '../../../src/server/payments/stripe-events.ts';
import { storeOrder } from '../../support/stored/order.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';
import {
  createPrice,
  isStandIn,
  openTestStripe,
  sendForm,
  webhookSecret,
} from '../../support/stripe/test-stripe.ts';

let server: TestDatabase;
beforeAll(async () => {
  server = await openTestDatabase();
});
afterAll(() => server.dispose());

it.runIf(isStandIn)(
  'the webhooks that the local Stripe sends when she pays on its page are accepted, and open the pack',
  async () => {
    const { database } = server;
    const now = () => new Date();
    const site = createServer();
    const origin = `http://127.0.0.1:${await listenLocally(site, 0)}`;
    const test = await openTestStripe({
      webhook: { url: `${origin}${generalApiPaths.stripeEvents}`, secret: webhookSecret },
    });
    const endpoint = createStripeEventsEndpoint({
      database,
      stripe: test.stripe,
      readTermsDay: () => Promise.resolve(null),
      giftCodeHash: (orderId) => `hash-of-${orderId}`,
      now,
      webhookSecret,
      log: () => undefined,
    });
    site.on('request', (incoming, response) => {
      void text(incoming)
        .then((body) =>
          endpoint(
            new Request(`${origin}${incoming.url ?? ''}`, {
              method: 'POST',
              headers: { 'stripe-signature': String(incoming.headers['stripe-signature']) },
              body,
            }),
          ),
        )
        .then(({ status }) => response.writeHead(status).end());
    });
    try {
      const customerId = await findOrStoreCustomerIdOfSubject(
        database,
        'auth0|payer',
        'customer-payer',
        now(),
      );
      const price = await createPrice(test.stripe);
      const session = await test.stripe.checkout.sessions.create({
        mode: 'payment',
        line_items: [{ price: price.id, quantity: 1 }],
        metadata: { order_id: 'order-delivered' },
        success_url: `${origin}/success/`,
      });
      await storeOrder(database, {
        orderId: 'order-delivered',
        customerId,
        kind: 'pack',
        productId: 'prod_delivered',
        sessionId: session.id,
      });
      await sendForm(session.url ?? '', {
        email: 'ann@example.com',
        name: 'Ann',
        card: '4242 4242 4242 4242',
        accepts: 'yes',
      });
      const { deliveries } = await test.standIn();
      await deliveries.settled();
      expect(
        (await findCustomerWithRightsBySubject(database, 'auth0|payer', now()))?.rightIds,
      ).toEqual(['prod_delivered']);
    } finally {
      await test.close();
      site.closeAllConnections();
      site.close();
    }
  },
);
