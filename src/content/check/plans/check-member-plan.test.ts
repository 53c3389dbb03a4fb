import { describe, expect, it } from 'vitest';
import type { RawEntry } from '../../model/entry.ts';
import {
  errorMessagesAfterChange,
  errorMessagesOf,
  heavyLegsMemberPlan,
  validEntries,
  withFields,
} from '../valid-space.test-support.ts';

describe('the check of a member plan', () => {
  it.each<[string, RawEntry, Readonly<Record<string, unknown>>]>([
    [
      'Member plan "Heavy legs" (heavy), field free: nobody can open it. Switch it on, or enter the product or the subscription that opens it.',
      heavyLegsMemberPlan,
      { sub: ' ' },
    ],
    [
      'Member plan "Heavy legs" (heavy), field content: line 3: a picture in this text can be seen by everybody who has its address. Take it out: the picture in the field Image is guarded like the text.',
      heavyLegsMemberPlan,
      { content: 'One.\n\n![A squat](https://images.ctfassets.net/a.webp)' },
    ],
  ])('reports: %s', (message, entry, fields) => {
    expect(errorMessagesAfterChange(entry, fields)).toContain(message);
  });
});

describe('the check of a version', () => {
  const version = (versionOf: string) => ({
    ...withFields(heavyLegsMemberPlan, { slug: 'heavy-legs-four-days', versionOf }),
    id: 'version',
  });
  const problemsOf = (versionOf: string): readonly string[] =>
    errorMessagesOf([...validEntries, version(versionOf)]);

  it('finds the plan that it is a version of', () => {
    expect(problemsOf('heavy-legs')).toEqual([]);
  });

  it.each(['light-legs', 'heavy-legs-four-days'])('reports a version of %s', (versionOf) => {
    expect(problemsOf(versionOf)).toEqual([
      expect.stringContaining(`“${versionOf}” is no member plan that counts for itself`),
    ]);
  });
});
