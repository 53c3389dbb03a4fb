import { expect, it } from 'vitest';
import type { CollectionId } from '../../../domain/search-index/collection-groups.ts';
import {
  answerText,
  formatResultCountFiguresOnly,
  missingGroupsText,
  resultCountText,
  searchStageOf,
} from './search-sentences.ts';

it('formats counts with thousands separators, and a plus if there are more', () => {
  const figures = [0, 7, 999, 1000, 12_345, 1_234_567].map((count) =>
    formatResultCountFiguresOnly({ count, hasMore: false }),
  );
  expect(figures).toEqual(['0', '7', '999', '1,000', '12,345', '1,234,567']);
  expect(resultCountText({ count: 1, hasMore: false })).toBe('1 result');
  expect(resultCountText({ count: 1, hasMore: true })).toBe('1+ results');
  expect(resultCountText({ count: 100, hasMore: true })).toBe('100+ results');
});

const answer = {
  kind: 'found',
  correctedText: '',
  count: 2,
  hasMore: false,
  groups: [],
} as const;

it('sums up an answer', () => {
  const one = { name: 'Exercises', count: 2, hasMore: false, results: [] } as const;
  const text = 'squat';
  expect(answerText({ text, answer: { ...answer, groups: [one] } })).toBe('2 results.');
  const two = { ...answer, groups: [one, one], correctedText: 'squat' };
  expect(answerText({ text: 'sqaut', answer: two })).toBe('2 results for “squat” in 2 groups.');
  expect(answerText({ text, answer: { ...answer, kind: 'nothing' } })).toBe(
    'Nothing found for “squat”.',
  );
});

it('names each group that could not be loaded once', () => {
  const stateWith = (...missing: readonly CollectionId[]) =>
    ({ status: 'ready', missing }) as const;
  expect(missingGroupsText(stateWith())).toBe('');
  expect(missingGroupsText(stateWith('articles', 'workout-plans', 'workout-plans-page'))).toBe(
    'Could not be loaded: articles, workout plans.',
  );
});

it('shows an answer with corrections only once all indexes are loaded', () => {
  const loading = { status: 'loading', missing: [] } as const;
  const ready = { status: 'ready', missing: [] } as const;
  const corrected = { ...answer, correctedText: 'squat' };
  expect(searchStageOf(loading, undefined)).toBe('loading');
  expect(searchStageOf(loading, answer)).toBe('answered');
  expect(searchStageOf(loading, corrected)).toBe('loading');
  expect(searchStageOf(ready, corrected)).toBe('answered');
  expect(searchStageOf({ status: 'failed', missing: [] }, answer)).toBe('failed');
});
