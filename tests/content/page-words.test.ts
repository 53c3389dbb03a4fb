import { expect, it } from 'vitest';
import { site } from '../../src/config/site.ts';
import { pageTitle, pageWordLimits } from '../../src/domain/page-words.ts';
import { starterEntries, textOf } from '../support/browser/starter-entries.ts';

/** What a page says of itself in a search result; the browser tests look at the built pages. */
type PageWords = { readonly where: string; readonly title: string; readonly description: string };

/** Types with a page for each entry. */
const typesWithPage = [
  'workoutPlan',
  'workoutPack',
  'preBuiltPlan',
  'homeGymPack',
  'exerciseCategory',
  'exercise',
  'article',
  'articleCategory',
  'calculator',
  'page',
  'product',
];

/** The site texts that are the title and description of a fixed page. */
const textsOfPages = [
  'articles-index',
  'calculators-index',
  'contact',
  'exercises-index',
  'faq-index',
  'home-gym-packs-index',
  'pre-built-plans-index',
  'promotions',
  'shop-index',
  'workout-packs-index',
  'workout-plans-index',
];

const words: readonly PageWords[] = [
  { where: 'home', title: site.tagline, description: site.description },
  ...typesWithPage.flatMap((type) =>
    starterEntries(type).map((entry) => ({
      where: `${type}-${textOf(entry, 'slug')}`,
      title: textOf(entry, 'title'),
      description: textOf(entry, 'excerpt'),
    })),
  ),
  ...starterEntries('siteText')
    .filter((entry) => textsOfPages.includes(textOf(entry, 'key')))
    .map((entry) => ({
      where: `siteText-${textOf(entry, 'key')}`,
      title: textOf(entry, 'title'),
      description: textOf(entry, 'subTitle'),
    })),
];

const sharedBy = (read: (page: PageWords) => string): readonly string[] =>
  [...Map.groupBy(words, (page) => read(page).toLowerCase())]
    .filter(([, pages]) => pages.length > 1)
    .map(([said, pages]) => `${pages.map(({ where }) => where).join(', ')}: ${said}`);

it('knows the site text of every fixed page', () => {
  const found = words.filter(({ where }) => where.startsWith('siteText-'));
  expect(found).toHaveLength(textsOfPages.length);
});

it('titles are no longer than a search result shows', () => {
  const tooLong = words
    .map(({ where, title }) => ({ where, length: pageTitle(title, site).length }))
    .filter(({ length }) => length > pageWordLimits.title);
  expect(tooLong).toEqual([]);
});

it('descriptions say enough, and are shown whole', () => {
  const { from, to } = pageWordLimits.description;
  const wrong = words
    .map(({ where, description }) => ({ where, length: description.length }))
    .filter(({ length }) => length < from || length > to);
  expect(wrong).toEqual([]);
});

it('no two pages have the same title or description', () => {
  expect(sharedBy(({ title }) => title)).toEqual([]);
  expect(sharedBy(({ description }) => description)).toEqual([]);
});
