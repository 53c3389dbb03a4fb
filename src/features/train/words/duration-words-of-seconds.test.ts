import { expect, it } from 'vitest';
import { durationWordsOfSeconds, figureAndUnitOfSeconds } from './duration-words-of-seconds.ts';

it.each([
  [45, '45 s', '45'],
  [119, '119 s', '119'],
  [120, '2 min', '2:00'],
  [150, '2:30 min', '2:30'],
  [300, '5 min', '5:00'],
])('has the right words and figure for %d seconds', (seconds, words, figure) => {
  expect(durationWordsOfSeconds(seconds)).toBe(words);
  expect(figureAndUnitOfSeconds(seconds).figure).toBe(figure);
});
