import { describe, expect, it } from 'vitest';
import { findCorrections, letterBitmaskOf, maxTypoEditsForLength } from './corrections.ts';

it('allows more edits in longer words', () => {
  expect([2, 3, 5, 6, 12].map(maxTypoEditsForLength)).toEqual([0, 1, 1, 2, 2]);
});

describe('findCorrections', () => {
  const wordOf = (text: string, pageCount = 1) => ({
    text,
    letters: letterBitmaskOf(text),
    pageCount,
  });
  const corrections = (typed: string, ...words: readonly string[]) =>
    findCorrections(
      typed,
      words.map((text) => wordOf(text)),
      3,
    ).map(({ text }) => text);

  it('returns the most similar word first, and words with the same first letter before others', () => {
    expect(corrections('plakn', 'blank', 'plank', 'plan', 'squat')).toEqual(['plank', 'plan']);
    expect(corrections('lank', 'plank', 'blank', 'lanky')).toEqual(['lanky', 'plank', 'blank']);
  });

  it('prefers words that more pages have', () => {
    const words = [wordOf('beach'), wordOf('bench', 40)];
    const found = findCorrections('beech', words, 2);
    expect(found.map(({ text }) => text)).toEqual(['bench', 'beach']);
  });

  it('finds a word with as many other letters as the edits can change', () => {
    expect(corrections('squad', 'squat')).toEqual(['squat']);
    expect(corrections('bqrbelx', 'barbell')).toEqual(['barbell']);
    expect(corrections('réhab', 'rehab', 'r3hab')).toEqual(['rehab', 'r3hab']);
  });

  it('corrects neither very short words nor known words', () => {
    expect(corrections('ba', 'ab', 'abs')).toEqual([]);
    expect(corrections('row', 'row')).toEqual([]);
  });
});
