import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryRangesInTexts } from './mark-text.ts';

const marked = (text: string, searchText: string): readonly string[] =>
  (queryRangesInTexts([text], searchText)[0] ?? []).map(([start, end]) => text.slice(start, end));

describe('queryRangesInTexts', () => {
  it('marks all forms of a word, and no part of another word', () => {
    expect(marked('Squats. A squat; squatting, squatter.', 'squat ')).toEqual([
      'Squats',
      'squat',
      'squatting',
    ]);
  });

  it('marks completions of the last word from three letters on', () => {
    expect(marked('Romanian deadlifts and rowing', 'roma')).toEqual(['Romanian']);
    expect(marked('Romanian deadlifts and rowing', 'ro')).toEqual([]);
  });

  it('marks the words that a synonym stands for', () => {
    expect(marked('The Romanian deadlift', 'rdl')).toEqual(['Romanian', 'deadlift']);
    expect(marked('Train your glutes', 'bum')).toEqual(['glutes']);
  });

  it('marks the correction of a mistyped word, but only if the page lacks the word itself', () => {
    expect(marked('A Bulgarian split squat', 'bulgarain sqaut')).toEqual(['Bulgarian', 'squat']);
    expect(marked('A plan for the plank', 'plan ')).toEqual(['plan']);
  });

  it('marks words that the page joins or splits differently', () => {
    expect(marked('The leg press', 'legpress')).toEqual(['leg', 'press']);
    expect(marked('The deadlift', 'dead lift')).toEqual(['deadlift']);
  });

  it('leaves stop words out', () => {
    expect(marked('How to do the plank', 'how to do the plank')).toEqual(['plank']);
  });

  it('marks nothing if the search has no words', () => {
    for (const searchText of ['', '   ', '.*', '(?:.+)+$', '💪', '\u202e', '<b>']) {
      expect(marked('A plank', searchText)).toEqual([]);
    }
  });

  it('places every mark inside its text, whatever the texts and the search', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), fc.string(), (texts, searchText) => {
        const all = queryRangesInTexts(texts, searchText);
        expect(all).toHaveLength(texts.length);
        all.forEach((marks, at) => {
          for (const [start, end] of marks) {
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(texts[at]?.length ?? 0);
          }
        });
      }),
    );
  });
});
