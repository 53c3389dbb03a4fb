import { expect, it } from 'vitest';
import { leftToMend, type Exception } from './exceptions.ts';
import type { Fault } from './fault.ts';

const fault: Fault = { check: 'target size', element: 'a “Home”', advice: 'is 16 px high.' };
const exception: Exception = { on: ['home'], check: 'target size', element: 'Home', why: 'a test' };

it('a fault without an exception is left, in a sentence that names page and element', () => {
  expect(leftToMend('home', [fault], [])).toEqual(['home: target size: a “Home” is 16 px high.']);
  expect(leftToMend('home', [{ ...fault, check: 'order' }], [exception])).toHaveLength(2);
  expect(leftToMend('about', [fault], [exception])).toHaveLength(1);
});

it('an exception takes its fault away, and is itself a fault once it isn’t needed', () => {
  expect(leftToMend('home', [fault], [exception])).toEqual([]);
  expect(leftToMend('home', [], [exception])).toEqual([
    expect.stringContaining('isn’t needed any more'),
  ]);
  expect(leftToMend('about', [], [exception])).toEqual([]);
});
