import { site } from '../config/site.ts';
import { renderMarkdown } from '../content/markdown.ts';
import { nodeTypeOf } from '../content/model.ts';
import { isIndexed } from '../domain/routes.ts';
import { toArticlesFeed } from './articles-feed.ts';
import type { FeedArticle } from './articles-feed.ts';
import { newestFirst } from './newest-first.ts';
import type { PublicFile } from './public-file.ts';
import { readLongText } from './read-space.ts';
import type { NodeReader, SpaceNode } from './read-space.ts';
import { toRobots, toSitemap } from './sitemap.ts';
import type { SitemapPage } from './sitemap.ts';

/** The part of Gatsby's page that is read here. */
export type BuiltPage = {
  readonly path: string;
  readonly context?: Readonly<Record<string, unknown>>;
};

/** Enough for a reader who looks in once a month. */
const articlesInFeed = 20;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** A page is as new as its one entry. Of lists and fixed pages nobody knows when they last changed. */
const toSitemapPage = (page: BuiltPage, nodeById: NodeReader['nodeById']): SitemapPage => {
  const id = page.context?.['id'];
  const changed = typeof id === 'string' ? nodeById(id)?.['updatedAt'] : undefined;
  return { path: page.path, changed: typeof changed === 'string' ? changed : undefined };
};

const toFeedArticle = (node: SpaceNode, nodeById: NodeReader['nodeById']): FeedArticle => ({
  slug: text(node['slug']),
  title: text(node['title']),
  excerpt: text(node['excerpt']),
  date: text(node['date']),
  categories: texts(node['categories']),
  html: renderMarkdown(readLongText(node, 'body', nodeById) ?? '').html,
});

/** What machines read beside the pages: the sitemap, the rules for robots and the feed of the articles. */
export const toPublicFiles = (
  siteUrl: string,
  pages: readonly BuiltPage[],
  { nodesOfType, nodeById }: NodeReader,
): readonly PublicFile[] => {
  const listed = pages
    .filter((page) => isIndexed(page.path))
    .map((page) => toSitemapPage(page, nodeById))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  const articles = [...nodesOfType(nodeTypeOf('article'))]
    .sort(newestFirst)
    .slice(0, articlesInFeed)
    .map((node) => toFeedArticle(node, nodeById));
  return [
    ...toSitemap(siteUrl, listed),
    toRobots(siteUrl),
    toArticlesFeed({
      siteUrl,
      siteName: site.name,
      description: site.description,
      language: site.locale,
      articles,
    }),
  ];
};
