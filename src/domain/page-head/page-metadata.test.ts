import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metadataOfListPageAfterFirst, pageTitle, metadataLengths } from './page-metadata.ts';

describe('pageTitle', () => {
  const site = { name: 'Knurl', tagline: 'Plans for women' };
  it('ends with the name, and begins with it on the home page', () => {
    expect(pageTitle('Deload weeks', site)).toBe('Deload weeks | Knurl');
    expect(pageTitle(site.tagline, site)).toBe('Knurl: Plans for women');
  });
});

describe('metadataOfListPageAfterFirst', () => {
  it('include the page number and its articles', () => {
    expect(
      metadataOfListPageAfterFirst({
        title: 'Articles',
        pageNumber: 2,
        pageCount: 3,
        order: 'from the newest of its articles to the oldest',
        entries: ['Deload weeks', 'Sleep and strength'],
      }),
    ).toEqual({
      title: 'Articles, page 2',
      description:
        'Page 2 of 3 of “Articles”, from the newest of its articles to the oldest: “Deload weeks”, “Sleep and strength”.',
    });
  });

  it('lists as many articles as fit into a description', () => {
    const articles = Array.from({ length: 12 }, (_, index) => `The article with number ${index}`);
    const { description } = metadataOfListPageAfterFirst({
      title: 'Articles',
      pageNumber: 2,
      pageCount: 3,
      order: 'from the newest of its articles to the oldest',
      entries: articles,
    });
    expect(description).toMatch(/: “The article with number 0”, .* and more\.$/);
    expect(description.length).toBeLessThanOrEqual(metadataLengths.description.to);
  });

  it('stays within the limits for any titles', () => {
    const name = fc.string({ minLength: 2, maxLength: 120, size: 'max' });
    fc.assert(
      fc.property(name, fc.array(name), fc.nat(999), (title, articles, page) => {
        const metadata = metadataOfListPageAfterFirst({
          title,
          pageNumber: page + 2,
          pageCount: page + 3,
          order: 'from the newest of its articles to the oldest',
          entries: articles,
        });
        const { from, to } = metadataLengths.description;
        expect(metadata.description.length).toBeGreaterThanOrEqual(from);
        expect(metadata.description.length).toBeLessThanOrEqual(to);
        expect(`${metadata.title} | Knurl`.length).toBeLessThanOrEqual(metadataLengths.title);
      }),
    );
  });
});
