import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldRepeats, type SingleOrRepeatedEntries } from './fold-repeats.ts';

const itself = (entry: string): string => entry;

/** The list that was folded. */
const unfold = (folded: readonly SingleOrRepeatedEntries<string>[]): readonly string[] =>
  folded.flatMap((one) =>
    one.kind === 'once' ? [one.entry] : Array.from({ length: one.times }, () => one.entries).flat(),
  );

test('writes a run that comes several times once, with how often', () => {
  expect(foldRepeats(['set', 'rest', 'set', 'rest', 'set', 'rest', 'row'], itself)).toEqual([
    { kind: 'repeat', entries: ['set', 'rest'], times: 3 },
    { kind: 'once', entry: 'row' },
  ]);
});

test('leaves as it is what a count would not make shorter', () => {
  expect(foldRepeats(['set', 'set'], itself)).toEqual([
    { kind: 'once', entry: 'set' },
    { kind: 'once', entry: 'set' },
  ]);
});

test('loses nothing of any list, and never makes it longer', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 60 }), (entries) => {
      const folded = foldRepeats(entries, itself);
      expect(unfold(folded)).toEqual(entries);
      const length = folded
        .map((one) => (one.kind === 'once' ? 1 : one.entries.length + 1))
        .reduce((sum, one) => sum + one, 0);
      expect(length).toBeLessThanOrEqual(entries.length);
    }),
  );
});
