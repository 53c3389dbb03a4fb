import { describe, expect, it } from 'vitest';
import { createNodeCache } from './node-cache.ts';

const node = (contentDigest: string) => ({ id: 'one', internal: { contentDigest } });

describe('createNodeCache', () => {
  it('returns the value that was set for a node and a purpose', () => {
    const cache = createNodeCache<number>(10);
    expect(cache.set(node('a'), 1, 'words')).toBe(1);
    expect(cache.get(node('a'), 'words')).toBe(1);
    expect(cache.get(node('a'), 'minutes')).toBeUndefined();
  });

  it('returns nothing for a node that has changed', () => {
    const cache = createNodeCache<number>(10);
    cache.set(node('a'), 1);
    expect(cache.get(node('b'))).toBeUndefined();
  });

  it('never holds more values than its limit', () => {
    const cache = createNodeCache<number>(2);
    cache.set(node('a'), 1);
    cache.set(node('b'), 2);
    cache.set(node('c'), 3);
    expect(cache.get(node('a'))).toBeUndefined();
    expect(cache.get(node('c'))).toBe(3);
  });
});
