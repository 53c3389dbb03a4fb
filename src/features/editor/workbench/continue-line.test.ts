import { expect, it } from 'vitest';
import { nextLinePrefixUnlessListEnds } from './continue-line.ts';

it.each([
  ['an exercise', '- Back squat: 3 x 5', '- '],
  ['an exercise of a group', '  - Row: 8', '  - '],
  ['the head of a group', '- Superset, 3 rounds', '  - '],
  ['a heading', 'Day 1: Squat', ''],
  ['nothing', '', ''],
])('starts the right next line on Enter after %s', (_, line, start) => {
  expect(nextLinePrefixUnlessListEnds(line)).toBe(start);
});

it.each(['- ', '  -', '  - '])('ends the list on Enter after “%s” alone', (line) => {
  expect(nextLinePrefixUnlessListEnds(line)).toBeUndefined();
});
