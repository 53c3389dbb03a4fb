import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlainFailure } from '../plain-failure.ts';
import { runSetup, type SetupRun } from './run-setup.ts';
import type { FoundSetting, VendorSetup } from './setup-plan.ts';

const token = 'token-of-an-owner-123';

/** An account for a setup to fill: it is complete when it has all the things. */
const createAccount = (things: readonly string[], failsAt?: string) => {
  const has = new Set<string>();
  const faults = new Set(failsAt === undefined ? [] : [failsAt]);
  const setup: VendorSetup = {
    vendor: 'stripe',
    needs: [{ name: 'STRIPE_SECRET_KEY', where: 'Developers, API keys' }],
    plan: async () => ({
      right: [...has].map((thing) => `There is ${thing}.`),
      acts: things
        .filter((thing) => !has.has(thing))
        .map((thing) => ({
          sentence: `Makes ${thing}.`,
          act: async () => {
            if (faults.has(thing)) throw new Error(`no ${thing} today`);
            has.add(thing);
          },
        })),
      byHand: [{ sentence: 'Name the company.', page: 'https://dashboard.stripe.com/settings' }],
      settings: async () =>
        has.has('a webhook')
          ? [{ name: 'STRIPE_WEBHOOK_SECRET', value: 'whsec_of-the-webhook' }]
          : [],
    }),
  };
  return { has, faults, setup };
};

const prepare = (setup: VendorSetup, options: Partial<SetupRun> = {}) => {
  const lines: string[] = [];
  const saved: FoundSetting[] = [];
  const start = () =>
    runSetup({
      setup,
      variables: {
        STRIPE_SECRET_KEY: token,
        ...Object.fromEntries(saved.map(({ name, value }) => [name, value])),
      },
      prompt: undefined,
      isAgreed: true,
      isDryRun: false,
      say: (line) => lines.push(line),
      save: async (settings) => {
        saved.push(...settings);
      },
      ...options,
    });
  return { lines, saved, start };
};

