import { expect, it } from 'vitest';
import {
  article,
  errorsOf,
  persons,
  recoveryCategory,
  validEntries,
  squat,
  withFields,
} from './valid-space.test-support.ts';

it('finds no error in a valid space, nor in an empty one', () => {
  expect(errorsOf(validEntries)).toEqual([]);
  expect(errorsOf([], [])).toEqual([]);
});

it('lists all errors of a space at once', () => {
  const broken = [
    withFields(squat, { slug: undefined, category: 'x', content: '[a](/b/) <b>' }),
    withFields(article, { date: 'soon' }),
    recoveryCategory,
    ...persons,
  ];
  expect(errorsOf(broken)).toHaveLength(5);
});
