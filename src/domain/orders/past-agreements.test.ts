import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { agreementsVersion } from './agreements.ts';
import { statementsOf } from './past-agreements.ts';

/** Each version that there ever was, and the digest of its words. A line stays as it is; a change of words adds one. */
const digests: Readonly<Record<string, string>> = {
  '2026-11-22': '93f9861ec39b',
};

it.each(Object.entries(digests))(
  'the words of the version %s are those of its day',
  (version, digest) => {
    const words = [statementsOf(version, 'membership'), statementsOf(version, 'pack')];
    const found = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
    expect(
      found,
      'The words of a version never change: give the new ones a new version and move these to past-agreements.ts.',
    ).toBe(digest);
  },
);

it('the version of today is one of them, and one that never was has no words', () => {
  expect(Object.keys(digests)).toContain(agreementsVersion);
  expect(() => statementsOf('1999-01-01', 'pack')).toThrow('1999-01-01');
});
