// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toArticlesFeedFile } from './articles-feed.ts';

const article = {
  slug: 'deload-weeks',
  title: 'Deload weeks & rest',
  excerpt: 'A planned easy week.',
  date: '2026-07-20',
  categories: ['life-and-lifting'],
  html: '<h2 id="why">Why</h2><p><a href="/shop/">Shop</a> <a href="#why">why</a> <a href="https://example.com/a?b=1&amp;c=2">elsewhere</a> <img src="/x.png" alt="x"></p>',
};

const feed = {
  siteUrl: 'https://knurl.example',
  siteName: 'Knurl',
  description: 'Plans for women.',
  language: 'en-GB',
  articles: [article],
};

const read = (text: string) => {
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  return (name: string) =>
    [...parsed.getElementsByTagName(name)].map((element) => element.textContent);
};

describe('toArticlesFeedFile', () => {
  it('has the title, address, date and categories of each article', () => {
    const { name, text } = toArticlesFeedFile(feed);
    expect(name).toBe('articles/rss.xml');
    const all = read(text);
    expect(all('title')).toEqual(['Articles of Knurl', 'Deload weeks & rest']);
    expect(all('guid')).toEqual(['https://knurl.example/articles/deload-weeks/']);
    expect(all('pubDate').at(-1)).toBe('Mon, 20 Jul 2026 00:00:00 GMT');
    expect(all('category')).toEqual(['Life and lifting']);
    expect(text).toContain('<atom:link rel="self"');
  });

  it('has the full text of each article, with absolute addresses', () => {
    const [html] = read(toArticlesFeedFile(feed).text)('content:encoded');
    expect(html).toBe(
      '<h2 id="why">Why</h2><p><a href="https://knurl.example/shop/">Shop</a> <a href="https://knurl.example/articles/deload-weeks/#why">why</a> <a href="https://example.com/a?b=1&amp;c=2">elsewhere</a> <img src="https://knurl.example/x.png" alt="x"></p>',
    );
  });

  it('is a valid feed without any article', () => {
    const all = read(toArticlesFeedFile({ ...feed, articles: [] }).text);
    expect(all('item')).toEqual([]);
    expect(all('link')).toEqual(['https://knurl.example/articles/']);
  });
});
