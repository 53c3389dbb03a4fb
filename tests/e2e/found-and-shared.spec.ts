import { expect, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { site } from '../../src/config/site.ts';
import { pageWordLimits } from '../../src/domain/page-words.ts';
import { findStructuredDataFaults } from '../../src/domain/structured-data/schema-org.test-support.ts';
import { expectInHead } from '../support/browser/head.ts';
import { publicPages } from '../support/browser/pages.ts';
import {
  newestArticles,
  numberOf,
  starterEntries,
  textOf,
} from '../support/browser/starter-entries.ts';
import { visit } from '../support/browser/visit.ts';

type ReadPage = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  readonly robots: string | undefined;
  readonly feeds: readonly string[];
  /** What a shared link shows, by the name of its property. */
  readonly shared: Readonly<Record<string, string>>;
  readonly jsonLd: readonly string[];
  /** The names in the visible breadcrumb, the page itself last. */
  readonly crumbs: readonly string[];
  readonly links: readonly string[];
};

/** Reads the HTML of a page as it travels; runs in the browser. */
const readHtml = ([path, html]: readonly [string, string]): ReadPage => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const attribute = (selector: string, name: string): string | undefined =>
    page.querySelector(selector)?.getAttribute(name) ?? undefined;
  const all = (selector: string): readonly Element[] => [...page.querySelectorAll(selector)];
  return {
    path,
    title: page.title,
    description: attribute('meta[name="description"]', 'content') ?? '',
    canonical: attribute('link[rel="canonical"]', 'href'),
    robots: attribute('meta[name="robots"]', 'content'),
    feeds: all('link[type="application/rss+xml"]').map((link) => link.getAttribute('href') ?? ''),
    shared: Object.fromEntries(
      all('meta[property], meta[name^="twitter:"]').map((meta) => [
        meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
    jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
    crumbs: all('nav[aria-label="Breadcrumb"] li').map((item) => item.textContent ?? ''),
    links: all('a[href]').map((link) => link.getAttribute('href') ?? ''),
  };
};

// The site is read once, and every test of this file looks at it.
test.describe.configure({ mode: 'default' });

let listed: readonly string[] = [];
let pages: ReadonlyMap<string, ReadPage> = new Map();
let linked: ReadonlyMap<string, ReadPage> = new Map();

const locations = async (
  request: APIRequestContext,
  address: string,
): Promise<readonly string[]> => {
  const xml = await (await request.get(address)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location);
};

const typesOf = ({ jsonLd }: ReadPage): readonly string[] =>
  jsonLd.map((json) => String(/"@type":"(\w+)"/.exec(json)?.[1]));

const thingOf = (path: string, type: string): Record<string, unknown> => {
  const json = pages.get(path)?.jsonLd.find((one) => one.includes(`"@type":"${type}"`));
  const thing: unknown = JSON.parse(json ?? 'null');
  return typeof thing === 'object' && thing !== null ? { ...thing } : {};
};

test.beforeAll(async ({ browser, baseURL }) => {
  const origin = baseURL ?? '';
  const context = await browser.newContext({ baseURL: origin });
  const parser = await context.newPage();
  const read = async (paths: Iterable<string>): Promise<Map<string, ReadPage>> => {
    const found = new Map<string, ReadPage>();
    for (const path of paths) {
      const response = await context.request.get(path);
      expect([path, response.status()]).toEqual([path, 200]);
      if (!(response.headers()['content-type'] ?? '').startsWith('text/html')) continue;
      found.set(path, await parser.evaluate(readHtml, [path, await response.text()] as const));
    }
    return found;
  };
  listed = await locations(context.request, '/sitemap.xml');
  pages = await read(listed.map((address) => new URL(address).pathname));
  const targets = [...pages.values()]
    .flatMap(({ path, links }) => links.map((href) => new URL(href, `${origin}${path}`)))
    .filter((url) => url.origin === origin && !pages.has(url.pathname))
    .map((url) => url.pathname);
  linked = await read(new Set(targets));
  await context.close();
});

test.describe('the sitemap', () => {
  test('names pages that say that they are meant, and each of them once', ({ baseURL }) => {
    expect(listed.length).toBeGreaterThan(130);
    expect(new Set(listed).size).toBe(listed.length);
    const wrong = [...pages.values()].filter(
      ({ path, canonical, robots }) => canonical !== `${baseURL}${path}` || robots !== undefined,
    );
    expect(wrong).toEqual([]);
    expect(pages.size).toBe(listed.length);
  });

  test('leaves out nothing but what asks to be left out', () => {
    expect(linked.size).toBeGreaterThan(0);
    const forgotten = [...linked.values()]
      .filter(({ robots }) => robots !== 'noindex')
      .map(({ path }) => path);
    expect(forgotten).toEqual([]);
  });

  test('says when articles last changed, and of lists nothing that nobody knows', async ({
    request,
  }) => {
    const xml = await (await request.get('/sitemap.xml')).text();
    expect(xml).toMatch(/\/articles\/deload-weeks\/<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z</);
    expect(xml).toMatch(/\/articles\/<\/loc><\/url>/);
  });

  test('is named to robots by its whole address', async ({ request, baseURL }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml\n`);
    expect(robots).not.toMatch(/Disallow: \S/);
  });

  for (const path of ['/members/', '/checkout/', '/success/', '/search/', '/no-such-page/']) {
    test(`and search engines do not get ${path}`, async ({ page }) => {
      await page.goto(path);
      await expectInHead(page, 'meta[name="robots"]', 'content', 'noindex');
      await expect(page.locator('link[rel="canonical"], script[type*="ld+json"]')).toHaveCount(0);
      expect(pages.has(path)).toBe(false);
    });
  }
});

test.describe('the words of a page', () => {
  test('are short enough to be shown whole, and long enough to say something', () => {
    const { title, description } = pageWordLimits;
    const wrong = [...pages.values()]
      .filter(
        (page) =>
          page.title.length > title ||
          page.description.length < description.from ||
          page.description.length > description.to,
      )
      .map((page) => `${page.path}: ${page.title.length}, ${page.description.length}`);
    expect(wrong).toEqual([]);
  });

  test('are those of no other page', () => {
    for (const name of ['title', 'description'] as const) {
      const shared = [...Map.groupBy(pages.values(), (page) => page[name])]
        .filter(([, all]) => all.length > 1)
        .map(([words, all]) => `${words}: ${all.map(({ path }) => path).join(' ')}`);
      expect(shared).toEqual([]);
    }
  });
});

test.describe('a shared link', () => {
  test('shows title, description, address and picture of every page', ({ baseURL }) => {
    for (const { path, title, description, shared } of pages.values()) {
      expect(shared, path).toMatchObject({
        'og:url': `${baseURL}${path}`,
        'og:description': description,
        'og:site_name': site.name,
        'og:locale': 'en_GB',
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
      });
      expect(title, path).toContain(shared['og:title']);
      expect(shared['og:image'], path).toMatch(new RegExp(`^${baseURL}/`));
      expect(shared['og:image:alt']?.length, path).toBeGreaterThan(10);
      const isArticle = /^\/articles\/(?!page\/)./.test(path);
      expect(shared['og:type'], path).toBe(isArticle ? 'article' : 'website');
      expect('article:published_time' in shared, path).toBe(isArticle);
    }
  });

  test('to an entry shows its own picture, to another page that of the house', ({ baseURL }) => {
    const pictureOf = (path: string) => pages.get(path)?.shared['og:image'];
    for (const path of ['/', '/articles/', '/contact/', '/about/', '/category/training/']) {
      expect(pictureOf(path), path).toBe(`${baseURL}${site.socialPicture.path}`);
    }
    expect(pictureOf('/articles/deload-weeks/')).toContain('article-deload-weeks');
    expect(pictureOf('/exercises/leg-exercises/')).toContain('exerciseCategory-leg-exercises');
    expect(pictureOf('/exercises/leg-exercises/back-squat/')).toContain('exercise-back-squat');
    const ofBelt = new URL(pictureOf('/shop/lifting-belt/') ?? '');
    expect(ofBelt.searchParams.get('url')).toContain('product-lifting-belt');
    // Without it the host would fit the whole picture in, and the size that the page says would be wrong.
    expect(ofBelt.searchParams.get('fit')).toBe('cover');
  });

  test('shows pictures of the size it says', async ({ request }) => {
    const samples = publicPages.flatMap(({ path }) => pages.get(path)?.shared['og:image'] ?? []);
    expect(new Set(samples).size).toBeGreaterThan(7);
    for (const address of new Set(samples)) {
      const response = await request.get(address);
      expect(response.headers()['content-type'], address).toBe('image/jpeg');
      const { width, height } = await sharp(await response.body()).metadata();
      expect([width, height], address).toEqual([1200, 630]);
    }
  });
});

test.describe('what machines are told', () => {
  test('is what schema.org knows, on every page', () => {
    const faults = [...pages.values()].flatMap(({ path, jsonLd }) =>
      jsonLd.flatMap((json) => findStructuredDataFaults(json).map((fault) => `${path}: ${fault}`)),
    );
    expect(faults).toEqual([]);
  });

  test('is about what the page is about', () => {
    const wanted: readonly (readonly [RegExp, readonly string[]])[] = [
      [/^\/$/, ['Organization', 'WebSite']],
      [/^\/articles\/(page\/\d+\/)?$/, ['CollectionPage']],
      [/^\/articles\/(?!page\/)[^/]+\/$/, ['Article']],
      [/^\/category\//, ['CollectionPage']],
      [/^\/exercises\/([^/]+\/)?$/, ['CollectionPage']],
      [/^\/exercises\/[^/]+\/[^/]+\/$/, ['HowTo']],
      [/^\/workout-plans\/$/, ['CollectionPage']],
      [/^\/workout-plans\/[^/]+\/$/, ['ExercisePlan']],
      [/^\/(workout-packs|pre-built-plans|home-gym-packs|calculators|shop)\/$/, ['CollectionPage']],
      [/^\/workout-plans-faq\/$/, ['FAQPage']],
      [/^\/shop\/[^/]+\/$/, ['Product']],
    ];
    for (const page of pages.values()) {
      const own = wanted.find(([expression]) => expression.test(page.path))?.[1] ?? [];
      const isDeep = page.path.split('/').length > 3;
      expect(typesOf(page), page.path).toEqual([...(isDeep ? ['BreadcrumbList'] : []), ...own]);
    }
  });

  test('is the way that people see too', ({ baseURL }) => {
    for (const page of pages.values()) {
      const items = thingOf(page.path, 'BreadcrumbList')['itemListElement'];
      const names = Array.isArray(items) ? items.map(({ name }) => String(name)) : [];
      expect(page.crumbs, page.path).toEqual(names);
      const last: unknown = Array.isArray(items) ? items.at(-1)?.item : `${baseURL}${page.path}`;
      expect(last).toBe(`${baseURL}${page.path}`);
    }
  });

  test('are the prices and the stock of the shop', () => {
    for (const product of starterEntries('product')) {
      const path = `/shop/${textOf(product, 'slug')}/`;
      const availability = `https://schema.org/${product['inStock'] === true ? 'In' : 'OutOf'}Stock`;
      expect(thingOf(path, 'Product')).toMatchObject({
        name: textOf(product, 'title'),
        offers: ['Gbp', 'Eur', 'Usd', 'Aud'].map((currency) => ({
          price: numberOf(product, `price${currency}`).toFixed(2),
          priceCurrency: currency.toUpperCase(),
          availability,
        })),
      });
    }
  });

  test('are all questions, with answers in plain words', () => {
    const { mainEntity } = thingOf('/workout-plans-faq/', 'FAQPage');
    const asked = Array.isArray(mainEntity) ? mainEntity.map(({ name }) => String(name)) : [];
    const titles = starterEntries('faq').map((faq) => textOf(faq, 'title'));
    expect(asked.toSorted()).toEqual(titles.toSorted());
  });

  test('follows when one moves on without a reload', async ({ page, baseURL }) => {
    await visit(page, '/articles/deload-weeks/');
    const data = page.locator('head script[type="application/ld+json"]');
    await expect(data).toHaveCount(2);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Articles').click();
    await expect(page).toHaveURL('/articles/');
    await expect(data).toHaveCount(1);
    expect(findStructuredDataFaults((await data.textContent()) ?? '')).toEqual([]);
    await expectInHead(page, 'link[rel="canonical"]', 'href', `${baseURL}/articles/`);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});

test.describe('the feed of the articles', () => {
  test('is named in the head of articles and their lists, and nowhere else', () => {
    for (const { path, feeds } of pages.values()) {
      const isOfArticles = /^\/(articles|category)\//.test(path);
      expect(feeds, path).toEqual(isOfArticles ? ['/articles/rss.xml'] : []);
    }
  });

  test('holds the newest articles in full, and every address in it is whole', async ({
    page,
    request,
    baseURL,
  }) => {
    const response = await request.get('/articles/rss.xml');
    expect(response.headers()['content-type']).toMatch(/xml/);
    const feed = await page.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml');
        const text = (element: Element, name: string): string =>
          element.getElementsByTagName(name)[0]?.textContent ?? '';
        return {
          errors: parsed.getElementsByTagName('parsererror').length,
          items: [...parsed.getElementsByTagName('item')].map((item) => ({
            link: text(item, 'link'),
            title: text(item, 'title'),
            date: new Date(text(item, 'pubDate')).toISOString().slice(0, 10),
            html: text(item, 'content:encoded'),
          })),
        };
      },
      await response.text(),
    );
    expect(feed.errors).toBe(0);
    const wanted = newestArticles().slice(0, 20);
    expect(feed.items.map(({ link, title, date }) => ({ link, title, date }))).toEqual(
      wanted.map((article) => ({
        link: `${baseURL}/articles/${textOf(article, 'slug')}/`,
        title: textOf(article, 'title'),
        date: textOf(article, 'date'),
      })),
    );
    for (const { html, link } of feed.items) {
      expect(html.length, link).toBeGreaterThan(1000);
      expect(html, link).not.toMatch(/(href|src)="(?!https?:\/\/|mailto:)/);
    }
  });
});
