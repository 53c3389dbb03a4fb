import { siteIdentityAndPageSizes } from '../../config/public/site-identity-and-page-sizes.ts';
import { renderAndCheckMarkdown } from '../../content/render/markdown.ts';
import { nodeTypeOf } from '../../content/model/content-model.ts';
import { isIndexedBySearchEngines } from '../../domain/routes.ts';
import { toArticlesFeedFile } from './articles-feed.ts';
import type { FeedArticle } from './articles-feed.ts';
import { compareNewestFirst } from '../pages/compare-newest-first.ts';
import type { PublicFile } from './public-file.ts';
import { readLongTextField } from '../read-space-from-nodes.ts';
import type { NodeReader } from '../read-space-from-nodes.ts';
import { toValidEntriesOfNodes, type EntryWithNode } from '../to-valid-entries-of-nodes.ts';
import { toRobotsFile, toSitemapFiles } from './sitemap.ts';
import type { SitemapPage } from './sitemap.ts';

/** The properties of a Gatsby page that we read. */
export type PageWithContext = {
  readonly path: string;
  readonly context?: Readonly<Record<string, unknown>>;
};

/** Enough for somebody who reads the feed once a month. */
const articlesInFeed = 20;

/**
 * A page changes when its entry does. Lists and fixed pages have no entry of their own, so their
 * date is unknown.
 */
const toSitemapPage = (page: PageWithContext, nodeById: NodeReader['nodeById']): SitemapPage => {
  const id = page.context?.['id'];
  const changed = typeof id === 'string' ? nodeById(id)?.['updatedAt'] : undefined;
  return { path: page.path, changed: typeof changed === 'string' ? changed : undefined };
};

const toFeedArticle = (
  { node, fields }: EntryWithNode<'article'>,
  nodeById: NodeReader['nodeById'],
): FeedArticle => ({
  slug: fields.slug,
  title: fields.title,
  excerpt: fields.excerpt,
  date: fields.date,
  categories: fields.categories,
  html: renderAndCheckMarkdown(readLongTextField(node, 'body', nodeById) ?? '').html,
});

/** The machine-readable files: the sitemap, `robots.txt` and the articles' feed. */
export const toSitemapRobotsAndFeedFiles = (
  siteUrl: string,
  pages: readonly PageWithContext[],
  { nodesOfType, nodeById }: NodeReader,
): readonly PublicFile[] => {
  const sitemapPages = pages
    .filter((page) => isIndexedBySearchEngines(page.path) && page.context?.['isIndexed'] !== false)
    .map((page) => toSitemapPage(page, nodeById))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  const articles = toValidEntriesOfNodes('article', nodesOfType(nodeTypeOf('article')))
    .toSorted((one, other) => compareNewestFirst(one.fields, other.fields))
    .slice(0, articlesInFeed)
    .map((article) => toFeedArticle(article, nodeById));
  return [
    ...toSitemapFiles(siteUrl, sitemapPages),
    toRobotsFile(siteUrl),
    toArticlesFeedFile({
      siteUrl,
      siteName: siteIdentityAndPageSizes.name,
      description: siteIdentityAndPageSizes.description,
      language: siteIdentityAndPageSizes.locale,
      articles,
    }),
  ];
};
