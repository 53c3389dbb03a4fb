import { expect, it } from 'vitest';
import { countFigure, countWords } from './search-sentences.ts';

it('writes counts as people read them', () => {
  const figures = [0, 7, 999, 1000, 12_345, 1_234_567].map((count) =>
    countFigure({ count, more: false }),
  );
  expect(figures).toEqual(['0', '7', '999', '1,000', '12,345', '1,234,567']);
  expect(countWords({ count: 1, more: false })).toBe('1 result');
  expect(countWords({ count: 1, more: true })).toBe('1+ results');
  expect(countWords({ count: 100, more: true })).toBe('100+ results');
});
