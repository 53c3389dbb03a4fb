import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markTexts } from './mark-texts.ts';

const marked = (text: string, search: string): readonly string[] =>
  (markTexts([text], search)[0] ?? []).map(([start, end]) => text.slice(start, end));

describe('markTexts', () => {
  it('marks the words in every form, and no part of another word', () => {
    expect(marked('Squats. A squat; squatting, squatter.', 'squat ')).toEqual([
      'Squats',
      'squat',
      'squatting',
    ]);
  });

  it('marks words that begin with the last one, once it says enough', () => {
    expect(marked('Romanian deadlifts and rowing', 'roma')).toEqual(['Romanian']);
    expect(marked('Romanian deadlifts and rowing', 'ro')).toEqual([]);
  });

  it('marks what the words mean', () => {
    expect(marked('The Romanian deadlift', 'rdl')).toEqual(['Romanian', 'deadlift']);
    expect(marked('Train your glutes', 'bum')).toEqual(['glutes']);
  });

  it('marks what a mistyped word was meant to be, and only where that word does not stand', () => {
    expect(marked('A Bulgarian split squat', 'bulgarain sqaut')).toEqual(['Bulgarian', 'squat']);
    expect(marked('A plan for the plank', 'plan ')).toEqual(['plan']);
  });

  it('leaves small words alone', () => {
    expect(marked('How to do the plank', 'how to do the plank')).toEqual(['plank']);
  });

  it('marks nothing for a text without words', () => {
    for (const search of ['', '   ', '.*', '(?:.+)+$', '💪', '\u202e', '<b>']) {
      expect(marked('A plank', search)).toEqual([]);
    }
  });

  it('keeps within each text, whatever is looked for', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), fc.string(), (texts, search) => {
        const all = markTexts(texts, search);
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
