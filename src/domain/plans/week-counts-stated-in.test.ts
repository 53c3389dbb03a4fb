import { expect, it } from 'vitest';
import { weekCountsStatedIn } from './week-counts-stated-in.ts';

it.each([
  ['Twelve weeks to your first total', [12]],
  ['A 12-week plan', [12]],
  ['Six demanding weeks for experienced lifters', [6]],
  ['Ten weeks, of which the last two weeks are light', [10, 2]],
  ['Count back sixteen weeks from your meet', [16]],
  ['Three sessions a week', []],
  ['A week of food', []],
])('reads the weeks of "%s"', (text, weeks) => {
  expect(weekCountsStatedIn(text)).toEqual(weeks);
});
