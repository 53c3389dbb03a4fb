import { expect, it } from 'vitest';
import { contrastWithin, countChanged, type Pixels } from './pixels.ts';

/** A row of grey pixels. */
const row = (...greys: readonly number[]): Pixels => ({
  data: Uint8Array.from(greys.flatMap((grey) => [grey, grey, grey])),
  width: greys.length,
  height: 1,
});

it('counts the pixels that change by 3:1 or more', () => {
  // #959595 on white is 3.0:1, #969696 a little less.
  expect(countChanged(row(255, 255, 255), row(0, 0x94, 0x98), 3)).toBe(2);
  expect(countChanged(row(10, 20), row(10, 20), 3)).toBe(0);
});

it('finds the contrast within a box, and none where one colour is', () => {
  const picture = row(255, 255, 0, 0);
  const within = (left: number, right: number): number =>
    contrastWithin(picture, { left, top: 0, right, bottom: 1 });
  expect(within(0, 4)).toBeCloseTo(21);
  expect(within(0, 2)).toBe(1);
  expect(within(4, 9)).toBe(1);
});
