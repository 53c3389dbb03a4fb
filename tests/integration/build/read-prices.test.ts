import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  readPricesByIdOrLookupKey,
  StripePricesUnreachable,
} from '../../../src/server/till/stripe/read-prices-by-id-or-lookup-key.ts';
import {
  openTestStripe,
  sendForm,
  catalogueKey,
  isStandIn,
  yearly,
  type TestStripe,
} from '../../support/stripe/test-stripe.ts';

let test: TestStripe;
let access: { readonly apiUrl: string; readonly key: string };

beforeAll(async () => {
  test = await openTestStripe();
  access = { apiUrl: test.origin, key: catalogueKey };
  await test.stripe.products.create({ id: 'prod_power', name: 'Power' });
});
afterAll(() => test.close());

const createPrice = async (more: object = {}): Promise<string> => {
  const price = await test.stripe.prices.create({
    product: 'prod_power',
    currency: 'gbp',
    unit_amount: 2400,
    tax_behavior: 'inclusive',
    ...more,
  });
  return price.id;
};

describe.runIf(isStandIn)('readPricesByIdOrLookupKey', () => {
  it('reads prices with a read-only key, archived ones as well', async () => {
    const once = await createPrice();
    const archived = await createPrice({ ...yearly, tax_behavior: 'exclusive' });
    await test.stripe.prices.update(archived, { active: false });
    const found = await readPricesByIdOrLookupKey(access, [once, archived, 'price_gone']);
    expect([...found.keys()]).toEqual([once, archived]);
    expect(found.get(once)).toEqual({
      id: once,
      isActive: true,
      currency: 'gbp',
      minorUnits: 2400,
      productId: 'prod_power',
      isProductActive: true,
      interval: null,
      taxBehavior: 'inclusive',
    });
    expect(found.get(archived)).toMatchObject({
      isActive: false,
      interval: '1 year',
      taxBehavior: 'exclusive',
    });
  });

  it('finds prices by their lookup keys, which a new price can take over', async () => {
    const before = await createPrice({ lookup_key: 'price_power_gbp' });
    const held = await createPrice({ lookup_key: 'price_power_eur', currency: 'eur' });
    await test.stripe.prices.update(held, { active: false });
    const names = ['price_power_gbp', 'price_power_eur', 'price_power_usd'];
    const idsOf = async (): Promise<readonly unknown[]> =>
      [...(await readPricesByIdOrLookupKey(access, names))].map(([name, { id, isActive }]) => [
        name,
        id,
        isActive,
      ]);
    expect(await idsOf()).toEqual([
      ['price_power_gbp', before, true],
      ['price_power_eur', held, false],
    ]);
    const after = await createPrice({
      lookup_key: 'price_power_gbp',
      transfer_lookup_key: true,
      unit_amount: 2600,
    });
    expect((await idsOf())[0]).toEqual(['price_power_gbp', after, true]);
  });

  it('finds a price behind a hundred newer ones', async () => {
    const oldest = await createPrice();
    for (let count = 0; count < 101; count += 1) await createPrice();
    const found = await readPricesByIdOrLookupKey(access, [oldest]);
    expect(found.has(oldest)).toBe(true);
  });

  it('requests nothing if nothing is for sale', async () => {
    const nowhere = { apiUrl: 'http://127.0.0.1:1', key: catalogueKey };
    expect(await readPricesByIdOrLookupKey(nowhere, [])).toEqual(new Map());
  });

  it.each(['nonsense', 'error-500'])('treats the answer "%s" as an outage', async (fault) => {
    await sendForm(`${test.origin}/books`, { do: 'fault', fault, count: '0' });
    await expect(readPricesByIdOrLookupKey(access, ['price_a'])).rejects.toThrow(
      StripePricesUnreachable,
    );
    await sendForm(`${test.origin}/books`, { do: 'no-faults' });
  });

  it('distinguishes an outage from a refused key, and never prints the key', async () => {
    const nowhere = { apiUrl: 'http://127.0.0.1:1', key: catalogueKey };
    await expect(readPricesByIdOrLookupKey(nowhere, ['price_a'])).rejects.toThrow(
      StripePricesUnreachable,
    );
    await expect(readPricesByIdOrLookupKey(nowhere, ['price_a'])).rejects.toThrow('(ECONNREFUSED)');
    const unknown = readPricesByIdOrLookupKey({ ...access, key: 'rk_test_unknown' }, ['price_a']);
    await expect(unknown).rejects.toThrow(
      'Stripe refuses STRIPE_CATALOGUE_KEY (401). It has to be a restricted key that may read products and prices.',
    );
  });
});
