// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { trainingLogMarkScript } from './inline-scripts.ts';

const { dataset } = document.documentElement;
const mark = (stored: Readonly<Record<string, string>>, path: string): string | undefined => {
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  // Run as on a page: from its text, with a fake window.
  new Function('window', trainingLogMarkScript)({
    document,
    localStorage,
    location: { pathname: path },
  });
  return dataset['training'];
};

afterEach(() => {
  delete dataset['training'];
});

describe('the mark of a training log', () => {
  const written = 'training.written';
  it.each([
    [{}, undefined],
    [{ training: '1' }, 'hers'],
    [{ training: '1', [written]: '/workout-plans/two/ /workout-plans/one/' }, 'written'],
    [{ training: '1', [written]: '/workout-plans/one/more/' }, 'hers'],
    [{ [written]: '/workout-plans/one/' }, undefined],
  ])('reads the storage %j as %s', (stored, expected) => {
    expect(mark(stored, '/workout-plans/one/')).toBe(expected);
  });

  it('is missing if the browser blocks its storage', () => {
    const window = {
      document,
      location,
      get localStorage(): Storage {
        throw new DOMException('Denied', 'SecurityError');
      },
    };
    expect(() => new Function('window', trainingLogMarkScript)(window)).not.toThrow();
  });
});
