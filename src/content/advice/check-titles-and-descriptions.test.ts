import { expect, it } from 'vitest';
import type { PartialEntry } from '../model/entry.ts';
import { makePartialEntry } from '../model/make-entry.test-support.ts';
import { checkTitlesAndDescriptions, fixedPageTextKeys } from './check-titles-and-descriptions.ts';

const description = 'What the page is about, in as many words as a search result has room for.';
const page = (slug: string, more: Readonly<Record<string, unknown>> = {}): PartialEntry => ({
  type: 'page',
  id: `page-${slug}`,
  fields: { title: `About ${slug}`, slug, excerpt: `${slug}: ${description}`, ...more },
});
const siteTexts = fixedPageTextKeys.map((key): PartialEntry => ({
  type: 'siteText',
  id: `siteText-${key}`,
  fields: { key, title: `The ${key}`, subTitle: `${key}: ${description}` },
}));
/** The problems of a space with these entries and the site texts of all fixed pages. */
const problems = (...entries: readonly PartialEntry[]): readonly string[] =>
  checkTitlesAndDescriptions([...siteTexts, ...entries]).map(
    ({ where, problem }) => `${where}: ${problem}`,
  );

it('accepts pages with a title and a description of their own', () => {
  expect(problems(page('one'), page('two'))).toEqual([]);
});

it('objects to a title that is too long for a search result once the trading name is added', () => {
  expect(problems(page('one', { title: 'T'.repeat(58) }))).toEqual([
    'page-one: the title of the page has 66 characters, not 1 to 65',
  ]);
});

it('objects to a description that is too short', () => {
  expect(problems(page('one', { excerpt: 'Too short.' }))).toEqual([
    'page-one: the description has 10 characters, not 60 to 165',
  ]);
});

it('objects to two pages with the same title or description', () => {
  expect(problems(page('one', { title: 'Same' }), page('two', { title: 'same' }))).toEqual([
    'page-one, page-two: the same title of a page: "same"',
  ]);
  expect(
    problems(page('one', { excerpt: description }), page('two', { excerpt: description })),
  ).toEqual([`page-one, page-two: the same description of a page: "${description.toLowerCase()}"`]);
});

it('ignores questions, which share a page, and member plans, which have no public page', () => {
  const fields = { slug: 'slug', title: 'Title' };
  expect(problems(makePartialEntry('faq', fields), makePartialEntry('memberPlan', fields))).toEqual(
    [],
  );
});

it('reports a missing site text of a fixed page', () => {
  const entries = siteTexts.filter(({ id }) => id !== 'siteText-shop-index');
  expect(checkTitlesAndDescriptions(entries)).toEqual([
    {
      where: 'siteText-shop-index',
      problem: 'it is missing, and with it the title and description of its page',
    },
  ]);
});
