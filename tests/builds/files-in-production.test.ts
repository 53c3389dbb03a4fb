import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parseServerSettings } from '../../src/config/server/server-settings.ts';
import {
  CurrentSiteBuildsAnswerSchema,
  liveBuildPath,
} from '../../src/domain/site-builds/live-build.ts';
import { createCallBuildHook } from '../../src/server/site-builds/build-hook.ts';
import { createSiteBuildsEndpoint } from '../../src/server/site-builds/site-builds-endpoint.ts';
import { hostedAddress, pretendHosts } from '../support/scratch-site/pretended-host.ts';
import { readEveryFile } from '../support/scratch-site/read-every-file.ts';
import type { BuildResult } from '../support/scratch-site/run-build.ts';
import { startSampleStripe, type SampleStripe } from '../support/scratch-site/sample-stripe.ts';
import { createScratchSite, type ScratchSite } from '../support/scratch-site/scratch-site.ts';
import { openTestDatabase, type TestDatabase } from '../support/server/test-database.ts';

// The owner of this site writes Markdown in her repository. It is built as the host builds it for
// the world, with the settings that `npm run setup -- netlify` gives it and no other: nothing of
// Contentful, and no stand-in.

const siteUrl = 'https://www.knurl.co.uk';
const hook = 'https://api.netlify.com/build_hooks/1';

/**
 * What she begins with: an article, a product, and what these need. All of the starter space would
 * only make the build longer.
 */
const kept = [
  'content-types/',
  ...['site', 'siteText', 'person', 'articleCategory', 'deliveryZone'].map(
    (type) => `entries/${type}/`,
  ),
  ...['entries/article/deload-weeks', 'assets/article-deload-weeks'],
  ...['entries/product/barbell-pad', 'assets/product-barbell-pad'],
  'assets/siteText-',
];

/**
 * What an owner puts in place of each sample of the starter space, and of each link to what she
 * hasn't kept.
 */
const truths: readonly (readonly [RegExp, string])[] = [
  [/ \(sample[^)]*\)/g, ''],
  [/[^.\n]*\bsample text\b[^.\n]*/gi, 'Our solicitor has read this'],
  [/\bthis page is a sample\b/gi, 'this page is ours'],
  [/@(\S+?)\.example\b/g, '@$1.co.uk'],
  [/knurl\.?sample/g, 'knurltraining'],
  [/Example Yard/g, 'Mill Yard'],
  [/\b0{8}\b/g, '01234567'],
  [/^sample: true$/gm, 'sample: false'],
  [/\]\(\/[^)]*\)/g, '](/contact/)'],
  [/^exercises: .*\n/gm, ''],
];

let site: ScratchSite;
let stripe: SampleStripe;
let server: TestDatabase;
let settings: Readonly<Record<string, string>>;
let built: BuildResult;

/** Makes the starter space a small one without samples. */
const writeTruths = (folder: string): void => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    if (!kept.some((start) => path.relative(folder, file).startsWith(start))) rmSync(file);
    else if (file.endsWith('.md')) {
      const text = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        truths.reduce((changed, [sample, truth]) => changed.replace(sample, truth), text),
      );
    }
  }
};

beforeAll(async () => {
  site = await createScratchSite();
  writeTruths(site.contentFolder);
  [stripe, server] = await Promise.all([startSampleStripe(site.contentFolder), openTestDatabase()]);
  settings = {
    CONTEXT: 'production',
    CONTENT: 'files',
    SITE_URL: siteUrl,
    DATABASE_URL: hostedAddress(server.url, 'pooler'),
    DATABASE_DIRECT_URL: hostedAddress(server.directUrl, 'database'),
    SIGNING_SECRET: 's'.repeat(32),
    FORM_WEBHOOK_SECRET: 'f'.repeat(32),
    AUTH0_DOMAIN: 'knurl.eu.auth0.com',
    AUTH0_CLIENT_ID: 'client-of-the-site',
    AUTH0_AUDIENCE: 'https://knurl.co.uk/api',
    AUTH0_MANAGEMENT_CLIENT_ID: 'client-of-the-functions',
    AUTH0_MANAGEMENT_CLIENT_SECRET: 'secret-of-the-functions',
    MAILCHIMP_API_KEY: 'key-us21',
    MAILCHIMP_AUDIENCE_ID: 'readers',
    SMTP_URL: 'smtps://user:password@mail.knurl.co.uk',
    MAIL_FROM: 'site@knurl.co.uk',
    MAIL_TO: 'hello@knurl.co.uk',
    BUILD_HOOK_URL: hook,
    ...stripe.environment,
    STRIPE_API_URL: hostedAddress(stripe.environment['STRIPE_API_URL'] ?? '', 'stripe'),
  };
  built = await site.build({ ...settings, ...pretendHosts(site.folder), DEPLOY_ID: 'first' });
});
afterAll(async () => {
  await stripe.close();
  await server.dispose();
  await site.dispose();
});

it('builds, and names nothing of this machine in what it publishes', () => {
  expect(built.code, built.output).toBe(0);
  const naming = readEveryFile(site.publicFolder).filter(({ bytes }) =>
    /\/\/(localhost|127\.0\.0\.1):\d|ctfassets\.net/.test(bytes),
  );
  expect(naming.map(({ name }) => name)).toEqual([]);
});

it('publishes its pictures with the site, which the host’s image service reads there', () => {
  const [address = ''] =
    /\/\.netlify\/images\?[^" ]*url=[^"& ]+/.exec(site.readPublic('shop/index.html')) ?? [];
  const name = decodeURIComponent(address.replace(/^.*url=/, ''));
  expect(name).toMatch(/^\/pictures\/\w+\/[\w-]+\.\w+$/);
  expect(site.hasPublic(name.slice(1))).toBe(true);
});

const LiveBuild = v.object({ buildId: v.string() });

/**
 * Asks the endpoint of `/editor/`, with the settings that its function reads from the same
 * variables.
 */
const ask = async (method: 'GET' | 'POST', send: typeof fetch) => {
  const { editors, signingSecret } = parseServerSettings(settings);
  const { mail, delivery, buildHookUrl, publishEvery, deploysAMonth } = editors;
  const endpoint = createSiteBuildsEndpoint({
    database: server.database,
    signingSecret,
    authenticateEditor: async () => 'auth0|editor',
    callHook: buildHookUrl === undefined ? undefined : createCallBuildHook(buildHookUrl, send),
    readLiveBuild: async () =>
      v.parse(LiveBuild, JSON.parse(site.readPublic(liveBuildPath))).buildId,
    readMark: delivery === undefined ? undefined : async () => '',
    space: delivery,
    editorMail: mail,
    publishEvery,
    deploysAMonth,
    createId: () => crypto.randomUUID(),
    now: () => new Date(),
    log: () => undefined,
  });
  const answer = await endpoint(new Request(`${siteUrl}/api/site-builds`, { method }));
  return v.parse(CurrentSiteBuildsAnswerSchema, await answer.json());
};

it('is followed at the editor’s desk, where “Build now” calls the host’s build hook', async () => {
  const send = vi.fn<typeof fetch>(async () => new Response('', { status: 200 }));
  expect(await ask('GET', send)).toMatchObject({
    live: { title: 'A deploy from the repository' },
    space: null,
    canBuild: true,
    failed: null,
  });
  expect(send).not.toHaveBeenCalled();
  expect(await ask('POST', send)).toMatchObject({
    building: { title: 'Build asked for by an editor' },
  });
  const called = send.mock.calls.map(([address, init]) => [String(address), init?.method]);
  expect(called).toEqual([[expect.stringMatching(`^${hook}\\?`), 'POST']]);
});
