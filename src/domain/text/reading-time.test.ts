import { expect, it } from 'vitest';
import { readingMinutesOfWordCount } from './reading-time.ts';

it.each([
  [0, 1],
  [119, 1],
  [356, 1],
  [357, 2], // 357 / 238 = 1.5
  [1000, 4], // 4.2
])('takes for %i words %i minutes', (words, minutes) => {
  expect(readingMinutesOfWordCount(words)).toBe(minutes);
});
