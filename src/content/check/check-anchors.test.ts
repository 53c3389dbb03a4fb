import { expect, it } from 'vitest';
import type { RawEntry } from '../model/entry.ts';
import { errorMessagesOf, sleepArticle, validEntries } from './valid-space.test-support.ts';

const target: RawEntry = {
  ...sleepArticle,
  id: 'naps',
  fields: { ...sleepArticle.fields, slug: 'naps', title: 'Naps', body: '## How long\n\nBriefly.' },
};
const linkTo = (address: string): readonly string[] =>
  errorMessagesOf([
    ...validEntries.filter(({ id }) => id !== sleepArticle.id),
    target,
    { ...sleepArticle, fields: { ...sleepArticle.fields, body: `One.\n\n[There](${address})` } },
  ]);

it('accepts a link to a heading of another page', () => {
  expect(linkTo('/articles/naps/#how-long')).toEqual([]);
});

it('reports a link to a missing heading of another page, with its line and the headings that exist', () => {
  expect(linkTo('/articles/naps/#how-short')).toEqual([
    'Article "Sleep" (sleep), field body: line 3: the link "/articles/naps/#how-short" leads to a heading that /articles/naps/ does not have. Use one of: #how-long, #related-articles.',
  ]);
});

it('reports a link to a question that doesn’t exist', () => {
  expect(linkTo('/workout-plans-faq/#never')[0]).toContain('"/workout-plans-faq/#never"');
});

it('ignores links to parts of pages that are not entries', () => {
  expect(linkTo('/members/account/#orders').join()).not.toContain('heading');
});
