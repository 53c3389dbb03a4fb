import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Box } from './fault.ts';
import { goesBack, ringFaults } from './ring-faults.ts';
import type { Stop } from './tab-ring.ts';

const box = (left: number, top: number, width = 100, height = 30): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const stop = (id: string, place: Box, covers: Partial<Stop['covers']> = {}): Stop => ({
  id,
  name: id,
  place,
  stays: false,
  hasParts: false,
  covers: { middle: '', corners: ['', '', '', ''], ...covers },
  look: '',
});

const none: Stop = { ...stop('none', box(0, 0)), stays: true };
const [logo, link, foot] = [
  stop('logo', box(0, 0)),
  stop('link', box(0, 50)),
  stop('foot', box(0, 90)),
];
const expected = [logo, link, foot].map(({ id, name }) => ({ id, name }));

it('a ring that reaches all in the order that is seen, and back, has no faults', () => {
  const ring = { expected, forward: [logo, link, foot, none], back: [link, logo] };
  expect(ringFaults(ring)).toEqual([]);
});

it('names what Tab passes over, a stop that keeps the focus, and a way back that is another', () => {
  const passed = { expected, forward: [logo, foot, none], back: [logo] };
  expect(ringFaults(passed)).toMatchObject([{ check: 'reach', element: 'link' }]);
  const trap = { expected, forward: [logo, link, link, foot, none], back: [link, link, logo] };
  expect(ringFaults(trap)).toMatchObject([
    { element: 'link', advice: expect.stringMatching(/^keeps/) },
  ]);
  const stray = { expected, forward: [logo, link, foot, none], back: [logo, link] };
  expect(ringFaults(stray)).toMatchObject([
    { element: 'link', advice: expect.stringContaining('that is logo') },
  ]);
});

it('a date may keep the focus for its day, month and year', () => {
  const date = { ...link, hasParts: true };
  const forward = [logo, date, date, date, foot, none];
  expect(ringFaults({ expected, forward, back: [date, date, date, logo] })).toEqual([]);
});

it('names a stop that comes after what is seen below it, unless it stays while the page scrolls', () => {
  const first = stop('first', box(0, 20));
  const seen = [logo, link, first];
  const all = seen.map(({ id, name }) => ({ id, name }));
  const round = { expected: all, forward: [...seen, none], back: [link, logo] };
  expect(ringFaults(round)).toMatchObject([{ check: 'order', element: 'first' }]);
  const staying = { ...round, forward: [logo, link, { ...first, stays: true }, none] };
  expect(ringFaults(staying)).toEqual([]);
});

it('a column to the right begins at its top, and a row is read from the left', () => {
  expect(goesBack(box(0, 500), box(200, 0))).toBe(false);
  expect(goesBack(box(200, 500), box(0, 0))).toBe(true);
  expect(goesBack(box(200, 0), box(0, 5))).toBe(true);
  expect(goesBack(box(0, 0), box(200, 5))).toBe(false);
});

it('of two boxes apart from each other, at least one way is forward', () => {
  const anyBox = fc.tuple(fc.nat(999), fc.nat(999)).map(([left, top]) => box(left, top));
  fc.assert(
    fc.property(anyBox, anyBox, (one, other) => {
      expect(goesBack(one, other) && goesBack(other, one)).toBe(false);
    }),
  );
});

it('a stop is covered if its middle is, or three of its corners', () => {
  const round = (covers: Partial<Stop['covers']>) =>
    ringFaults({
      expected: expected.slice(0, 1),
      forward: [stop('logo', box(0, 0), covers), none],
      back: [],
    });
  expect(round({ middle: 'header' })).toMatchObject([{ check: 'covered focus', element: 'logo' }]);
  expect(round({ corners: ['bar', 'bar', 'bar', ''] })).toHaveLength(1);
  expect(round({ corners: ['bar', 'bar', '', ''] })).toEqual([]);
});
