import { expect, it } from 'vitest';
import { parseWeightList } from './parse-weight-list.ts';

it.each([
  ['2, 4, 6, 8, 10, 12.5', [2, 4, 6, 8, 10, 12.5]],
  ['2,4,6', [2, 4, 6]],
  ['2 4 6', [2, 4, 6]],
  ['2 kg, 4 kg, 6kg', [2, 4, 6]],
  ['2; 4; 12,5', [2, 4, 12.5]],
  ['2, 4, 12,5', [2, 4, 12.5]],
  ['10, 4, 4, 2,', [2, 4, 10]],
  ['8', [8]],
])('parseWeightList reads %j', (text, weights) => {
  expect(parseWeightList(text)).toEqual(weights);
});

it.each(['', 'two, four', '2, x, 6', '0, 2', '-2', '2, 900', Array(61).fill('2').join(', ')])(
  'parseWeightList reads no list in %j',
  (text) => {
    expect(parseWeightList(text)).toBe('not a list');
  },
);
