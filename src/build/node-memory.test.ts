import { describe, expect, it } from 'vitest';
import { createNodeMemory } from './node-memory.ts';

const node = (contentDigest: string) => ({ id: 'one', internal: { contentDigest } });

describe('A memory of nodes', () => {
  it('recalls what was kept for a node and a purpose', () => {
    const memory = createNodeMemory<number>(10);
    expect(memory.keep(node('a'), 1, 'words')).toBe(1);
    expect(memory.recall(node('a'), 'words')).toBe(1);
    expect(memory.recall(node('a'), 'minutes')).toBeUndefined();
  });

  it('does not know a node that has changed', () => {
    const memory = createNodeMemory<number>(10);
    memory.keep(node('a'), 1);
    expect(memory.recall(node('b'))).toBeUndefined();
  });

  it('holds no more than its limit', () => {
    const memory = createNodeMemory<number>(2);
    memory.keep(node('a'), 1);
    memory.keep(node('b'), 2);
    memory.keep(node('c'), 3);
    expect(memory.recall(node('a'))).toBeUndefined();
    expect(memory.recall(node('c'))).toBe(3);
  });
});
