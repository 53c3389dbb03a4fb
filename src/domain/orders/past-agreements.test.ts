import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { instantSupplyAgreementsVersion } from './instant-supply-agreements.ts';
import { statementsOfAgreementsVersion } from './past-agreements.ts';

/**
 * Every published version with the digest of its text. Never change a line; a change of the text
 * adds one.
 */
const digests: Readonly<Record<string, string>> = {
  '2026-11-22': '93f9861ec39b',
  '2026-11-25': 'e6d5838c2cda',
};

it.each(Object.entries(digests))(
  'never changes the published text of version %s',
  (version, digest) => {
    const words = [
      statementsOfAgreementsVersion(version, 'membership'),
      statementsOfAgreementsVersion(version, 'pack'),
    ];
    const found = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
    expect(
      found,
      'The words of a version never change: give the new ones a new version and move these to past-agreements.ts.',
    ).toBe(digest);
  },
);

it('includes today’s version, and throws for one that never existed', () => {
  expect(Object.keys(digests)).toContain(instantSupplyAgreementsVersion);
  expect(() => statementsOfAgreementsVersion('1999-01-01', 'pack')).toThrow('1999-01-01');
});
