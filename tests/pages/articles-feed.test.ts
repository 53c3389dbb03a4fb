import { describe, expect, it } from 'vitest';
import { parse } from 'node-html-parser';
import { readPublicFile, siteOrigin } from '../support/built-site.ts';
import { newestArticles, textOf } from '../support/browser/starter-entries.ts';
import { listedPages } from '../support/sitemap-pages.ts';

/** The number of articles in the feed. */
const feedLength = 20;

const feed = readPublicFile('articles/rss.xml');

const withoutCdata = (text: string): string => text.replace(/^<!\[CDATA\[|\]\]>$/g, '');

const items = [...feed.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => {
  const textOfTag = (tag: string): string =>
    parse(withoutCdata(new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(item)?.[1] ?? ''))
      .textContent;
  return {
    link: textOfTag('link'),
    title: textOfTag('title'),
    date: new Date(textOfTag('pubDate')).toISOString().slice(0, 10),
    html: textOfTag('content:encoded'),
  };
});

describe("the articles' feed", () => {
  it('is linked from the head of articles and their lists, and nowhere else', () => {
    for (const { path, feeds } of listedPages) {
      const isOfArticles = /^\/(articles|category)\//.test(path);
      expect(feeds, path).toEqual(isOfArticles ? ['/articles/rss.xml'] : []);
    }
  });

  it('contains the newest articles, newest first', () => {
    expect(items.map(({ link, title, date }) => ({ link, title, date }))).toEqual(
      newestArticles()
        .slice(0, feedLength)
        .map((article) => ({
          link: `${siteOrigin}/articles/${textOf(article, 'slug')}/`,
          title: textOf(article, 'title'),
          date: textOf(article, 'date'),
        })),
    );
  });

  it('contains full articles, with absolute addresses', () => {
    for (const { html, link } of items) {
      expect(html.length, link).toBeGreaterThan(1000);
      expect(html, link).not.toMatch(/(href|src)="(?!https?:\/\/|mailto:)/);
    }
  });
});
