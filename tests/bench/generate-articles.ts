import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRandom, pickFrom } from '../support/random.ts';

const wordsWanted = 700;
const day = 24 * 60 * 60 * 1000;
const newest = Date.UTC(2026, 9, 31);

type Rubric = {
  readonly blocks: readonly string[];
  readonly headings: readonly string[];
  /** The line that stands behind each mark of a note. */
  readonly notes: ReadonlyMap<string, string>;
};

/** An article's text. Its notes get its name, so that paragraphs of several articles can stand in one. */
const bodyOf = (file: string): string =>
  readFileSync(file, 'utf8')
    .split(/^---$/m)
    .slice(2)
    .join('---')
    .replaceAll('[^', `[^${path.basename(file, '.md')}-`);

const noteLine = /^(\[\^[^\]]+\]): .*$/gm;
const noteMark = /\[\^[^\]]+\]/g;

const countWords = (text: string): number => text.split(/\s+/).length;

/** What the starter space's own articles are made of. */
const readRubric = (folder: string): Rubric => {
  const bodies = readdirSync(folder)
    .filter((name) => name.endsWith('.md') && !name.startsWith('bench-'))
    .sort()
    .map((name) => bodyOf(path.join(folder, name)));
  const notes = bodies.flatMap((body) =>
    [...body.matchAll(noteLine)].map(([line, mark = '']) => [mark, line] as const),
  );
  const parts = bodies
    .flatMap((body) => body.replaceAll(noteLine, '').split(/\n{2,}|(?<=^## .*)\n/m))
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.includes('](#'));
  const headings = parts.filter((part) => /^## /.test(part)).map((part) => part.slice(3));
  return {
    blocks: parts.filter((part) => !part.startsWith('#')),
    headings,
    notes: new Map(notes),
  };
};

const slugsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .map((name) => name.replace(/\.md$/, ''))
    .sort();

const toArticle = (
  number: number,
  rubric: Rubric,
  categories: readonly string[],
  pictures: readonly string[],
): string => {
  const random = createRandom(number * 7919 + 17);
  const pick = <Item>(items: readonly Item[]): Item => pickFrom(items, random);
  const used = new Set<string>();
  const once = (items: readonly string[]): string => {
    let item = pick(items);
    for (let again = 0; used.has(item) && again < 20; again += 1) item = pick(items);
    used.add(item);
    return item;
  };
  const body = [once(rubric.blocks)];
  for (let words = countWords(body[0] ?? ''); words < wordsWanted;) {
    const block = once(rubric.blocks);
    if (body.length % 3 === 1) body.push(`## ${once(rubric.headings)}`);
    body.push(block);
    words += countWords(block);
  }
  const marks = new Set(body.join('\n').match(noteMark));
  const notes = [...marks].map((mark) => rubric.notes.get(mark) ?? '');
  const own = new Set([pick(categories), ...(random(2) === 0 ? [] : [pick(categories)])]);
  const date = new Date(newest - (number % 3650) * day).toISOString().slice(0, 10);
  return [
    '---',
    `title: ${JSON.stringify(`${pick(rubric.headings)}: notes on training, number ${number}`)}`,
    `slug: bench-${number}`,
    `date: ${date}`,
    `categories: [${[...own].join(', ')}]`,
    `image: ${pick(pictures)}`,
    `excerpt: ${JSON.stringify(`What number ${number} of our notes says about lifting, in the words of those who do it: plain figures, a plan to try, and when to ask a doctor.`)}`,
    '---',
    [...body, ...notes].join('\n\n'),
    '',
  ].join('\n');
};

/** Adds articles of about 700 words to a content folder, made of the paragraphs, lists and tables of the starter space's own. */
export const generateArticles = (contentFolder: string, count: number): void => {
  const folder = path.join(contentFolder, 'entries', 'article');
  mkdirSync(folder, { recursive: true });
  const rubric = readRubric(folder);
  const categories = slugsIn(path.join(contentFolder, 'entries', 'articleCategory')).slice(0, 6);
  const pictures = readdirSync(path.join(contentFolder, 'assets'))
    .filter((name) => name.startsWith('article-') && name.endsWith('.yaml'))
    .map((name) => name.replace(/\.yaml$/, ''))
    .sort()
    .slice(0, 6);
  for (let number = 1; number <= count; number += 1) {
    writeFileSync(
      path.join(folder, `bench-${number}.md`),
      toArticle(number, rubric, categories, pictures),
    );
  }
};
