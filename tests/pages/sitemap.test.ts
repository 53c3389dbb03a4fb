import { describe, expect, it } from 'vitest';
import { builtPage, builtPaths, readPublicFile, siteOrigin } from '../support/built-site.ts';
import { listedPages, sitemap } from '../support/sitemap-pages.ts';

describe('the sitemap', () => {
  it('lists every page once, by its canonical address', () => {
    const addresses = listedPages.map(({ path }) => `${siteOrigin}${path}`);
    expect(listedPages.map(({ canonical }) => canonical)).toEqual(addresses);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('lists no page with noindex', () => {
    expect(listedPages.filter(({ robots }) => robots !== undefined)).toEqual([]);
  });

  it('leaves out only pages with noindex', () => {
    const listed = new Set(listedPages.map(({ path }) => path));
    const forgotten = builtPaths.filter(
      (path) => !listed.has(path) && builtPage(path).robots !== 'noindex',
    );
    expect(forgotten).toEqual([]);
  });

  it('states when an article last changed', () => {
    expect(sitemap).toMatch(/\/articles\/deload-weeks\/<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z</);
  });

  it('has no date for a list, because none is known', () => {
    expect(sitemap).toMatch(/\/articles\/<\/loc><\/url>/);
  });

  it('is named in robots.txt by its absolute address, and robots.txt forbids nothing', () => {
    const robots = readPublicFile('robots.txt');
    expect(robots).toContain(`Sitemap: ${siteOrigin}/sitemap.xml\n`);
    expect(robots).not.toMatch(/Disallow: \S/);
  });

  it.each(['/members/', '/checkout/', '/success/', '/search/', '/no-such-page/', '/ui/'])(
    'has no entry for %s, which has noindex',
    (path) => {
      const { robots, canonical, jsonLd } = builtPage(path);
      expect({ robots, canonical, jsonLd }).toEqual({
        robots: 'noindex',
        canonical: undefined,
        jsonLd: [],
      });
      expect(sitemap).not.toContain(`${siteOrigin}${path}<`);
    },
  );
});
