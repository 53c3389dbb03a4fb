import { site } from '../../config/public/site.ts';
import { renderMarkdown } from '../../content/render/markdown.ts';
import { nodeTypeOf } from '../../content/model/content-model.ts';
import { toText, toTexts } from '../../content/model/field-values.ts';
import { isIndexed } from '../../domain/routes.ts';
import { toArticlesFeed } from './articles-feed.ts';
import type { FeedArticle } from './articles-feed.ts';
import { newestFirst } from '../pages/newest-first.ts';
import type { PublicFile } from './public-file.ts';
import { readLongText } from '../read-space.ts';
import type { NodeReader, SpaceNode } from '../read-space.ts';
import { toRobots, toSitemap } from './sitemap.ts';
import type { SitemapPage } from './sitemap.ts';

/** The properties of a Gatsby page that we read. */
export type BuiltPage = {
  readonly path: string;
  readonly context?: Readonly<Record<string, unknown>>;
};

/** Enough for somebody who reads the feed once a month. */
const articlesInFeed = 20;

/** A page changes when its entry does. Lists and fixed pages have no entry of their own, so their date is unknown. */
const toSitemapPage = (page: BuiltPage, nodeById: NodeReader['nodeById']): SitemapPage => {
  const id = page.context?.['id'];
  const changed = typeof id === 'string' ? nodeById(id)?.['updatedAt'] : undefined;
  return { path: page.path, changed: typeof changed === 'string' ? changed : undefined };
};

const toFeedArticle = (node: SpaceNode, nodeById: NodeReader['nodeById']): FeedArticle => ({
  slug: toText(node['slug']),
  title: toText(node['title']),
  excerpt: toText(node['excerpt']),
  date: toText(node['date']),
  categories: toTexts(node['categories']),
  html: renderMarkdown(readLongText(node, 'body', nodeById) ?? '').html,
});

/** The machine-readable files: the sitemap, `robots.txt` and the articles' feed. */
export const toPublicFiles = (
  siteUrl: string,
  pages: readonly BuiltPage[],
  { nodesOfType, nodeById }: NodeReader,
): readonly PublicFile[] => {
  const sitemapPages = pages
    .filter((page) => isIndexed(page.path) && page.context?.['isIndexed'] !== false)
    .map((page) => toSitemapPage(page, nodeById))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  const articles = [...nodesOfType(nodeTypeOf('article'))]
    .sort(newestFirst)
    .slice(0, articlesInFeed)
    .map((node) => toFeedArticle(node, nodeById));
  return [
    ...toSitemap(siteUrl, sitemapPages),
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
