import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainFailedBuild } from '../../local/failed-build/explain-failed-build.ts';
import { hashesOfInlineScripts } from '../../src/build/inline-scripts.ts';
import { annualMembershipOf, DigitalCatalogueSchema } from '../../src/domain/digital-catalogue.ts';
import { pathsOutsideCms, routes, uiExamplesPath } from '../../src/domain/routes.ts';
import { testAnalyticsOf } from '../support/analytics/test-analytics.ts';
import { canaryPrefix, plantCanaries, type Canaries } from '../support/members/plant-canaries.ts';
import { changeFile } from '../support/scratch-site/change-file.ts';
import {
  breakContent,
  breakPrices,
  contentErrors,
  mendPrices,
} from '../support/scratch-site/content-faults.ts';
import { startFaultyContentService } from '../support/scratch-site/faulty-content-service.ts';
import type { FaultyContentService } from '../support/scratch-site/faulty-content-service.ts';
import { fingerprintFolder, readPageTimes } from '../support/scratch-site/fingerprint-folder.ts';
import { readEveryFile, type FoundFile } from '../support/scratch-site/read-every-file.ts';
import type { BuildResult } from '../support/scratch-site/run-build.ts';
import { startSampleStripe } from '../support/scratch-site/sample-stripe.ts';
import type { SampleStripe } from '../support/scratch-site/sample-stripe.ts';
import { createScratchSite } from '../support/scratch-site/scratch-site.ts';
import type { ScratchSite } from '../support/scratch-site/scratch-site.ts';

// A build takes most of a minute, so these tests share one site and run in order: each build starts
// where the previous one ended. Only the first and the last build have to start without Gatsby's
// cache.

let site: ScratchSite;
let service: FaultyContentService;
let stripe: SampleStripe;
let canaries: Canaries;
let firstBuild: BuildResult;

const analytics = { GOOGLE_ANALYTICS_ID: 'G-TEST123' };
// As a production build does by itself.
const withoutExamples = { UI_EXAMPLES: 'off' };
const build = (environment: Readonly<Record<string, string>> = {}): Promise<BuildResult> =>
  site.build({
    ...service.environment,
    ...stripe.environment,
    ...analytics,
    ...withoutExamples,
    ...environment,
  });

beforeAll(async () => {
  site = await createScratchSite();
  canaries = await plantCanaries(site.contentFolder);
  service = await startFaultyContentService(site.contentFolder);
  stripe = await startSampleStripe(site.contentFolder);
  firstBuild = await build();
});
afterAll(async () => {
  await service.close();
  await stripe.close();
  await site.dispose();
});

const contentFile = (name: string): string => path.join(site.contentFolder, name);
const change = (name: string, from: RegExp, to: string): void =>
  changeFile(contentFile(name), from, to);

/**
 * Expects a build to fail and to leave the site as it was; returns the end of its output: the
 * reason.
 */
const expectFailedBuild = async (run = build()): Promise<string> => {
  const before = fingerprintFolder(site.publicFolder);
  const { code, output } = await run;
  expect(code).not.toBe(0);
  const [, reason] = /\nThe build failed .*as it was\.\n\n([^]*)$/.exec(output) ?? [];
  expect(fingerprintFolder(site.publicFolder)).toEqual(before);
  return reason ?? `no reason: ${output}`;
};

