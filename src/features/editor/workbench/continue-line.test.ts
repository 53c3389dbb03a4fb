import { expect, it } from 'vitest';
import { nextLineStart } from './continue-line.ts';

it.each([
  ['an exercise', '- Back squat: 3 x 5', '- '],
  ['an exercise of a group', '  - Row: 8', '  - '],
  ['the head of a group', '- Superset, 3 rounds', '  - '],
  ['a heading', 'Day 1: Squat', ''],
  ['nothing', '', ''],
])('after %s, Enter begins the line that comes next', (_, line, start) => {
  expect(nextLineStart(line)).toBe(start);
});

it.each(['- ', '  -', '  - '])('after “%s” alone, Enter ends the list', (line) => {
  expect(nextLineStart(line)).toBeUndefined();
});
