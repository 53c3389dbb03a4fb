import { describe, expect, it } from 'vitest';
import { toSitemapRobotsAndFeedFiles } from './public-files.ts';
import type { AnyGatsbyNode } from '../read-space-from-nodes.ts';

const siteUrl = 'https://knurl.example';

const articleNode = (number: number): AnyGatsbyNode => ({
  id: `article-${number}`,
  updatedAt: '2026-11-01T10:00:00.000Z',
  slug: `article-${number}`,
  title: `Article ${number}`,
  excerpt: 'What it says.',
  date: `2026-01-${String(number).padStart(2, '0')}`,
  categories: ['training'],
  author: 'ruth',
  reviewer: 'priya',
  body___NODE: `text-${number}`,
});

const articles = Array.from({ length: 25 }, (_, index) => articleNode(index + 1));
const memberPlan: AnyGatsbyNode = {
  id: 'secret',
  slug: 'secret',
  title: 'Secret',
  updatedAt: '2026',
};

const reader = {
  nodesOfType: (type: string) =>
    type === 'ContentfulArticle' ? articles : type === 'ContentfulMemberPlan' ? [memberPlan] : [],
  nodeById: (id: string): AnyGatsbyNode | undefined =>
    id.startsWith('text-')
      ? { id, body: `The text of ${id}.` }
      : articles.find((node) => node.id === id),
};

const pages = [
  { path: '/search/' },
  { path: '/members/[...]/' },
  { path: '/404.html' },
  { path: '/articles/article-2/', context: { id: 'article-2' } },
  { path: '/', context: {} },
  { path: '/articles/', context: { ids: ['article-2'] } },
];

const fileOf = (name: string): string =>
  toSitemapRobotsAndFeedFiles(siteUrl, pages, reader).find((file) => file.name === name)?.text ??
  '';

describe('toSitemapRobotsAndFeedFiles', () => {
  it('creates a sitemap of the public pages alone, in the order of their addresses', () => {
    const paths = [...fileOf('sitemap.xml').matchAll(/<loc>([^<]+)/g)].map(([, path]) => path);
    expect(paths).toEqual([
      `${siteUrl}/`,
      `${siteUrl}/articles/`,
      `${siteUrl}/articles/article-2/`,
    ]);
    expect([...fileOf('sitemap.xml').matchAll(/<lastmod>([^<]+)/g)].map(([, day]) => day)).toEqual([
      '2026-11-01T10:00:00.000Z',
    ]);
  });

  it('creates a feed of the twenty newest articles', () => {
    const feed = fileOf('articles/rss.xml');
    const titles = [...feed.matchAll(/<title>(Article \d+)/g)].map(([, title]) => title);
    expect(titles).toEqual(Array.from({ length: 20 }, (_, index) => `Article ${25 - index}`));
    expect(feed).toContain('The text of text-25.');
    expect(feed).not.toContain('The text of text-5.');
  });

  it('reveals nothing of member plans', () => {
    expect(JSON.stringify(toSitemapRobotsAndFeedFiles(siteUrl, pages, reader))).not.toMatch(
      /secret/i,
    );
  });
});
