// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRobotsFile, toSitemapFiles } from './sitemap.ts';

const siteUrl = 'https://knurl.example';

const locations = (xml: string): readonly (string | null)[] =>
  [...new DOMParser().parseFromString(xml, 'application/xml').getElementsByTagName('loc')].map(
    (location) => location.textContent,
  );

describe('toSitemapFiles', () => {
  it('lists the address of each page, and its last change if that is known', () => {
    const [file, more] = toSitemapFiles(siteUrl, [
      { path: '/', changed: undefined },
      { path: '/articles/deload-weeks/', changed: '2026-07-20T10:00:00.000Z' },
    ]);
    expect(more).toBeUndefined();
    expect(file?.name).toBe('sitemap.xml');
    expect(file?.text.split('\n').slice(2, 4)).toEqual([
      '<url><loc>https://knurl.example/</loc></url>',
      '<url><loc>https://knurl.example/articles/deload-weeks/</loc><lastmod>2026-07-20T10:00:00.000Z</lastmod></url>',
    ]);
  });

  it('splits a long list into files below the limit, without losing a page', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.integer({ min: 1, max: 10 }), (count, limit) => {
        const pages = Array.from({ length: count }, (_, index) => ({
          path: `/page-${index}/`,
          changed: undefined,
        }));
        const [first, ...parts] = toSitemapFiles(siteUrl, pages, limit);
        const wanted = pages.map(({ path }) => `${siteUrl}${path}`);
        if (count <= limit) {
          expect(parts).toEqual([]);
          expect(locations(first?.text ?? '')).toEqual(wanted);
          return;
        }
        expect(locations(first?.text ?? '')).toEqual(parts.map(({ name }) => `${siteUrl}/${name}`));
        const found = parts.map(({ text }) => locations(text));
        expect(found.flat()).toEqual(wanted);
        expect(Math.max(...found.map((part) => part.length))).toBeLessThanOrEqual(limit);
      }),
    );
  });
});

it('names the sitemap in robots.txt', () => {
  expect(toRobotsFile(siteUrl).text).toContain('\nSitemap: https://knurl.example/sitemap.xml\n');
});
