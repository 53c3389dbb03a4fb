import { describe, expect, it } from 'vitest';
import { openSnipcartOrderForEachTest } from '../../support/snipcart/order-for-tests.ts';

const test = openSnipcartOrderForEachTest();
const { reference, order, tell, reconcile, later } = test;

describe('the delivery price that Snipcart requests', () => {
  const ask = async (content: object): Promise<unknown> => {
    await buyNothing();
    const { token } = test.site.received[0] ?? { token: '' };
    const body = JSON.stringify({ eventName: 'shippingrates.fetch', createdOn: 'now', content });
    return (await tell(token, body)).json();
  };
  /** Makes the stand-in issue a token. */
  const buyNothing = async (): Promise<void> => {
    test.site.received.length = 0;
    await test.snipcart.webhooks.ask('shippingrates.fetch', {});
  };
  const cart = () => ({
    metadata: { order: reference() },
    items: [{ id: test.sku, quantity: 2 }],
    currency: 'gbp',
    shippingAddressCountry: 'GB',
    shippingAddressPostalCode: 'S1 1AA',
  });

  it('is the order’s own', async () => {
    await order({ deliveryMinorUnits: 395 });
    expect(await ask(cart())).toEqual({
      rates: [{ cost: 3.95, description: 'Tracked delivery, United Kingdom' }],
    });
  });

  it.each([
    ['another cart', { items: [] }, 'cart'],
    ['another currency', { currency: 'eur' }, 'cart'],
    ['another country', { shippingAddressCountry: 'FR' }, 'country'],
    ['Northern Ireland', { shippingAddressPostalCode: 'BT1 1AA' }, 'country'],
    ['no order of ours', { metadata: { order: 'x.y' } }, 'order'],
  ])('is refused with a sentence for %s', async (_, change, key) => {
    await order();
    expect(await ask({ ...cart(), ...change })).toMatchObject({ errors: [{ key }] });
  });

  it('is refused for an order that is closed', async () => {
    await order();
    later(3);
    await reconcile();
    later(0);
    expect(await ask(cart())).toMatchObject({ errors: [{ key: 'order' }] });
  });
});
