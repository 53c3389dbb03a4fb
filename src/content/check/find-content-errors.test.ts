import { expect, it } from 'vitest';
import {
  errorMessagesOf,
  persons,
  recoveryCategory,
  sleepArticle,
  validEntries,
  squat,
  withFields,
} from './valid-space.test-support.ts';

it('finds no error in a valid space, nor in an empty one', () => {
  expect(errorMessagesOf(validEntries)).toEqual([]);
  expect(errorMessagesOf([], [])).toEqual([]);
});

it('lists all errors of a space at once', () => {
  const broken = [
    withFields(squat, { slug: undefined, category: 'x', content: '[a](/b/) <b>' }),
    withFields(sleepArticle, { date: 'soon' }),
    recoveryCategory,
    ...persons,
  ];
  expect(errorMessagesOf(broken)).toHaveLength(5);
});
