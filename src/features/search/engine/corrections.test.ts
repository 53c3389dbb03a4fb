import { describe, expect, it } from 'vitest';
import { findCorrections, maxEdits } from './corrections.ts';

it('allows more edits in longer words', () => {
  expect([2, 3, 5, 6, 12].map(maxEdits)).toEqual([0, 1, 1, 2, 2]);
});

describe('findCorrections', () => {
  const corrections = (typed: string, ...words: readonly string[]) =>
    findCorrections(
      typed,
      words.map((text) => ({ text, pageCount: 1 })),
      3,
    ).map(({ text }) => text);

  it('returns the most similar word first, and words with the same first letter before others', () => {
    expect(corrections('plakn', 'blank', 'plank', 'plan', 'squat')).toEqual(['plank', 'plan']);
    expect(corrections('lank', 'plank', 'blank', 'lanky')).toEqual(['lanky', 'plank', 'blank']);
  });

  it('prefers words that more pages have', () => {
    const words = [
      { text: 'beach', pageCount: 1 },
      { text: 'bench', pageCount: 40 },
    ];
    const found = findCorrections('beech', words, 2);
    expect(found.map(({ text }) => text)).toEqual(['bench', 'beach']);
  });

  it('corrects neither very short words nor known words', () => {
    expect(corrections('ba', 'ab', 'abs')).toEqual([]);
    expect(corrections('row', 'row')).toEqual([]);
  });
});
