import { articlePath, routes, slugAsHeading } from '../../domain/routes.ts';
import type { PublicFile } from './public-file.ts';
import { escapeXml, xmlDeclaration } from './xml.ts';

export type FeedArticle = {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly date: string;
  readonly categories: readonly string[];
  readonly html: string;
};

type Feed = {
  readonly siteUrl: string;
  readonly siteName: string;
  readonly description: string;
  readonly language: string;
  /** Newest first. */
  readonly articles: readonly FeedArticle[];
};

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** Makes the addresses in HTML absolute, because feed readers show it outside our site. */
const withAbsoluteAddresses = (html: string, siteUrl: string, pageUrl: string): string =>
  html.replace(/ (href|src)="\//g, ` $1="${siteUrl}/`).replace(/ href="#/g, ` href="${pageUrl}#`);

const toItem = (article: FeedArticle, siteUrl: string): string => {
  const url = `${siteUrl}${articlePath(article.slug)}`;
  return [
    '<item>',
    element('title', article.title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('pubDate', new Date(article.date).toUTCString()),
    ...article.categories.map((category) => element('category', slugAsHeading(category))),
    element('description', article.excerpt),
    element('content:encoded', withAbsoluteAddresses(article.html, siteUrl, url)),
    '</item>',
  ].join('\n');
};

/** An RSS 2.0 feed of the articles, each with its full text. */
export const toArticlesFeedFile = (feed: Feed): PublicFile => {
  const { siteUrl, articles } = feed;
  const [newest] = articles;
  return {
    name: routes.articlesFeed.slice(1),
    text: [
      xmlDeclaration,
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
      '<channel>',
      element('title', `Articles of ${feed.siteName}`),
      element('link', `${siteUrl}${routes.articles}`),
      element('description', feed.description),
      element('language', feed.language),
      ...(newest === undefined ? [] : [element('pubDate', new Date(newest.date).toUTCString())]),
      `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(`${siteUrl}${routes.articlesFeed}`)}"/>`,
      ...articles.map((article) => toItem(article, siteUrl)),
      '</channel>',
      '</rss>\n',
    ].join('\n'),
  };
};
