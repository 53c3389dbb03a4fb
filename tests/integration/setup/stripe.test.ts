import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type Stripe from 'stripe';
import { runDoctor } from '../../../local/doctor/run-doctor.ts';
import { createStripeExamination } from '../../../local/doctor/stripe.ts';
import { runSetup } from '../../../local/setup/run-setup.ts';
import type { FoundSetting } from '../../../local/setup/setup-plan.ts';
import { createStripeSetup } from '../../../local/setup/stripe.ts';
import { readSoldItems, type SoldItem } from '../../../local/setup/stripe/read-sold-items.ts';
import { currencies } from '../../../src/domain/money.ts';
import { handledStripeEvents } from '../../../src/domain/payments/handled-stripe-events.ts';
import {
  catalogueKey,
  isStandIn,
  openTestStripe,
  type TestStripe,
} from '../../support/stripe/test-stripe.ts';

const site = 'https://www.knurl.example';

/** A one-off purchase, and a yearly one. */
const small: readonly SoldItem[] = ['pack', 'year'].map((word, index) => ({
  productId: `prod_${word}`,
  title: `The ${word}`,
  isYearly: word === 'year',
  prices: currencies.map((currency) => ({
    name: `price_${word}_${currency}`,
    currency,
    minorUnits: 2400 + index,
  })),
}));
const stripeSetup = createStripeSetup(async () => small);
const examineStripe = createStripeExamination(async () => small);

let test: TestStripe;
let saved: Record<string, string>;
let said: string[];
beforeEach(async () => {
  test = await openTestStripe({ isEmpty: true });
  saved = {};
  said = [];
});
afterEach(() => test.close());

const variables = (): Record<string, string> => ({
  STRIPE_SECRET_KEY: 'sk_test_conformance',
  STRIPE_CATALOGUE_KEY: catalogueKey,
  STRIPE_API_URL: test.origin,
  SITE_URL: site,
  ...saved,
});

const setUp = (
  flags: readonly string[] = [],
  others: Record<string, string> = {},
  setup = stripeSetup,
) => {
  said = [];
  return runSetup({
    setup,
    variables: { ...variables(), ...others },
    flags,
    prompt: undefined,
    isAgreed: true,
    isDryRun: false,
    say: (line) => said.push(line),
    save: async (settings: readonly FoundSetting[]) => {
      for (const { name, value } of settings) saved[name] = value;
    },
  });
};

const examine = () => examineStripe(variables());
const badOf = async (): Promise<readonly string[]> =>
  (await examine()).filter(({ state }) => state !== 'good').map(({ sentence }) => sentence);

const firstItem = (): SoldItem => {
  const [item] = small;
  if (item === undefined) throw new Error('Nothing is sold.');
  return item;
};

const priceNamed = async (name: string): Promise<Stripe.Price | undefined> =>
  (await test.stripe.prices.list({ lookup_keys: [name] })).data[0];

