import { describe, expect, it } from 'vitest';
import { phraseOverlap } from './phrase-overlap.ts';

const rarities: Readonly<Record<string, number>> = { knee: 4, hurt: 3, stairs: 5, squat: 1 };
const weightOf = (concept: string): number => rarities[concept] ?? 0;

/** The overlap of typed words, each of them meant for certain unless a similarity is given, with a phrase. */
const overlapOf = (typed: readonly string[], phrase: readonly string[], similarity = 1): number =>
  phraseOverlap({
    termWeights: typed.map(weightOf),
    typed: new Map(typed.map((concept, term) => [concept, { term, similarity }])),
    phrase,
    weightOf,
  });

describe('the overlap of a query with a phrase', () => {
  it('is 1 for the same words in any order, and 0 for none of them', () => {
    expect(overlapOf(['knee', 'hurt'], ['hurt', 'knee'])).toBe(1);
    expect(overlapOf(['squat'], ['hurt', 'knee'])).toBe(0);
  });

  it('is the harmonic mean of both shares', () => {
    // All of the query (7) and 7 of the phrase’s 12.
    expect(overlapOf(['knee', 'hurt'], ['knee', 'hurt', 'stairs'])).toBeCloseTo(14 / 19);
    // 7 of the query’s 8, and all of the phrase.
    expect(overlapOf(['knee', 'hurt', 'squat'], ['knee', 'hurt'])).toBeCloseTo(14 / 15);
  });

  it('falls more for a rare word that is missing than for a common one', () => {
    const phrase = ['knee', 'stairs', 'squat'];
    expect(overlapOf(['knee', 'stairs'], phrase)).toBeGreaterThan(
      overlapOf(['knee', 'squat'], phrase),
    );
  });

  it('falls with the doubt about what was typed', () => {
    expect(overlapOf(['knee', 'hurt'], ['knee', 'hurt'], 0.8)).toBeCloseTo(0.8);
  });

  it('counts a typed word once, though it may mean several words of the phrase', () => {
    const overlap = phraseOverlap({
      termWeights: [4, 5],
      typed: new Map([
        ['knee', { term: 0, similarity: 1 }],
        ['hurt', { term: 0, similarity: 1 }],
      ]),
      phrase: ['knee', 'hurt'],
      weightOf,
    });
    // 4 of the query’s 9, and all of the phrase.
    expect(overlap).toBeCloseTo(8 / 13);
  });
});
