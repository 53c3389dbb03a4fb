import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRandom, pickFrom } from '../support/random.ts';

const minimumWords = 700;
const day = 24 * 60 * 60 * 1000;
const newestDate = Date.UTC(2026, 9, 31);

/** An article as an editor would write it; `body` is Markdown, `date` is YYYY-MM-DD. */
export type GeneratedArticle = {
  readonly slug: string;
  readonly title: string;
  readonly date: string;
  readonly categories: readonly string[];
  readonly author: string;
  readonly reviewer: string;
  /** The id of a picture in the content folder. */
  readonly image: string;
  readonly excerpt: string;
  readonly body: string;
};

/** The parts of the starter space's own articles from which new ones are assembled. */
type Pieces = {
  readonly blocks: readonly string[];
  readonly headings: readonly string[];
  /** A footnote's line by its reference, such as `[^1]`. */
  readonly footnotes: ReadonlyMap<string, string>;
  readonly categories: readonly string[];
  readonly persons: readonly string[];
  readonly pictures: readonly string[];
};

/**
 * An article's text. Its footnotes are prefixed with its name, so that texts of several articles
 * can be mixed.
 */
const readBody = (file: string): string =>
  readFileSync(file, 'utf8')
    .split(/^---$/m)
    .slice(2)
    .join('---')
    .replaceAll('[^', `[^${path.basename(file, '.md')}-`);

const footnoteLine = /^(\[\^[^\]]+\]): .*$/gm;
const footnoteReference = /\[\^[^\]]+\]/g;

const wordsIn = (text: string): number => text.split(/\s+/).length;

const namesIn = (folder: string, extension: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length))
    .sort();

const articleFolderIn = (contentFolder: string): string =>
  path.join(contentFolder, 'entries', 'article');

const readPieces = (contentFolder: string): Pieces => {
  const folder = articleFolderIn(contentFolder);
  const bodies = namesIn(folder, '.md')
    .filter((name) => !name.startsWith('bench-'))
    .map((name) => readBody(path.join(folder, `${name}.md`)));
  const footnotes = bodies.flatMap((body) =>
    [...body.matchAll(footnoteLine)].map(([line, reference = '']) => [reference, line] as const),
  );
  const parts = bodies
    .flatMap((body) => body.replaceAll(footnoteLine, '').split(/\n{2,}|(?<=^## .*)\n/m))
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.includes('](#'));
  return {
    blocks: parts.filter((part) => !part.startsWith('#')),
    headings: parts.filter((part) => part.startsWith('## ')).map((part) => part.slice(3)),
    footnotes: new Map(footnotes),
    categories: namesIn(path.join(contentFolder, 'entries', 'articleCategory'), '.md').slice(0, 6),
    persons: namesIn(path.join(contentFolder, 'entries', 'person'), '.md'),
    pictures: namesIn(path.join(contentFolder, 'assets'), '.yaml')
      .filter((name) => name.startsWith('article-'))
      .slice(0, 6),
  };
};

const toArticle = (number: number, pieces: Pieces): GeneratedArticle => {
  const random = createRandom(number * 7919 + 17);
  const pick = <Item>(items: readonly Item[]): Item => pickFrom(items, random);
  const used = new Set<string>();
  const pickUnused = (items: readonly string[]): string => {
    let item = pick(items);
    for (let tries = 0; used.has(item) && tries < 20; tries += 1) item = pick(items);
    used.add(item);
    return item;
  };
  const parts = [pickUnused(pieces.blocks)];
  for (let words = wordsIn(parts[0] ?? ''); words < minimumWords;) {
    const block = pickUnused(pieces.blocks);
    if (parts.length % 3 === 1) parts.push(`## ${pickUnused(pieces.headings)}`);
    parts.push(block);
    words += wordsIn(block);
  }
  const references = new Set(parts.join('\n').match(footnoteReference));
  const footnotes = [...references].map((reference) => pieces.footnotes.get(reference) ?? '');
  const categories = new Set([
    pick(pieces.categories),
    ...(random(2) === 0 ? [] : [pick(pieces.categories)]),
  ]);
  return {
    slug: `bench-${number}`,
    title: `${pick(pieces.headings)}: notes on training, number ${number}`,
    date: new Date(newestDate - (number % 3650) * day).toISOString().slice(0, 10),
    categories: [...categories],
    author: pieces.persons[number % pieces.persons.length] ?? '',
    reviewer: pieces.persons[(number + 1) % pieces.persons.length] ?? '',
    image: pick(pieces.pictures),
    excerpt: `What number ${number} of our notes says about lifting, in the words of those who do it: plain figures, a plan to try, and when to ask a doctor.`,
    body: [...parts, ...footnotes].join('\n\n'),
  };
};

/**
 * Articles of about 700 words, assembled from the paragraphs, lists and tables of a content
 * folder's own articles. A number always gives the same article.
 */
export const generateArticles = (
  contentFolder: string,
  count: number,
): readonly GeneratedArticle[] => {
  const pieces = readPieces(contentFolder);
  return Array.from({ length: count }, (_, index) => toArticle(index + 1, pieces));
};

const toMarkdown = (article: GeneratedArticle): string =>
  [
    '---',
    `title: ${JSON.stringify(article.title)}`,
    `slug: ${article.slug}`,
    `date: ${article.date}`,
    `categories: [${article.categories.join(', ')}]`,
    `author: ${article.author}`,
    `reviewer: ${article.reviewer}`,
    `image: ${article.image}`,
    `excerpt: ${JSON.stringify(article.excerpt)}`,
    '---',
    article.body,
    '',
  ].join('\n');

/** Adds generated articles to a content folder. */
export const addArticles = (contentFolder: string, count: number): void => {
  const folder = articleFolderIn(contentFolder);
  mkdirSync(folder, { recursive: true });
  for (const article of generateArticles(contentFolder, count)) {
    writeFileSync(path.join(folder, `${article.slug}.md`), toMarkdown(article));
  }
};
