import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';

const publicFolder = path.resolve('public');

/** A file of the built site, by its address. */
export const readPublicFile = (address: string): string =>
  readFileSync(path.join(publicFolder, address), 'utf8');

/** The contents of a built page's HTML, before any script runs. */
export type BuiltPage = {
  readonly path: string;
  readonly root: HTMLElement;
  readonly main: HTMLElement;
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  readonly robots: string | undefined;
  readonly feeds: readonly string[];
  /** The preview of a shared link, by property name. */
  readonly shared: Readonly<Record<string, string>>;
  readonly jsonLd: readonly string[];
  /** The names in the visible breadcrumb; the last is the page itself. */
  readonly breadcrumb: readonly string[];
};

/** The visible text of an element, with single spaces. */
export const textIn = (element: HTMLElement | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The addresses that links lead to. */
export const addressesOf = (links: readonly HTMLElement[]): readonly (string | undefined)[] =>
  links.map((link) => link.getAttribute('href'));

/** The section that a heading of a page belongs to. */
export const sectionUnder = (page: BuiltPage, heading: string): HTMLElement | undefined =>
  page.root
    .querySelectorAll('section')
    .find((section) => section.querySelectorAll('h2').some((one) => textIn(one) === heading));

/** The one element that a selector matches; throws if there are several or none. */
export const only = (element: HTMLElement, selector: string): HTMLElement => {
  const [found, ...more] = element.querySelectorAll(selector);
  if (found === undefined || more.length > 0) {
    throw new Error(`${more.length + (found === undefined ? 0 : 1)} elements match ${selector}.`);
  }
  return found;
};

const toPage = (address: string, html: string): BuiltPage => {
  const root = parse(html);
  const attribute = (selector: string, name: string): string | undefined =>
    root.querySelector(selector)?.getAttribute(name);
  return {
    path: address,
    root,
    main: only(root, 'main'),
    title: textIn(root.querySelector('head title')),
    description: attribute('meta[name="description"]', 'content') ?? '',
    canonical: attribute('link[rel="canonical"]', 'href'),
    robots: attribute('meta[name="robots"]', 'content'),
    feeds: root
      .querySelectorAll('link[type="application/rss+xml"]')
      .map((link) => link.getAttribute('href') ?? ''),
    shared: Object.fromEntries(
      root
        .querySelectorAll('meta')
        .map((meta) => [
          meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
          meta.getAttribute('content') ?? '',
        ])
        .filter(([name]) => /^(og|article|twitter):/.test(name ?? '')),
    ),
    jsonLd: root
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => script.innerHTML),
    breadcrumb: root.querySelectorAll('nav[aria-label="Breadcrumb"] li').map(textIn),
  };
};

const known = new Map<string, BuiltPage>();

const hasPage = (address: string): boolean =>
  existsSync(path.join(publicFolder, address, 'index.html'));

/**
 * The page that the build made for an address, or the page for unknown addresses if it made none.
 */
export const builtPage = (address: string): BuiltPage => {
  const cached = known.get(address);
  if (cached !== undefined) return cached;
  const file = hasPage(address) ? `${address}index.html` : '404.html';
  const page = toPage(address, readPublicFile(file));
  known.set(address, page);
  return page;
};

/** The addresses of all pages in `public/`. */
export const builtPaths: readonly string[] = readdirSync(publicFolder, { recursive: true })
  .map((file) => `/${String(file).replaceAll(path.sep, '/')}`)
  .filter((file) => file.endsWith('/index.html'))
  .map((file) => file.slice(0, -'index.html'.length));

/** The origin of the built site, without a trailing slash. */
export const siteOrigin = new URL(builtPage('/').canonical ?? '').origin;
