import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { furtherPageWords, pageTitle, pageWordLimits } from './page-words.ts';

describe('pageTitle', () => {
  const site = { name: 'Knurl', tagline: 'Plans for women' };
  it('ends with the name, and begins with it at home', () => {
    expect(pageTitle('Deload weeks', site)).toBe('Deload weeks | Knurl');
    expect(pageTitle(site.tagline, site)).toBe('Knurl: Plans for women');
  });
});

describe('furtherPageWords', () => {
  it('say the page and what stands on it', () => {
    expect(
      furtherPageWords({
        title: 'Articles',
        pageNumber: 2,
        pageCount: 3,
        articles: ['Deload weeks', 'Sleep and strength'],
      }),
    ).toEqual({
      title: 'Articles, page 2',
      description:
        'Page 2 of 3 of “Articles”, from the newest of its articles to the oldest: “Deload weeks”, “Sleep and strength”.',
    });
  });

  it('name as many articles as there is room for', () => {
    const articles = Array.from({ length: 12 }, (_, index) => `The article with number ${index}`);
    const { description } = furtherPageWords({
      title: 'Articles',
      pageNumber: 2,
      pageCount: 3,
      articles,
    });
    expect(description).toMatch(/: “The article with number 0”, .* and more\.$/);
    expect(description.length).toBeLessThanOrEqual(pageWordLimits.description.to);
  });

  it('keep to the limits whatever the list is called', () => {
    const name = fc.string({ minLength: 2, maxLength: 120, size: 'max' });
    fc.assert(
      fc.property(name, fc.array(name), fc.nat(999), (title, articles, page) => {
        const words = furtherPageWords({
          title,
          pageNumber: page + 2,
          pageCount: page + 3,
          articles,
        });
        const { from, to } = pageWordLimits.description;
        expect(words.description.length).toBeGreaterThanOrEqual(from);
        expect(words.description.length).toBeLessThanOrEqual(to);
        expect(`${words.title} | Knurl`.length).toBeLessThanOrEqual(pageWordLimits.title);
      }),
    );
  });
});
