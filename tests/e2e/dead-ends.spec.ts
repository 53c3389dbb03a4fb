import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { routes } from '../../src/domain/routes.ts';

type CrawledPage = {
  readonly path: string;
  readonly status: number;
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly mainHeadings: number;
  readonly ids: readonly string[];
  readonly links: readonly string[];
  readonly files: readonly string[];
  readonly pictures: readonly string[];
};

// One worker runs all tests of this file, so that they share one crawl.
test.describe.configure({ mode: 'default' });

const isInZone = (path: string): boolean =>
  path.startsWith(routes.members) && path !== routes.members;

/** The entry pages of the site; e-mails link to the mailing list's page, and no page does. */
const entrances: readonly string[] = [routes.home, routes.mailingList];

let crawled: ReadonlyMap<string, CrawledPage> = new Map();
let pages: readonly CrawledPage[] = [];

/** Path and query of an address on this site; undefined for other sites. */
const pathOn = (origin: string, from: string, href: string): string | undefined => {
  const url = new URL(href, `${origin}${from}`);
  return url.origin === origin ? `${url.pathname}${url.search}` : undefined;
};

/**
 * Fetches every page that can be reached by links, eight at a time, in the browser, which has an
 * HTML parser.
 */
const crawl = (page: Page): Promise<readonly CrawledPage[]> =>
  page.evaluate(async (entrances) => {
    const read = async (path: string): Promise<CrawledPage> => {
      const response = await fetch(path);
      const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
      const html = isPage ? await response.text() : '';
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const all = (selector: string, attribute: string): readonly string[] =>
        [...parsed.querySelectorAll(selector)].map(
          (element) => element.getAttribute(attribute) ?? '',
        );
      return {
        path,
        status: response.status,
        lang: parsed.documentElement.lang,
        title: parsed.title.trim(),
        description: all('meta[name="description"]', 'content')[0]?.trim() ?? '',
        mainHeadings: parsed.querySelectorAll('h1').length,
        ids: all('[id]', 'id'),
        links: all('a[href]', 'href'),
        files: [...all('script[src]', 'src'), ...all('link[href]', 'href')],
        pictures: all('img', 'src'),
      };
    };
    const found = new Set(entrances);
    const queue = [...entrances];
    const done: CrawledPage[] = [];
    while (queue.length > 0) {
      const batch = await Promise.all(queue.splice(0, 8).map(read));
      done.push(...batch);
      for (const { path, links } of batch) {
        for (const href of links) {
          const url = new URL(href, `${location.origin}${path}`);
          const next = `${url.pathname}${url.search}`;
          if (url.origin !== location.origin || found.has(next)) continue;
          found.add(next);
          queue.push(next);
        }
      }
    }
    return done;
  }, entrances);

/**
 * Fetches addresses, four at a time, and returns those that don't answer 200 or have another type.
 */
const findMissing = (
  page: Page,
  addresses: readonly string[],
  type: string,
): Promise<readonly string[]> =>
  page.evaluate(
    async ({ addresses, type }) => {
      const missing: string[] = [];
      const queue = [...addresses];
      const work = async (): Promise<void> => {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
          const response = await fetch(next);
          const contentType = response.headers.get('content-type') ?? '';
          await response.arrayBuffer();
          if (!response.ok || !contentType.startsWith(type)) {
            missing.push(`${response.status} ${contentType} ${next}`);
          }
        }
      };
      await Promise.all([work(), work(), work(), work()]);
      return missing;
    },
    { addresses, type },
  );

/** A page of the site's origin that loads nothing else. */
const openQuietPage = async (page: Page): Promise<void> => {
  await page.goto('/robots.txt');
};

test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await openQuietPage(page);
  pages = await crawl(page);
  crawled = new Map(pages.map((one) => [one.path, one]));
  await page.close();
});

test('every page of the sitemap can be reached by links', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed).not.toEqual([]);
  expect(listed.filter((path) => !crawled.has(path))).toEqual([]);
});

test('every link within the site leads to a page', ({ baseURL }) => {
  const origin = baseURL ?? '';
  const dead = pages
    .filter(({ status }) => status !== 200)
    .map(({ path, status }) => ({
      path,
      status,
      linkedFrom: pages
        .filter((page) => page.links.some((href) => pathOn(origin, page.path, href) === path))
        .map((page) => page.path)
        .slice(0, 5),
    }));
  expect(dead).toEqual([]);
});

test('every link to a section of a page finds that section', ({ baseURL }) => {
  const origin = baseURL ?? '';
  const sectionLinks = pages.flatMap((page) =>
    page.links.flatMap((href) => {
      const { hash } = new URL(href, `${origin}${page.path}`);
      const target = pathOn(origin, page.path, href);
      // What has a name and a value, as `#stage=pregnant`, is read by a script and is no section.
      const isSection = hash.length > 1 && !hash.includes('=');
      return isSection && target !== undefined ? [{ from: page.path, target, hash }] : [];
    }),
  );
  // The link to the main content is on every page.
  expect(new Set(sectionLinks.map(({ from }) => from)).size).toBe(
    pages.filter(({ links }) => links.length > 0).length,
  );
  // Below the members zone, content needs a login; its own tests open the account's sections by
  // address.
  const publicLinks = sectionLinks.filter(({ target }) => !target.startsWith('/members/'));
  const dead = publicLinks.filter(
    ({ target, hash }) => !crawled.get(target)?.ids.includes(decodeURIComponent(hash.slice(1))),
  );
  expect(dead).toEqual([]);
});

test('every page has a title, a description, one main heading and its language', () => {
  const incomplete = pages.filter(
    ({ lang, title, description, mainHeadings }) =>
      lang !== 'en-GB' || title === '' || description === '' || mainHeadings !== 1,
  );
  expect(incomplete.map(({ path }) => path)).toEqual([]);
});

test('no two pages have the same title', () => {
  // Addresses that differ only in their query are one page, whose title a script sets, and so are
  // all of the members zone (ROUTES-11).
  const files = pages.filter(({ path }) => !path.includes('?') && !isInZone(path));
  const titles = Map.groupBy(files, ({ title }) => title);
  const shared = [...titles]
    .filter(([, all]) => all.length > 1)
    .map(([title, all]) => ({ title, paths: all.map(({ path }) => path) }));
  expect(shared).toEqual([]);
});

test('every script, style and icon of every page exists', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  const files = new Set(
    pages.flatMap(({ path, files: own }) =>
      own.map((file) => pathOn(origin, path, file)).filter((file) => file !== undefined),
    ),
  );
  expect(files.size).toBeGreaterThan(5);
  await openQuietPage(page);
  expect(await findMissing(page, [...files], '')).toEqual([]);
});

test('every picture of every page exists', { tag: '@night' }, async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const origin = baseURL ?? '';
  const pictures = new Set(
    pages.flatMap(({ path, pictures: own }) =>
      own.map((picture) => pathOn(origin, path, picture) ?? picture),
    ),
  );
  expect(pictures.size).toBeGreaterThan(0);
  await openQuietPage(page);
  expect(await findMissing(page, [...pictures], 'image/')).toEqual([]);
});
