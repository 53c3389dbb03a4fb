import { expect, it } from 'vitest';
import { misnamedTargets, smallTargets, type Target } from './targets.ts';

const target = (
  name: string,
  left: number,
  top: number,
  width: number,
  height: number,
): Target => ({
  name,
  box: { left, top, right: left + width, bottom: top + height },
  isInline: false,
  seen: name,
  heard: name,
});

it('a small target is a fault beside another, and none with 24 px of room', () => {
  const small = target('small', 0, 0, 60, 16);
  expect(smallTargets([small])).toEqual([]);
  expect(smallTargets([small, target('below', 0, 18, 60, 40)])).toMatchObject([
    { check: 'target size', element: 'small' },
  ]);
  expect(smallTargets([small, target('below', 0, 21, 60, 40)])).toEqual([]);
});

it('of two small targets the middles are 24 px apart', () => {
  const small = target('one', 0, 0, 16, 16);
  expect(smallTargets([small, target('two', 20, 0, 16, 16)])).toHaveLength(2);
  expect(smallTargets([small, target('two', 24, 0, 16, 16)])).toEqual([]);
});

it('targets of 24 px may touch, and a link in a sentence may be as small as its line', () => {
  const large = target('large', 0, 0, 24, 24);
  expect(smallTargets([large, target('next', 24, 0, 24, 24)])).toEqual([]);
  const inline = { ...target('link', 0, 0, 60, 16), isInline: true };
  expect(smallTargets([inline, target('below', 0, 18, 60, 40)])).toEqual([]);
});

it('a name has to have the words that are seen, in one piece', () => {
  const named = (seen: string, heard: string): Target => ({
    ...target('a', 0, 0, 50, 50),
    seen,
    heard,
  });
  expect(misnamedTargets([named('Swap', 'Swap Back squat'), named('×', 'Close')])).toEqual([]);
  expect(misnamedTargets([named('RPE  8', 'RPE 8: hard')])).toEqual([]);
  expect(misnamedTargets([named('Send it', 'Send the message')])).toMatchObject([
    { check: 'label in name' },
  ]);
});
