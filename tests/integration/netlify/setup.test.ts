import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startNetlifyApi, type NetlifyApiStandIn } from '../../../local/netlify-api/start.ts';
import { variableValuesInContext } from '../../../local/netlify-api/variables.ts';
import { netlifySetup } from '../../../local/setup/netlify.ts';
import { runSetup } from '../../../local/setup/run-setup.ts';
import { publicVariables } from '../../../local/setup/netlify/site-variables.ts';

const token = 'token-for-the-tests';
const siteName = 'knurl-knurl-team';
const previewName = 'knurl-preview-knurl-team';

let standIn: NetlifyApiStandIn;
let env: Record<string, string>;
let lines: string[];

beforeEach(async () => {
  standIn = await startNetlifyApi({ port: 0, token });
  env = {
    NETLIFY_AUTH_TOKEN: token,
    NETLIFY_API_URL: standIn.origin,
    CONTENTFUL_SPACE_ID: 'space',
    CONTENTFUL_ACCESS_TOKEN: 'delivery-token-1',
    CONTENTFUL_PREVIEW_TOKEN: 'preview-token-1',
    CONTENTFUL_WEBHOOK_SECRET: 'w'.repeat(64),
    DATABASE_URL: 'postgres://knurl:a-password@db.example/knurl',
    STRIPE_SECRET_KEY: 'sk_live_123456789',
  };
  lines = [];
});
afterEach(() => standIn.close());

const setUp = (isDryRun = false) =>
  runSetup({
    setup: netlifySetup,
    variables: { ...env },
    flags: [],
    prompt: undefined,
    isAgreed: true,
    isDryRun,
    say: (line) => lines.push(line),
    save: async (settings) => {
      for (const { name, value } of settings) env[name] = value;
    },
  });

const siteNamed = (name: string) => {
  const stored = [...standIn.books.sites.values()].find(({ site }) => site.name === name);
  if (stored === undefined) throw new Error(`There is no site ${name}.`);
  return stored;
};
const linkBoth = () => {
  for (const name of [siteName, previewName]) standIn.linkRepository(name, 'main');
};
const productionOf = (name: string) =>
  variableValuesInContext(siteNamed(name).variables.values(), 'production');