describe.runIf(isStandIn)('npm run setup -- stripe', () => {
  it('brings an empty account to everything that the content sells, and finds nothing to do after that', async () => {
    const items = await readSoldItems({});
    const setup = createStripeSetup(async () => items);
    await setUp([], {}, setup);
    expect(said.at(-1)).toBe('Read again: nothing is left to do.');
    for (const item of items) {
      const product = await test.stripe.products.retrieve(item.productId);
      expect(product).toMatchObject({ name: item.title, active: true });
      for (const { name, currency, minorUnits } of item.prices) {
        expect(await priceNamed(name)).toMatchObject({
          product: item.productId,
          currency,
          unit_amount: minorUnits,
          tax_behavior: 'inclusive',
          recurring: item.isYearly ? { interval: 'year', interval_count: 1 } : null,
        });
      }
    }
    const { data: endpoints } = await test.stripe.webhookEndpoints.list();
    expect(endpoints).toMatchObject([
      { url: `${site}/api/stripe-events`, enabled_events: handledStripeEvents, status: 'enabled' },
    ]);
    expect(saved['STRIPE_WEBHOOK_SECRET']).toMatch(/^whsec_/);
    const portal = await test.stripe.billingPortal.configurations.retrieve(
      saved['STRIPE_PORTAL_CONFIGURATION'] ?? '',
    );
    expect(portal.features.subscription_cancel).toMatchObject({ enabled: true });

    await setUp([], {}, setup);
    expect(said.at(-1)).toBe('Nothing is left to do.');
    const findings = await createStripeExamination(async () => items)(variables());
    expect(findings.filter(({ state }) => state !== 'good')).toEqual([]);
  });

  it('creates a new price for another amount, leaves the old one for sale, and archives it only on demand', async () => {
    await setUp();
    const { productId, prices } = firstItem();
    const name = prices[0]?.name ?? '';
    const wanted = await priceNamed(name);
    const old = await test.stripe.prices.create({
      product: productId,
      currency: 'gbp',
      unit_amount: 1,
      tax_behavior: 'inclusive',
      lookup_key: name,
      transfer_lookup_key: true,
      metadata: { made_by: 'Knurl setup' },
    });
    expect((await badOf()).join(' ')).toContain('£0.01 at Stripe');

    await setUp();
    const fresh = await priceNamed(name);
    expect(fresh?.id).not.toBe(old.id);
    expect(fresh?.unit_amount).toBe(wanted?.unit_amount);
    expect((await test.stripe.prices.retrieve(old.id)).active).toBe(true);
    expect(said.join('\n')).toContain('--archive');

    await setUp(['--archive']);
    expect((await test.stripe.prices.retrieve(old.id)).active).toBe(false);
    expect((await priceNamed(name))?.active).toBe(true);
  });

  it('corrects what was changed, and touches nothing else', async () => {
    await setUp();
    const { productId, prices } = firstItem();
    const foreign = await test.stripe.products.create({ name: 'A course of somebody else' });
    await test.stripe.products.update(productId, { active: false, name: 'Something' });
    const price = await priceNamed(prices[1]?.name ?? '');
    await test.stripe.prices.update(price?.id ?? '', { active: false });
    const [endpoint] = (await test.stripe.webhookEndpoints.list()).data;
    await test.stripe.webhookEndpoints.update(endpoint?.id ?? '', {
      enabled_events: ['invoice.paid'],
      disabled: true,
    });
    await test.stripe.billingPortal.configurations.update(
      saved['STRIPE_PORTAL_CONFIGURATION'] ?? '',
      { features: { subscription_cancel: { enabled: false } } },
    );
    const bad = (await badOf()).join('\n');
    for (const part of ['is archived', 'is disabled', 'can’t cancel']) expect(bad).toContain(part);

    await setUp();
    expect(await badOf()).toEqual([]);
    expect((await test.stripe.products.retrieve(productId)).active).toBe(true);
    expect((await test.stripe.products.retrieve(foreign.id)).name).toBe(
      'A course of somebody else',
    );
  });

  it('never guesses a signing secret: it asks for it, or recreates the endpoint when told to', async () => {
    await setUp();
    const lost = saved['STRIPE_WEBHOOK_SECRET'];
    saved = {};
    await setUp();
    expect(said.join('\n')).toContain('signing secret of the endpoint isn’t in the settings');
    expect(saved['STRIPE_WEBHOOK_SECRET']).toBeUndefined();

    await setUp(['--new-secret']);
    expect(saved['STRIPE_WEBHOOK_SECRET']).toMatch(/^whsec_/);
    expect(saved['STRIPE_WEBHOOK_SECRET']).not.toBe(lost);
    expect((await test.stripe.webhookEndpoints.list()).data).toHaveLength(1);
    expect(await badOf()).toEqual([]);
  });

  it('continues where it was interrupted, without creating anything twice', async () => {
    const { faults } = await test.standIn();
    // Some are created, then Stripe stays down.
    let count = 0;
    const interrupted = stripeSetup.plan(variables(), []).then(async ({ acts }) => {
      for (const { act } of acts) {
        count += 1;
        if (count === 8) faults.set('down', 'always');
        await act();
      }
    });
    await expect(interrupted).rejects.toThrow('Stripe can’t be reached');
    faults.clear();
    await setUp();
    expect(await badOf()).toEqual([]);
    const { data } = await test.stripe.prices.list({ limit: 100, active: true });
    const names = data.map(({ lookup_key: key }) => key);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    ['down', 'Stripe can’t be reached'],
    ['rate-limited', 'Stripe asks us to wait (429)'],
    ['error-500', 'Stripe failed (500)'],
    ['nonsense', 'Stripe’s answer makes no sense'],
  ] as const)(
    'says what is wrong while Stripe is “%s”, and so does the doctor',
    async (fault, sentence) => {
      const { faults } = await test.standIn();
      faults.set(fault, 'always');
      await expect(setUp()).rejects.toThrow(sentence);
      expect((await badOf()).join(' ')).toContain(sentence);
    },
  );

  it('names the permissions that a key lacks, and never prints the key', async () => {
    const key = 'rk_test_catalogue';
    await expect(setUp([], { STRIPE_SECRET_KEY: key })).rejects.toThrow('may not do this (403)');
    await expect(setUp([], { STRIPE_SECRET_KEY: 'sk_test_unknown_key' })).rejects.toThrow('(401)');
    const findings = await examineStripe({
      ...variables(),
      STRIPE_CATALOGUE_KEY: 'sk_test_conformance',
    });
    const bad = findings.filter(({ state }) => state === 'bad');
    expect(bad.map(({ sentence }) => sentence).join(' ')).toContain('may change products');
    expect(JSON.stringify(findings)).not.toContain('sk_test_conformance');
  });

  it('never mixes the modes', async () => {
    const mixed = {
      STRIPE_API_URL: 'https://api.stripe.com',
      STRIPE_SECRET_KEY: 'sk_live_1234567890',
      STRIPE_CATALOGUE_KEY: 'rk_test_1234567890',
    };
    await expect(setUp([], mixed)).rejects.toThrow('STRIPE_CATALOGUE_KEY is not. Take both from');
    const findings = await examineStripe({ ...variables(), ...mixed });
    expect(findings).toMatchObject([{ state: 'bad' }]);
  });

  it('is checked by the doctor’s command', async () => {
    await setUp();
    const lines: string[] = [];
    const outcome = await runDoctor({
      parts: [{ name: 'Stripe', load: async () => examineStripe }],
      variables: variables(),
      timeoutMs: 30_000,
      isJson: false,
      remarks: [],
      say: (line) => lines.push(line),
    });
    expect(lines.filter((line) => line.includes('✗'))).toEqual([]);
    expect(outcome).toBe('done');
  });
});
