import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explainFailedBuild } from '../../local/failed-build/explain-failed-build.ts';
import { hashesOfInlineScripts } from '../../src/build/inline-scripts.ts';
import { annualOf, CatalogueSchema } from '../../src/domain/catalogue.ts';
import { fixedPaths } from '../../src/domain/routes.ts';
import { canaryPrefix, plantCanaries } from '../support/members/plant-canaries.ts';
import { startFaultyContentService } from '../support/scratch-site/faulty-content-service.ts';
import type { FaultyContentService } from '../support/scratch-site/faulty-content-service.ts';
import { fingerprintFolder, readPageTimes } from '../support/scratch-site/fingerprint-folder.ts';
import type { BuildResult } from '../support/scratch-site/run-build.ts';
import { startSampleStripe } from '../support/scratch-site/sample-stripe.ts';
import type { SampleStripe } from '../support/scratch-site/sample-stripe.ts';
import { createScratchSite } from '../support/scratch-site/scratch-site.ts';
import type { ScratchSite } from '../support/scratch-site/scratch-site.ts';

// A build takes most of a minute, so these tests share one site and run in order: each build starts where the previous one
// ended. Only the first and the last build have to start without Gatsby's cache.

let site: ScratchSite;
let service: FaultyContentService;
let stripe: SampleStripe;
let canaries: readonly string[];
let firstBuild: BuildResult;

const analytics = { GOOGLE_ANALYTICS_ID: 'G-TEST123' };
const build = (environment: Readonly<Record<string, string>> = {}): Promise<BuildResult> =>
  site.build({ ...service.environment, ...stripe.environment, ...analytics, ...environment });

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

