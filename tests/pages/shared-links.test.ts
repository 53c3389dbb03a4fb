import { describe, expect, it } from 'vitest';
import { siteIdentityAndPageSizes } from '../../src/config/public/site-identity-and-page-sizes.ts';
import { metadataLengths } from '../../src/domain/page-head/page-metadata.ts';
import { builtPage, siteOrigin } from '../support/built-site.ts';
import { listedPages } from '../support/sitemap-pages.ts';

const pictureOf = (path: string): string => builtPage(path).shared['og:image'] ?? '';

describe('the title and the description of a page', () => {
  it('are short enough to be shown in full, and long enough to be useful', () => {
    const { title, description } = metadataLengths;
    const wrong = listedPages
      .filter(
        (page) =>
          page.title.length > title ||
          page.description.length < description.from ||
          page.description.length > description.to,
      )
      .map((page) => `${page.path}: ${page.title.length}, ${page.description.length}`);
    expect(wrong).toEqual([]);
  });

  it.each(['title', 'description'] as const)('are unique: %s', (name) => {
    const shared = [...Map.groupBy(listedPages, (page) => page[name])]
      .filter(([, pages]) => pages.length > 1)
      .map(([words, pages]) => `${words}: ${pages.map(({ path }) => path).join(' ')}`);
    expect(shared).toEqual([]);
  });
});

describe('a shared link', () => {
  it('shows the title, description, address and picture of every page', () => {
    for (const { path, title, description, shared } of listedPages) {
      expect(shared, path).toMatchObject({
        'og:url': `${siteOrigin}${path}`,
        'og:description': description,
        'og:site_name': siteIdentityAndPageSizes.name,
        'og:locale': 'en_GB',
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
      });
      expect(title, path).toContain(shared['og:title']);
      expect(shared['og:image'], path).toMatch(new RegExp(`^${siteOrigin}/`));
      expect(shared['og:image:alt']?.length, path).toBeGreaterThan(10);
    }
  });

  it('marks articles as articles, and nothing else', () => {
    for (const { path, shared } of listedPages) {
      const isArticle = /^\/articles\/(?!page\/)./.test(path);
      expect(shared['og:type'], path).toBe(isArticle ? 'article' : 'website');
      expect('article:published_time' in shared, path).toBe(isArticle);
    }
  });

  it.each(['/', '/articles/', '/contact/', '/about/', '/category/training/'])(
    "shows the site's own picture for %s",
    (path) => {
      expect(pictureOf(path)).toBe(`${siteOrigin}${siteIdentityAndPageSizes.socialPicture.path}`);
    },
  );

  it.each([
    ['/articles/deload-weeks/', 'article-deload-weeks'],
    ['/exercises/leg-exercises/', 'exerciseCategory-leg-exercises'],
    ['/exercises/leg-exercises/back-squat/', 'exercise-back-squat'],
    ['/shop/lifting-belt/', 'product-lifting-belt'],
  ])('shows the picture of the entry for %s', (path, asset) => {
    const { searchParams } = new URL(pictureOf(path));
    expect(searchParams.get('url')).toContain(asset);
    // Without it the host would fit the whole picture in, and the size that the page states would
    // be wrong.
    expect(searchParams.get('fit')).toBe('cover');
  });
});