describe('setup -- netlify', () => {
  it('brings an empty team to two sites with their variables and build hooks, and then has nothing left to do', async () => {
    expect(await setUp()).toBe('done');
    expect(lines.at(-1)).toBe('Read again: nothing is left to do.');
    expect(env['SITE_URL']).toBe(`https://${siteName}.netlify.app`);
    expect(env['SIGNING_SECRET']).toHaveLength(64);
    const webhooks = [
      {
        type: 'url',
        event: 'submission_created',
        data: {
          url: `${env['SITE_URL']}/api/form-submissions`,
          signature_secret: env['FORM_WEBHOOK_SECRET'],
        },
      },
    ];
    expect(env['FORM_WEBHOOK_SECRET']).toHaveLength(64);
    expect(siteNamed(siteName).webhooks).toMatchObject(webhooks);
    expect(siteNamed(previewName).webhooks).toEqual([]);

    linkBoth();
    expect(await setUp()).toBe('done');
    const site = productionOf(siteName);
    for (const { name } of publicVariables) expect(site[name]).toBe(env[name]);
    expect(site['BUILD_HOOK_URL']).toMatch(/\/build_hooks\//);

    const before = JSON.stringify(
      [...standIn.books.sites.values()].map((one) => [...one.variables]),
    );
    lines = [];
    expect(await setUp()).toBe('done');
    expect(lines.at(-1)).toBe('Nothing is left to do.');
    expect(siteNamed(siteName).webhooks).toMatchObject(webhooks);
    expect(JSON.stringify([...standIn.books.sites.values()].map((one) => [...one.variables]))).toBe(
      before,
    );
  });

  it('says which address of the database to copy where, before functions use the wrong one', async () => {
    const direct = 'postgres://knurl:a-password@ep-cool-1234.eu-central-1.aws.neon.tech/knurl';
    env['DATABASE_URL'] = direct;
    await setUp();
    lines = [];
    await setUp();
    expect(lines.join('\n')).toContain(
      'DATABASE_URL leads past the pooler of Neon: when many functions run at once, the database refuses some. Copy into DATABASE_URL the pooled address (at Neon: Connect, with “Connection pooling” on; its host has “-pooler”)',
    );
    env['DATABASE_URL'] = direct.replace('ep-cool-1234', 'ep-cool-1234-pooler');
    env['DATABASE_DIRECT_URL'] = direct;
    lines = [];
    await setUp();
    expect(lines.join('\n')).not.toContain('pooled address');
    expect(productionOf(siteName)['DATABASE_DIRECT_URL']).toBe(direct);
    expect(siteNamed(siteName).variables.get('DATABASE_DIRECT_URL')?.is_secret).toBe(true);
  });

  it('gives deploy previews and branches nothing, and the preview nothing that could change an account', async () => {
    await setUp();
    linkBoth();
    await setUp();
    for (const name of [siteName, previewName]) {
      const { variables } = siteNamed(name);
      expect(variableValuesInContext(variables.values(), 'deploy-preview')).toEqual({});
      expect(variableValuesInContext(variables.values(), 'branch-deploy')).toEqual({});
    }
    const preview = productionOf(previewName);
    expect(preview).toMatchObject({ PREVIEW: 'on', LIVE_SITE_URL: env['SITE_URL'] });
    for (const name of [
      'DATABASE_URL',
      'DATABASE_DIRECT_URL',
      'STRIPE_SECRET_KEY',
      'SIGNING_SECRET',
    ]) {
      expect(preview).not.toHaveProperty(name);
    }
    expect(preview['BUILD_HOOK_URL']).not.toBe(productionOf(siteName)['BUILD_HOOK_URL']);
  });

  it('removes production’s secrets from deploy previews that had them, and updates a secret that has changed', async () => {
    await setUp();
    const { variables } = siteNamed(siteName);
    variables.set('DATABASE_URL', {
      key: 'DATABASE_URL',
      is_secret: false,
      values: [{ context: 'all', value: env['DATABASE_URL'] ?? '' }],
    });
    env['STRIPE_SECRET_KEY'] = 'sk_live_another';
    await setUp();
    expect(variableValuesInContext(variables.values(), 'deploy-preview')).toEqual({});
    expect(variables.get('DATABASE_URL')?.is_secret).toBe(true);
    expect(productionOf(siteName)['STRIPE_SECRET_KEY']).toBe('sk_live_another');
  });

  it('keeps the secrets that only Netlify knows', async () => {
    await setUp();
    const before = productionOf(siteName);
    const secrets = ['SIGNING_SECRET', 'FORM_WEBHOOK_SECRET'];
    const forgotten = new Set([...secrets, 'NETLIFY_SITE_ID', 'NETLIFY_PREVIEW_SITE_ID']);
    env = Object.fromEntries(Object.entries(env).filter(([name]) => !forgotten.has(name)));
    await setUp();
    for (const name of secrets) expect(productionOf(siteName)[name]).toBe(before[name]);
  });

  it('moves the webhook for submitted forms with the site’s address', async () => {
    await setUp();
    env['SITE_URL'] = 'https://www.knurl.example/';
    await setUp();
    expect(siteNamed(siteName).webhooks.map(({ data }) => data)).toEqual([
      {
        url: 'https://www.knurl.example/api/form-submissions',
        signature_secret: env['FORM_WEBHOOK_SECRET'],
      },
    ]);
  });

  it('says what is missing and where to get it', async () => {
    await setUp();
    await setUp();
    const text = lines.join('\n');
    expect(text).toContain(
      `${siteName} lacks AUTH0_DOMAIN, AUTH0_CLIENT_ID, AUTH0_AUDIENCE, AUTH0_MANAGEMENT_CLIENT_ID and AUTH0_MANAGEMENT_CLIENT_SECRET. Run npm run setup -- auth0.`,
    );
    expect(text).toContain('set its package directory to netlify/preview');
    expect(text).not.toContain('a-password');
  });

  it('changes nothing on a dry run', async () => {
    expect(await setUp(true)).toBe('done');
    expect(standIn.books.sites.size).toBe(0);
  });

  it('continues where it stopped', async () => {
    standIn.books.faults.push({
      request: /^POST .*\/env$/,
      status: 500,
      message: 'internal error',
      times: 1,
    });
    await expect(setUp()).rejects.toThrow(
      /not: Netlify refused new variables \(500\): internal error\. Running it again/,
    );
    expect(env['NETLIFY_SITE_ID']).toBeDefined();
    expect(await setUp()).toBe('done');
    expect(standIn.books.sites.size).toBe(2);
    expect(productionOf(siteName)['SIGNING_SECRET']).toBe(env['SIGNING_SECRET']);
  });

  it.each([
    [
      'a token that Netlify does not know',
      () => (env['NETLIFY_AUTH_TOKEN'] = 'wrong-token'),
      'Make a new token at',
    ],
    [
      'no such team',
      () => (env['NETLIFY_TEAM'] = 'others'),
      'Set NETLIFY_TEAM in .env to one of your teams at Netlify: knurl-team',
    ],
    [
      'a Netlify that is down',
      () => (env['NETLIFY_API_URL'] = 'http://localhost:1'),
      'could not be reached',
    ],
    [
      'a site that is gone',
      () => (env['NETLIFY_SITE_ID'] = 'gone'),
      'Netlify refused the site gone (404): Not Found',
    ],
  ])('says in a sentence what is wrong with %s', async (_what, break_, sentence) => {
    break_();
    await expect(setUp()).rejects.toThrow(sentence);
  });
});