/** Changes a content file; throws if the file doesn't contain the text to be replaced. */
const change = (name: string, from: string | RegExp, to: string): void => {
  const before = readFileSync(contentFile(name), 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${name} does not contain ${String(from)}.`);
  writeFileSync(contentFile(name), after);
};

const append = (name: string, text: string): void =>
  writeFileSync(contentFile(name), `${readFileSync(contentFile(name), 'utf8')}\n${text}\n`);

/** Expects a build to fail and to leave the site as it was; returns the end of its output: the reason. */
const expectFailedBuild = async (run = build()): Promise<string> => {
  const before = fingerprintFolder(site.publicFolder);
  const { code, output } = await run;
  expect(code).not.toBe(0);
  const [, reason] = /\nThe build failed .*as it was\.\n\n([^]*)$/.exec(output) ?? [];
  expect(fingerprintFolder(site.publicFolder)).toEqual(before);
  return reason ?? `no reason: ${output}`;
};

type FoundFile = { readonly name: string; readonly bytes: string };

/** Every file below a folder with all its bytes in lower case: the metadata of a picture counts too. */
const readEveryFile = (folder: string): readonly FoundFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      name: path.relative(folder, file),
      bytes: readFileSync(file, 'latin1').toLowerCase(),
    }));

describe('a build of the starter space', () => {
  let publicFiles: readonly FoundFile[];

  it('succeeds', () => {
    expect(firstBuild.code, firstBuild.output).toBe(0);
    publicFiles = readEveryFile(site.publicFolder);
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
    // A picture's address at the content service, where anyone could fetch it, contains the picture's id.
    const withPictureId = publicFiles.filter(({ bytes }) => bytes.includes('memberplan-'));
    expect(withPictureId.map(({ name }) => name)).toEqual([]);
  });

  it('writes every member plan and its picture to where only functions read', () => {
    expect(canaries).toHaveLength(readdirSync(contentFile('entries/memberPlan')).length);
    const privateFiles = readEveryFile(path.join(site.folder, 'private'));
    for (const canary of canaries) {
      for (const place of ['title', 'lead', 'alt', 'exif']) {
        const found = privateFiles.filter(({ bytes }) => bytes.includes(`${canary}-${place}`));
        expect(found.length, `${canary} ${place}`).toBeGreaterThan(0);
      }
    }
  });

  it('writes everything for sale, at the payment service’s prices, to where only functions read', () => {
    const file = readFileSync(path.join(site.folder, 'private/catalogue.json'), 'utf8');
    const catalogue = v.parse(CatalogueSchema, JSON.parse(file));
    const pack = catalogue.find(({ productId }) => productId === 'prod_sample_strength_power');
    expect(pack).toMatchObject({
      kind: 'pack',
      path: '/workout-packs/strength-power/',
      prices: { gbp: { priceId: 'price_sample_strength_power_gbp', minorUnits: 2400 } },
    });
    const annual = annualOf(catalogue);
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

  it('loads analytics, which respect Do Not Track, if there is a measurement id', () => {
    const home = site.readPublic('index.html');
    expect(home).toContain('https://www.googletagmanager.com/gtag/js?id=G-TEST123');
    expect(home).toContain('"anonymize_ip":true');
    expect(home).toContain('navigator.doNotTrack');
    const headers = site.readPublic('_headers');
    for (const page of ['index.html', 'articles/index.html', 'calculators/macro/index.html']) {
      const hashes = hashesOfInlineScripts(site.readPublic(page));
      expect(hashes.filter((hash) => !headers.includes(hash))).toEqual([]);
    }
  });
});

const breakContent = (): void => {
  change('entries/exercise/back-squat.md', /^slug: .*\n/m, '');
  change('entries/exercise/front-squat.md', /^slug: .*$/m, 'slug: goblet-squat');
  change('entries/exercise/plank.md', /^category: .*$/m, 'category: leg-exercise');
  change('entries/article/deload-weeks.md', /^categories: .*$/m, 'categories: [holidays]');
  change('entries/article/sleep-and-strength.md', /^date: .*$/m, 'date: 2026-02-30');
  change('entries/product/lifting-belt.md', /^priceGbp: .*$/m, 'priceGbp: forty');
  change('entries/homeBanner/exercises.md', /^slug: .*$/m, 'slug: exercises/arms');
  change('assets/exercise-deadlift.yaml', /^description: .*$/m, 'description: ""');
  rmSync(contentFile('assets/exercise-face-pull.yaml'));
  rmSync(contentFile('entries/product/chalk-block.md'));
  append('entries/exercise/chin-up.md', 'See [there](/exercises/no-such-page/).');
  append('entries/exercise/pull-up.md', '<script>alert(1)</script>');
  append('entries/exercise/push-up.md', 'Line<br onclick="x()">break [x](javascript:alert(1)).');
  append('entries/workoutPlan/first-barbell-plan.md', '```workout\n- Leg pres: 3 x 5\n```');
};

/** Makes the payment service and the content disagree. */
const breakPrices = async (): Promise<void> => {
  change('entries/workoutPack/tone-sculpt.md', /^priceUsd: .*$/m, 'priceUsd: 30');
  change('entries/workoutPack/fat-blaster.md', /^priceIdGbp: .*$/m, 'priceIdGbp: price_gone');
  change('entries/workoutPack/muscle-growth.md', /^priceIdAud: .*\n/m, '');
  await stripe.client.prices.update('price_sample_bum_thighs_eur', { active: false });
  await stripe.client.prices.update('price_sample_annual_gbp', { active: false });
  await stripe.client.products.update('prod_sample_mass_builder', { active: false });
};

const mendPrices = async (): Promise<void> => {
  await stripe.client.prices.update('price_sample_bum_thighs_eur', { active: true });
  await stripe.client.prices.update('price_sample_annual_gbp', { active: true });
  await stripe.client.products.update('prod_sample_mass_builder', { active: true });
};

const contentErrors: readonly RegExp[] = [
  /Workout pack "Tone and sculpt" \(.*\)(?:\n  .*)*\n  - field priceUsd: it is \$30, but the price ".*" is \$25 at Stripe/,
  /Workout pack "Fat blaster" \(.*\)(?:\n  .*)*\n  - field priceIdGbp: Stripe has no price "price_gone"/,
  /Workout pack "Muscle growth" \(.*\)(?:\n  .*)*\n  - field priceIdAud: it is missing, but other fields say/,
  /Workout pack "Bum and thighs" \(.*\)(?:\n  .*)*\n  - field priceIdEur: the price ".*" is archived at Stripe/,
  /Subscription offer ".*" \(.*\)(?:\n  .*)*\n  - field priceIdGbp: the price "price_sample_annual_gbp" is archived/,
  /Pre-built plan "Mass builder" \(.*\)(?:\n  .*)*\n  - field productId: the product ".*" is archived at Stripe/,
  /Exercise "Back squat" \(exercise-back-squat\)(?:\n  .*)*\n  - field slug: it is missing\. Enter/,
  /Exercise "Goblet squat" \(exercise-goblet-squat\)(?:\n  .*)*\n  - field slug: "goblet-squat" is taken by|Exercise "Front squat" \(exercise-front-squat\)(?:\n  .*)*\n  - field slug: "goblet-squat" is taken by/,
  /Exercise "Plank" \(exercise-plank\)(?:\n  .*)*\n  - field category: "leg-exercise" is not the slug of an exercise category\. Use one of/,
  /Article "Deload weeks.*" \(article-deload-weeks\)(?:\n  .*)*\n  - field categories: "holidays" is not/,
  /Article ".*" \(article-sleep-and-strength\)(?:\n  .*)*\n  - field date: "2026-02-30" is not a date/,
  /Product "Lifting belt" \(product-lifting-belt\)(?:\n  .*)*\n  - field priceGbp: "forty" is not a price\. Enter a number/,
  /Home banner ".*" \(homeBanner-exercises\)(?:\n  .*)*\n  - field slug: it leads to \/exercises\/arms\//,
  /Exercise "Deadlift" \(exercise-deadlift\)(?:\n  .*)*\n  - field image: .* has no alt text\. Say what is seen/,
  /Exercise "Face pull" \(exercise-face-pull\)(?:\n  .*)*\n  - field image: it has no picture/,
  /the link "\/shop\/chalk-block\/" leads to a page that does not exist/,
  /Exercise "Chin-up" \(exercise-chin-up\)(?:\n  .*)*\n  - field content: line \d+: the link "\/exercises\/no-such-page\/" leads to a page that does not exist/,
  /Exercise "Pull-up" \(exercise-pull-up\)(?:\n  .*)*\n  - field content: line \d+: <script> is not allowed/,
  /Exercise "Push-up" \(exercise-push-up\)(?:\n  .*)*\n  - field content: line \d+: the attribute onclick of <br> is not allowed/,
  /Exercise "Push-up" \(exercise-push-up\)(?:\n  .*)*\n  - field content: line \d+: the link "javascript:alert\(1\)"/,
  /Workout plan ".*" \(workoutPlan-first-barbell-plan\)(?:\n  .*)*\n  - field content: line \d+, column 3: "Leg pres" is not in the exercise library\. Did you mean "Leg press"\?/,
];

describe('a failed build leaves the last good site as it was', () => {
  it('and lists all content errors, and all prices that differ from Stripe’s', async () => {
    breakContent();
    await breakPrices();
    const reason = await expectFailedBuild();
    expect(reason).toMatch(/^\d+ errors in the content\./);
    for (const error of contentErrors) expect(reason).toMatch(error);
    site.resetContent();
    await mendPrices();
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
    for (const fixed of [...fixedPaths, '/404/'].filter((name) => name !== '/members/')) {
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
    expect(site.readPublic('index.html')).not.toContain('googletagmanager');
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
