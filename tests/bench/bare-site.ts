import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { renderAndCheckMarkdown } from '../../src/content/render/markdown.ts';
import { startNode } from '../support/scratch-site/run-build.ts';
import type { BareArticle, BareList, BareSpace, Card } from './bare-gatsby/bare-space.ts';
import { generateArticles } from './generate-articles.ts';
import type { GeneratedArticle } from './generate-articles.ts';
import { memoryFolder } from './timed-build.ts';
import type { BuildableSite } from './timed-build.ts';

const cardsOnPage = 12;
const relatedCards = 3;
const projectFolder = path.join(import.meta.dirname, '../..');

const cardOf = ({ slug, title, excerpt, image }: GeneratedArticle): Card => ({
  path: `/articles/${slug}/`,
  title,
  excerpt,
  image,
});

const listPages = (
  folder: string,
  title: string,
  articles: readonly GeneratedArticle[],
): readonly BareList[] => {
  const count = Math.ceil(articles.length / cardsOnPage);
  const pathOf = (number: number): string =>
    number === 1 ? `${folder}/` : `${folder}/page/${number}/`;
  return Array.from({ length: count }, (_, index) => ({
    path: pathOf(index + 1),
    title: `${title}, page ${index + 1}`,
    cards: articles.slice(index * cardsOnPage, (index + 1) * cardsOnPage).map(cardOf),
    previousPath: index === 0 ? null : pathOf(index),
    nextPath: index + 1 === count ? null : pathOf(index + 2),
  }));
};

const toArticle = (
  article: GeneratedArticle,
  index: number,
  all: readonly GeneratedArticle[],
): BareArticle => ({
  fields: {
    ...cardOf(article),
    id: article.slug,
    date: article.date,
    categories: article.categories,
    html: renderAndCheckMarkdown(article.body).html,
  },
  related: Array.from({ length: relatedCards }, (_, step) => all[(index + step + 1) % all.length])
    .filter((other) => other !== undefined)
    .map(cardOf),
});

/**
 * The generated articles, their lists, and copies of articles until there are `pageCount` pages.
 */
const createSpace = (articleCount: number, pageCount: number): BareSpace => {
  const generated = generateArticles(path.join(projectFolder, 'content'), articleCount);
  const categories = [...new Set(generated.flatMap((article) => article.categories))].sort();
  const lists = [
    ...listPages('/articles', 'Articles', generated),
    ...categories.flatMap((category) =>
      listPages(
        `/category/${category}`,
        category,
        generated.filter((article) => article.categories.includes(category)),
      ),
    ),
  ];
  const articles = generated.map(toArticle);
  const missing = pageCount - articles.length - lists.length;
  const others = Array.from({ length: missing }, (_, index) => articles[index % articles.length])
    .filter((article) => article !== undefined)
    .map(({ fields, related }, index) => ({
      fields: { ...fields, id: `other-${index + 1}`, path: `/others/number-${index + 1}/` },
      related,
    }));
  return { articles: [...articles, ...others], lists };
};

/** The content of a built page's `<style>` elements. */
const stylesIn = (html: string): string =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('\n');

/**
 * A built page of the real site, which the bare one should resemble, and the real site's number of
 * pages.
 */
export type SiteToMatch = { readonly pageCount: number; readonly articleHtml: string };

/** The number of HTML files below a folder. */
export const countPages = (publicFolder: string): number =>
  readdirSync(publicFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  ).length;

/**
 * Creates a site of Gatsby and React alone, in its own folder: no plugins, default settings,
 * content ready to render in one JSON file. It has as many pages as the site to match, the same
 * articles as `addArticles` adds, about the same HTML and the same amount of CSS in each page.
 */
export const createBareSite = (
  articleCount: number,
  { pageCount, articleHtml }: SiteToMatch,
): BuildableSite & { readonly publicFolder: string; readonly dispose: () => void } => {
  const folder = mkdtempSync(path.join(memoryFolder, 'bare-site-'));
  cpSync(path.join(import.meta.dirname, 'bare-gatsby'), folder, { recursive: true });
  // Gatsby's CLI looks for itself among the dependencies.
  const dependencies = { gatsby: '*', react: '*', 'react-dom': '*' };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'bare', dependencies }));
  writeFileSync(path.join(folder, 'src/styles.css'), stylesIn(articleHtml));
  writeFileSync(
    path.join(folder, 'space.json'),
    JSON.stringify(createSpace(articleCount, pageCount)),
  );
  symlinkSync(path.join(projectFolder, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  return {
    folder,
    publicFolder: path.join(folder, 'public'),
    startBuild: () =>
      startNode(folder, [path.join(folder, 'node_modules/gatsby/cli.js'), 'build', '--no-color'], {
        NODE_ENV: 'production',
        CI: '1',
        GATSBY_TELEMETRY_DISABLED: '1',
        // As many workers as our own build has (`local/gatsby-build.ts`).
        GATSBY_CPU_COUNT: String(os.availableParallelism() + 1),
      }),
    dispose: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
};
