import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addressesOf, builtPaths, siteOrigin } from '../support/built-site.ts';
import { listedPages } from '../support/sitemap-pages.ts';

// Every address below it belongs to the members zone, one page that the browser fills.
const membersZone = '/members/';

const leadsSomewhere = (path: string): boolean =>
  builtPaths.includes(path) || path.startsWith(membersZone) || existsSync(`public${path}`);

it('every link within the site leads to a page or a file that exists', () => {
  const dead = listedPages.flatMap(({ path, root }) =>
    addressesOf(root.querySelectorAll('a[href]'))
      .map((href) => new URL(href ?? '', `${siteOrigin}${path}`))
      .filter(({ origin, pathname }) => origin === siteOrigin && !leadsSomewhere(pathname))
      .map(({ pathname }) => `${path} links to ${pathname}`),
  );
  expect(dead).toEqual([]);
});
