import { expect, test } from '@playwright/test';

type CrawledPage = {
  readonly path: string;
  readonly status: number;
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly headings: number;
  readonly ids: readonly string[];
  readonly links: readonly string[];
  readonly files: readonly string[];
  readonly pictures: readonly string[];
};

// The crawl is made once, and every test of this file reads it.
test.describe.configure({ mode: 'default' });

let pages: ReadonlyMap<string, CrawledPage> = new Map();

/** The path of an address of this site, without its fragment; undefined for any other. */
const pathOn = (origin: string, from: string, href: string): string | undefined => {
  const url = new URL(href, `${origin}${from}`);
  return url.origin === origin ? `${url.pathname}${url.search}` : undefined;
};

test.beforeAll(async ({ browser, baseURL }) => {
  const origin = baseURL ?? '';
  const context = await browser.newContext({ baseURL: origin });
  const parser = await context.newPage();
  const crawled = new Map<string, CrawledPage>();
  const queue = ['/'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (crawled.has(path)) continue;
    const response = await context.request.get(path);
    const isPage = (response.headers()['content-type'] ?? '').startsWith('text/html');
    const html = isPage ? await response.text() : '';
    const found = await parser.evaluate((source) => {
      const page = new DOMParser().parseFromString(source, 'text/html');
      const all = (selector: string, attribute: string): readonly string[] =>
        [...page.querySelectorAll(selector)].map(
          (element) => element.getAttribute(attribute) ?? '',
        );
      return {
        lang: page.documentElement.lang,
        title: page.title.trim(),
        description:
          page.querySelector('meta[name="description"]')?.getAttribute('content')?.trim() ?? '',
        headings: page.querySelectorAll('h1').length,
        ids: all('[id]', 'id'),
        links: all('a[href]', 'href'),
        files: [...all('script[src]', 'src'), ...all('link[href]', 'href')],
        pictures: all('img', 'src'),
      };
    }, html);
    crawled.set(path, { path, status: response.status(), ...found });
    for (const href of found.links) {
      const next = pathOn(origin, path, href);
      if (next !== undefined && !crawled.has(next)) queue.push(next);
    }
  }
  await context.close();
  pages = crawled;
});

test('the crawl from home finds the whole site', () => {
  expect(pages.size).toBeGreaterThan(120);
});

test('every internal link leads to a page', ({ baseURL }) => {
  const origin = baseURL ?? '';
  const dead = [...pages.values()]
    .filter(({ status }) => status !== 200)
    .map(({ path, status }) => ({
      path,
      status,
      linkedFrom: [...pages.values()]
        .filter((page) => page.links.some((href) => pathOn(origin, page.path, href) === path))
        .map((page) => page.path)
        .slice(0, 5),
    }));
  expect(dead).toEqual([]);
});

test('every link to a part of a page finds that part', ({ baseURL }) => {
  const origin = baseURL ?? '';
  let checked = 0;
  const missing: string[] = [];
  for (const page of pages.values()) {
    for (const href of page.links) {
      const { hash } = new URL(href, `${origin}${page.path}`);
      const target = pathOn(origin, page.path, href);
      if (hash.length < 2 || target === undefined) continue;
      checked += 1;
      const ids = pages.get(target)?.ids ?? [];
      if (!ids.includes(decodeURIComponent(hash.slice(1)))) missing.push(`${page.path}: ${href}`);
    }
  }
  expect(checked).toBeGreaterThan(pages.size);
  expect(missing).toEqual([]);
});

test('every page has a title, a description, one main heading and its language', () => {
  const faults = [...pages.values()]
    .filter(
      ({ lang, title, description, headings }) =>
        lang !== 'en-GB' || title === '' || description === '' || headings !== 1,
    )
    .map(({ path, lang, title, description, headings }) => ({
      path,
      lang,
      title,
      description,
      headings,
    }));
  expect(faults).toEqual([]);
});

test('no two pages have the same title', () => {
  const titles = Map.groupBy(pages.values(), ({ title }) => title);
  const shared = [...titles]
    .filter(([, all]) => all.length > 1)
    .map(([title, all]) => ({ title, paths: all.map(({ path }) => path) }));
  expect(shared).toEqual([]);
});

test('every script, style and icon of every page is there', async ({ request, baseURL }) => {
  const origin = baseURL ?? '';
  const files = new Set(
    [...pages.values()].flatMap(({ path, files: own }) =>
      own.map((file) => pathOn(origin, path, file)).filter((file) => file !== undefined),
    ),
  );
  expect(files.size).toBeGreaterThan(5);
  const missing: string[] = [];
  for (const file of files) {
    const response = await request.get(file);
    if (!response.ok()) missing.push(`${response.status()} ${file}`);
  }
  expect(missing).toEqual([]);
});

test('every picture of every page is there', async ({ request, baseURL }) => {
  test.setTimeout(180_000);
  const origin = baseURL ?? '';
  const pictures = new Set(
    [...pages.values()].flatMap(({ path, pictures: own }) =>
      own.map((picture) => pathOn(origin, path, picture) ?? picture),
    ),
  );
  expect(pictures.size).toBeGreaterThan(100);
  const missing: string[] = [];
  for (const picture of pictures) {
    const response = await request.get(picture);
    const type = response.headers()['content-type'] ?? '';
    if (!response.ok() || !type.startsWith('image/')) {
      missing.push(`${response.status()} ${type} ${picture}`);
    }
  }
  expect(missing).toEqual([]);
});
