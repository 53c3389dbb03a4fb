import { describe, expect, it } from 'vitest';
import type { Entry } from '../../content/model/entry.ts';
import { makeEntry } from '../../content/model/make-entry.test-support.ts';
import { currencies } from '../../domain/money.ts';
import type {
  PriceAtPaymentService,
  PricesByIdOrLookupKey,
} from '../../domain/price-at-payment-service.ts';
import { StripePricesUnreachable } from '../../server/till/stripe/read-prices-by-id-or-lookup-key.ts';
import { verifyCatalogueOrUseLastIfDown } from './verify-catalogue-or-use-last-if-down.ts';

const pack = (name: string, pounds: number): Entry =>
  makeEntry(
    'workoutPack',
    {
      title: name,
      slug: name,
      productId: `prod_${name}`,
      priceGbp: pounds,
      priceEur: pounds,
      priceUsd: pounds,
      priceAud: pounds,
      priceIdGbp: `price_${name}_gbp`,
      priceIdEur: `price_${name}_eur`,
      priceIdUsd: `price_${name}_usd`,
      priceIdAud: `price_${name}_aud`,
    },
    name,
  );

const unreachable = (): Promise<PricesByIdOrLookupKey> =>
  Promise.reject(new StripePricesUnreachable('ECONNREFUSED', undefined));
/** A payment service that has every price at this amount. */
const priced =
  (pounds: number) =>
  async (ids: readonly string[]): Promise<PricesByIdOrLookupKey> =>
    new Map(
      ids.map((id): [string, PriceAtPaymentService] => {
        const [, name = '', currency = ''] = id.split('_');
        const fixed = { isActive: true, isProductActive: true, interval: null } as const;
        const productId = `prod_${name}`;
        const minorUnits = pounds * 100;
        return [id, { id, currency, minorUnits, productId, taxBehavior: 'inclusive', ...fixed }];
      }),
    );

const verifiedBefore = async (...entries: readonly Entry[]) => {
  const { catalogue } = await verifyCatalogueOrUseLastIfDown({
    entries,
    readPrices: priced(24),
    readLast: () => undefined,
  });
  return catalogue;
};

describe('verifyCatalogueOrUseLastIfDown', () => {
  it('returns everything that the content sells at the service’s prices', async () => {
    const { catalogue, errors, warning } = await verifyCatalogueOrUseLastIfDown({
      entries: [pack('power', 24)],
      readPrices: priced(24),
      readLast: () => undefined,
    });
    expect({ errors, warning }).toEqual({ errors: [], warning: undefined });
    const [item] = catalogue;
    expect(item).toMatchObject({ kind: 'pack', path: '/workout-packs/power/' });
    for (const currency of currencies) {
      expect(item?.prices[currency]).toEqual({
        priceId: `price_power_${currency}`,
        minorUnits: 2400,
      });
    }
  });

  it('returns the ids of prices that the content names by lookup key', async () => {
    const byKey = async (names: readonly string[]): Promise<PricesByIdOrLookupKey> =>
      new Map(
        [...(await priced(24)(names))].map(([name, price]) => [
          name,
          { ...price, id: `price_1${price.currency}` },
        ]),
      );
    const { catalogue } = await verifyCatalogueOrUseLastIfDown({
      entries: [pack('power', 24)],
      readPrices: byKey,
      readLast: () => undefined,
    });
    expect(catalogue[0]?.prices.eur).toEqual({ priceId: 'price_1eur', minorUnits: 2400 });
  });

  it('sells nothing while content and service differ, and reports each difference', async () => {
    const { catalogue, errors } = await verifyCatalogueOrUseLastIfDown({
      entries: [pack('power', 24)],
      readPrices: priced(25),
      readLast: () => [],
    });
    expect(catalogue).toEqual([]);
    expect(errors).toHaveLength(4);
  });

  it('uses the last verified prices while the service cannot be reached, and warns of each difference', async () => {
    const last = await verifiedBefore(pack('power', 24), pack('volume', 24), pack('gone', 24));
    const { catalogue, errors, warning } = await verifyCatalogueOrUseLastIfDown({
      entries: [pack('power', 24), pack('volume', 30), pack('new', 12)],
      readPrices: unreachable,
      readLast: () => last,
    });
    expect(errors).toEqual([]);
    const pounds = catalogue.map(({ title, prices }) => [title, prices.gbp.minorUnits]);
    expect(pounds).toEqual([
      ['power', 2400],
      ['volume', 2400],
    ]);
    expect(warning).toBe(
      'Stripe cannot be reached (ECONNREFUSED), so the prices that a build verified last are used. "volume" (prod_volume) stays at £24, €24, $24, A$24; the content\'s £30, €30, $30, A$30 is not verified. "new" (prod_new) is new, so it cannot be bought yet.',
    );
  });

  it('warns in a single sentence if nothing differs', async () => {
    const last = await verifiedBefore(pack('power', 24));
    const { warning } = await verifyCatalogueOrUseLastIfDown({
      entries: [pack('power', 24)],
      readPrices: unreachable,
      readLast: () => last,
    });
    expect(warning).toBe(
      'Stripe cannot be reached (ECONNREFUSED), so the prices that a build verified last are used.',
    );
  });

  it('fails with the cause if there is no last catalogue', async () => {
    await expect(
      verifyCatalogueOrUseLastIfDown({
        entries: [pack('power', 24)],
        readPrices: unreachable,
        readLast: () => undefined,
      }),
    ).rejects.toThrow(
      'The prices cannot be verified, and no earlier build has left verified ones: Stripe cannot be reached (ECONNREFUSED).',
    );
  });

  it('does not mistake a refused key for an outage', async () => {
    await expect(
      verifyCatalogueOrUseLastIfDown({
        entries: [pack('power', 24)],
        readPrices: () => Promise.reject(new Error('Stripe refuses STRIPE_CATALOGUE_KEY (401).')),
        readLast: () => [],
      }),
    ).rejects.toThrow('Stripe refuses STRIPE_CATALOGUE_KEY');
  });
});
