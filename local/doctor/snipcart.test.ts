import { expect, it } from 'vitest';
import { createSnipcartExamination } from './snipcart.ts';

const variables = { SNIPCART_SECRET_KEY: 'secret', SHOP_CHECKOUT: 'snipcart' };
const states = async (
  answer: () => Response,
  others: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> =>
  (await createSnipcartExamination(async () => answer())({ ...variables, ...others })).map(
    ({ subject, state }) => `${subject}: ${state}`,
  );

it('is content without a cart service', async () => {
  expect(await states(() => Response.error(), { SNIPCART_SECRET_KEY: '' })).toEqual([
    'Snipcart: good',
  ]);
});

it('knows that the delivery webhook is set once an order has a delivery', async () => {
  const orders = (shippingMethod: string | null) => () =>
    Response.json({ items: [{ shippingMethod: null }, { shippingMethod }] });
  expect(await states(orders('Tracked delivery'))).toEqual([
    'Snipcart: the key: good',
    'Snipcart: delivery prices: good',
  ]);
  expect(await states(orders(null))).toEqual([
    'Snipcart: the key: good',
    'Snipcart: delivery prices: unknown',
  ]);
  // Stripe's page asks nobody at Snipcart what delivery costs.
  expect(await states(orders(null), { SHOP_CHECKOUT: 'stripe' })).toEqual([
    'Snipcart: the key: good',
  ]);
});

it('says where the webhook has its place', async () => {
  const [, delivery] = await createSnipcartExamination(async () => Response.json({ items: [] }))(
    variables,
  );
  expect(delivery?.remedy).toContain('Store configurations, Shipping, Webhooks');
});

it('reports a refused key and an outage', async () => {
  expect(await states(() => new Response('', { status: 401 }))).toEqual(['Snipcart: the key: bad']);
  const down = createSnipcartExamination(() => Promise.reject(new Error('no connection')));
  expect((await down(variables)).map(({ state }) => state)).toEqual(['unknown']);
});
