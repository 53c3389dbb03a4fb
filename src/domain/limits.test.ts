import { expect, it } from 'vitest';
import { waitInWords } from './limits.ts';

it.each([
  [1, 'a second'],
  [40, '40 seconds'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [540, '9 minutes'],
  [3541, 'an hour'],
  [3600, 'an hour'],
  [3601, '2 hours'],
  [86_400, '24 hours'],
])('describes %i seconds as %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});