describe('runSetup', () => {
  it('does what is missing, saves the settings it found, and does nothing when run again', async () => {
    const { has, setup } = createAccount(['a product', 'a webhook']);
    const { lines, saved, start } = prepare(setup);
    expect(await start()).toBe('done');
    expect([...has]).toEqual(['a product', 'a webhook']);
    expect(saved.map(({ name }) => name)).toEqual(['STRIPE_WEBHOOK_SECRET']);
    expect(lines.at(-1)).toBe('Read again: nothing is left to do.');

    lines.length = 0;
    expect(await start()).toBe('done');
    expect(saved).toHaveLength(1);
    expect(lines).toContain('  ✓ There is a product.');
    expect(lines.at(-1)).toBe('Nothing is left to do.');
  });

  it('says which acts were done and which weren’t when one fails, saves the settings it found, and continues the next time', async () => {
    const { has, faults, setup } = createAccount(
      ['a webhook', 'a product', 'a price'],
      'a product',
    );
    const { saved, start } = prepare(setup);
    await expect(start()).rejects.toThrow(
      '1 of 3 are done, 2 are not: no a product today. Running it again is safe',
    );
    expect(saved).toHaveLength(1);
    faults.clear();
    expect(await start()).toBe('done');
    expect(has.size).toBe(3);
  });

  it('changes nothing on a dry run', async () => {
    const { has, setup } = createAccount(['a webhook']);
    const { lines, saved, start } = prepare(setup, { isDryRun: true });
    expect(await start()).toBe('done');
    expect([has.size, saved.length]).toEqual([0, 0]);
    expect(lines).toContain('  1. Makes a webhook.');
    expect(lines.at(-1)).toBe('Nothing was done (--dry-run).');
  });

  it.each([false, true])('asks first, and only goes on after a yes: %s', async (isYes) => {
    const { has, setup } = createAccount(['a webhook']);
    const prompt = { askSecret: async () => token, confirm: async () => isYes };
    const { start } = prepare(setup, { isAgreed: false, prompt, variables: {} });
    expect(await start()).toBe('done');
    expect(has.size).toBe(isYes ? 1 : 0);
  });

  it('does nothing without a terminal unless --yes is given', async () => {
    const { has, setup } = createAccount(['a webhook']);
    const { start } = prepare(setup, { isAgreed: false });
    await expect(start()).rejects.toThrow('--yes');
    expect(has.size).toBe(0);
  });

  it('says which setting is missing and where to find it', async () => {
    const { start } = prepare(createAccount([]).setup, { variables: {} });
    await expect(start()).rejects.toThrow('STRIPE_SECRET_KEY (Developers, API keys)');
  });

  it('saves what the user types if the site needs it too, but no token', async () => {
    const { setup } = createAccount(['a product']);
    const needs = [
      { name: 'SITE_URL', where: 'your address', isSetting: true },
      { name: 'STRIPE_SETUP_TOKEN', where: 'the console' },
    ] as const;
    const prompt = { askSecret: async (question: string) => `typed ${question.slice(0, 8)}` };
    const { saved, start } = prepare(
      { ...setup, needs },
      { prompt: { ...prompt, confirm: async () => true }, isAgreed: false },
    );
    await start();
    expect(saved).toEqual([{ name: 'SITE_URL', value: 'typed SITE_URL' }]);
  });

  it('passes on flags that the setup has, and rejects others before it reads anything', async () => {
    const { setup } = createAccount([]);
    const asked: (readonly string[])[] = [];
    const flagged: VendorSetup = {
      ...setup,
      flags: [{ name: '--archive', purpose: 'puts old prices away' }],
      plan: (environment, flags) => {
        asked.push(flags);
        return setup.plan(environment, flags);
      },
    };
    await prepare(flagged, { flags: ['--archive'] }).start();
    await expect(prepare(flagged, { flags: ['--back'] }).start()).rejects.toThrow(
      'The setup of stripe has no --back. It has: --archive puts old prices away.',
    );
    expect(asked).toEqual([['--archive']]);
  });

  it('fails if an account accepts a change and still lacks it', async () => {
    const setup: VendorSetup = {
      ...createAccount([]).setup,
      plan: async () => ({
        right: [],
        acts: [{ sentence: 'Makes a product.', act: async () => undefined }],
        byHand: [],
        settings: async () => [],
      }),
    };
    await expect(prepare(setup).start()).rejects.toThrow('still finds something to do');
  });

  it('never shows a secret, whatever a vendor answers', async () => {
    const secret = fc
      .string({ minLength: 8, maxLength: 40 })
      .filter((text) => text.trim().length > 7);
    await fc.assert(
      fc.asyncProperty(secret, secret, fc.boolean(), async (given, found, fails) => {
        let isDone = false;
        const says = `It knows ${given} and ${encodeURIComponent(found)} and ${JSON.stringify({ found, given })}.`;
        const setup: VendorSetup = {
          vendor: 'stripe',
          needs: [{ name: 'STRIPE_SECRET_KEY', where: 'there' }],
          plan: async () => ({
            right: [`Right: ${given}`],
            acts: isDone
              ? []
              : [
                  {
                    sentence: `Makes it with ${given}.`,
                    act: async () => {
                      if (fails) throw new Error(`Refused ${given}`);
                      isDone = true;
                    },
                  },
                ],
            byHand: [
              {
                sentence: `Look at ${given}.`,
                page: `https://x.test/${encodeURIComponent(given)}`,
              },
            ],
            settings: async () => [{ name: 'STRIPE_WEBHOOK_SECRET', value: found }],
          }),
        };
        const { lines, start } = prepare(setup, {
          variables: {
            STRIPE_SECRET_KEY: given,
            STRIPE_WEBHOOK_SECRET: found,
            CONTENTFUL_MANAGEMENT_TOKEN: says,
          },
        });
        const failure = await start().catch((error: unknown) => error);
        if (fails) expect(failure).toBeInstanceOf(PlainFailure);
        const shown = [...lines, failure instanceof Error ? failure.message : ''].join('\n');
        for (const one of [given, found]) expect(shown.includes(one)).toBe(false);
      }),
    );
  });
});