describe('a build of the starter space', () => {
  let publicFiles: readonly FoundFile[];

  it('succeeds', () => {
    expect(firstBuild.code, firstBuild.output).toBe(0);
    publicFiles = readEveryFile(site.publicFolder);
  });

  it('has nothing of the UI kit’s examples if they are off: no page, no data, no script, no address', () => {
    const lead = 'every part of src/ui/kit';
    const found = publicFiles.filter(
      ({ name, bytes }) => /^(page-data\/)?ui\//.test(name) || bytes.includes(lead),
    );
    expect(found.map(({ name }) => name)).toEqual([]);
    const sitemap = publicFiles.find(({ name }) => name === 'sitemap.xml')?.bytes;
    expect(sitemap).toContain(`${routes.contact}</loc>`);
    expect(sitemap).not.toContain(`${uiExamplesPath}</loc>`);
  });

  it('makes a page for every article', () => {
    const pages = publicFiles.map(({ name }) => name);
    for (const file of readdirSync(contentFile('entries/article'))) {
      expect(pages).toContain(`articles/${file.replace('.md', '')}/index.html`);
    }
  });

  it('puts nothing from a member plan or its picture into a public file', () => {
    const withCanary = publicFiles.filter(({ name, bytes }) =>
      `${name} ${bytes}`.includes(canaryPrefix),
    );
    expect(withCanary.map(({ name }) => name)).toEqual([]);
    // A picture's address at the content service, where anyone could fetch it, contains the
    // picture's id.
    const withPictureId = publicFiles.filter(({ bytes }) => bytes.includes('memberplan-'));
    expect(withPictureId.map(({ name }) => name)).toEqual([]);
  });

  it('writes every member plan and its picture to where only functions read', () => {
    const guarded = ['entries/memberPlan', 'entries/memberLetter'];
    expect(canaries.plans).toHaveLength(
      guarded.flatMap((folder) => readdirSync(contentFile(folder))).length,
    );
    const privateFiles = readEveryFile(path.join(site.folder, 'private'));
    const expectPrivate = (text: string): void => {
      const found = privateFiles.filter(({ bytes }) => bytes.includes(text));
      expect(found.length, text).toBeGreaterThan(0);
    };
    for (const canary of canaries.plans) {
      for (const place of ['title', 'lead']) expectPrivate(`${canary}-${place}`);
    }
    for (const canary of canaries.pictures) {
      for (const place of ['alt', 'exif']) expectPrivate(`${canary}-${place}`);
    }
  });

  it('writes everything for sale, at the payment service’s prices, to where only functions read', () => {
    const file = readFileSync(path.join(site.folder, 'private/catalogue.json'), 'utf8');
    const catalogue = v.parse(DigitalCatalogueSchema, JSON.parse(file));
    const pack = catalogue.find(({ productId }) => productId === 'prod_sample_strength_power');
    expect(pack).toMatchObject({
      kind: 'pack',
      path: '/workout-packs/strength-power/',
      prices: { gbp: { priceId: 'price_sample_strength_power_gbp', minorUnits: 2400 } },
    });
    const annual = annualMembershipOf(catalogue);
    expect(annual?.productId).toBe('sub_sample_annual');
    // Every other membership, and the gift of one, opens the same plans.
    for (const item of catalogue.filter(({ kind }) => kind !== 'pack')) {
      expect([item.productId, item.rightId]).toEqual([item.productId, annual?.productId]);
    }
  });

  it('writes the catalogue’s key to no output', () => {
    const outputs = [...publicFiles, ...readEveryFile(path.join(site.folder, 'private'))];
    const withKey = outputs.filter(({ bytes }) => bytes.includes(stripe.catalogueKey));
    expect(withKey.map(({ name }) => name)).toEqual([]);
    expect(firstBuild.output).not.toContain(stripe.catalogueKey);
  });

  it('publishes no source map and no list of modules', () => {
    const found = publicFiles.filter(
      ({ name }) => name.endsWith('.map') || name === 'webpack.stats.json',
    );
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  it('has analytics, held back in a template, if there is a measurement id', () => {
    const home = site.readPublic('index.html');
    const [held = ''] = /<template data-analytics-held[^]*?<\/template>/.exec(home) ?? [];
    expect(held).toContain('https://www.googletagmanager.com/gtag/js?id=G-TEST123');
    expect(held).toContain('"anonymize_ip":true');
    expect(home.replace(held, '')).not.toMatch(/googletagmanager|google-analytics/);
    // What a first visit loads for it, compressed.
    const parts = home.match(
      /<(aside|template)[^>]*analytics[^]*?<\/\1>|<style>\s*html:not\(\[data-analytics[^]*?<\/style>|<script>[^<]*data-choose-analytics[^<]*<\/script>/g,
    );
    expect(parts).toHaveLength(5);
    expect(brotliCompressSync(parts?.join('') ?? '').length).toBeLessThan(2500);
    expect(site.readPublic('privacy-policy/index.html')).toContain('>_ga, _ga_…<');
    const headers = site.readPublic('_headers');
    for (const page of ['index.html', 'articles/index.html', 'calculators/macro/index.html']) {
      const hashes = hashesOfInlineScripts(site.readPublic(page));
      expect(hashes.filter((hash) => !headers.includes(hash))).toEqual([]);
    }
  });
});

testAnalyticsOf(() => site);

describe('a failed build leaves the last good site as it was', () => {
  it('and lists all content errors, and all prices that differ from Stripe’s', async () => {
    breakContent(site.contentFolder);
    await breakPrices(site.contentFolder, stripe);
    const reason = await expectFailedBuild();
    expect(reason).toMatch(/^\d+ errors in the content\./);
    for (const error of contentErrors) expect(reason).toMatch(error);
    site.resetContent();
    await mendPrices(stripe);
  });

  it.each([
    ['refusing', /refuses the access token\. Check CONTENTFUL_ACCESS_TOKEN\.\s*$/],
    ['cut-off', /broke while the build was reading from it\. Build again\.\s*$/],
  ] as const)(
    'when the content service is %s, and the content has changed',
    async (behaviour, reason) => {
      change('entries/article/deload-weeks.md', /^title: .*$/m, `title: Deload, ${behaviour}`);
      service.setBehaviour(behaviour);
      expect(await expectFailedBuild()).toMatch(reason);
    },
  );

  // Such a build ends in the same place as the refused one; only the reason differs.
  it('and names the reason when the content service cannot be reached', async () => {
    const content = {
      host: '127.0.0.2:59999',
      spaceId: 'faulty',
      environment: 'master',
      accessToken: 'token',
    };
    expect(await explainFailedBuild({ output: '', content, contentFolder: undefined })).toMatch(
      /^The content service at 127\.0\.0\.2:59999 cannot be reached \(ECONNREFUSED\)/,
    );
  });
});

/** A port on which nothing listens. */
const stripeIsDown = { STRIPE_API_URL: 'http://127.0.0.2:59998' };

describe('a build after failed ones, while Stripe cannot be reached', () => {
  let output = '';

  it('fetches only what has changed since the last good site', async () => {
    service.setBehaviour('healthy');
    rmSync(contentFile('entries/faq'), { recursive: true });
    change('entries/workoutPack/strength-power.md', /^priceGbp: .*$/m, 'priceGbp: 25');
    service.takeSentCount();
    const result = await build(stripeIsDown);
    output = result.output;
    expect(result.code, output).toBe(0);
    const allEntries = readdirSync(contentFile('entries'), { recursive: true }).length;
    expect(service.takeSentCount()).toBeLessThan(allEntries / 2);
  });

  it('contains what was changed before the failures, in the article and in the list', () => {
    expect(site.readPublic('articles/deload-weeks/index.html')).toContain('Deload, cut-off');
    const list = ['', ...readdirSync(path.join(site.publicFolder, 'articles/page'))]
      .map((page) => site.readPublic(`articles/${page === '' ? '' : `page/${page}/`}index.html`))
      .join('');
    expect(list).toContain('Deload, cut-off');
  });

  it('sells at the last verified prices, and says so once', () => {
    const page = site.readPublic('workout-packs/strength-power/index.html');
    expect(page).toContain('£24');
    expect(page).not.toContain('£25');
    expect(output.match(/Stripe cannot be reached/g)).toHaveLength(1);
    expect(output).toMatch(
      /Stripe cannot be reached \(ECONNREFUSED\), so the prices that a build verified last are used\. "Strength and power" \(prod_sample_strength_power\) stays at £24, /,
    );
  });

  it('no longer contains the deleted entries', () => {
    expect(site.readPublic('workout-plans-faq/index.html')).not.toContain('<h3><a href="#');
  });
});

describe('a build without any change', () => {
  it('fetches nothing and writes no page', async () => {
    const times = readPageTimes(site.publicFolder);
    service.takeSentCount();
    expect((await build(stripeIsDown)).code).toBe(0);
    expect(service.takeSentCount()).toBe(0);
    expect(readPageTimes(site.publicFolder)).toEqual(times);
  });
});

describe('a build of an empty space, without analytics', () => {
  it('succeeds, and every fixed page makes sense', async () => {
    rmSync(contentFile('entries'), { recursive: true });
    rmSync(contentFile('assets'), { recursive: true });
    const { code, output } = await build({ GOOGLE_ANALYTICS_ID: '' });
    expect(code, output).toBe(0);
    for (const fixed of [...pathsOutsideCms, '/404/'].filter((name) => name !== '/members/')) {
      const html = site.readPublic(`${fixed.slice(1)}index.html`);
      expect(html, fixed).toMatch(/<h1[^>]*>(<[^>]*>)*[^<]+<\//);
      const words = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ');
      expect(words, fixed).not.toMatch(/\b(undefined|null|NaN|\[object)\b/);
    }
  });

  it('deletes the pages of earlier entries', () => {
    expect(site.hasPublic('articles/deload-weeks/index.html')).toBe(false);
  });

  it('loads nothing from Google', () => {
    expect(site.readPublic('index.html')).not.toMatch(/googletagmanager|analytics/);
  });
});

describe('a build of a starter space with a file whose name is too long', () => {
  it('fails with the name of the file and what to do', async () => {
    site.resetContent();
    const name = `entries/article/${'a'.repeat(59)}.md`;
    writeFileSync(contentFile(name), '---\ntitle: Long\n---\n');
    // Without a hosted space, the content comes from the folder.
    const reason = await expectFailedBuild(site.build());
    expect(reason).toMatch(
      /^One fault in content\/:\n- content\/entries\/article\/a{59}\.md: the id "article-a{59}" has 67 characters; shorten the file name by 3 or more, [^\n]*\n*$/,
    );
  });
});
