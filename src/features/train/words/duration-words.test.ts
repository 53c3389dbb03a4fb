import { expect, it } from 'vitest';
import { durationFigure, durationWords } from './duration-words.ts';

it.each([
  [45, '45 s', '45'],
  [119, '119 s', '119'],
  [120, '2 min', '2:00'],
  [150, '2:30 min', '2:30'],
  [300, '5 min', '5:00'],
])('has the right words and figure for %d seconds', (seconds, words, figure) => {
  expect(durationWords(seconds)).toBe(words);
  expect(durationFigure(seconds).figure).toBe(figure);
});
