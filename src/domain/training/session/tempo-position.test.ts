import { expect, it } from 'vitest';
import { tempoPartAndSecondsLeftAt } from './tempo-position.ts';

it.each([
  [0, 0, 3],
  [2.5, 0, 1],
  [3, 1, 1],
  [4, 2, 1],
  [5, 0, 3],
])('puts the tempo 3-1-x-0 after %f s in count %i with %i s left', (seconds, part, left) => {
  expect(tempoPartAndSecondsLeftAt([3, 1, 'x', 0], seconds)).toEqual({ part, left });
});
