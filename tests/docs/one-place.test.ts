import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { filesOfRepository } from './files-of-repository.test-support.ts';

const files = filesOfRepository('src', 'netlify', 'local').filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

/** The files that contain a pattern, besides those below the folders where it belongs. */
const filesWith = (pattern: RegExp, homes: readonly string[]): readonly string[] =>
  files.filter(
    (file) =>
      !homes.some((home) => file.startsWith(home)) && pattern.test(readFileSync(file, 'utf8')),
  );

// What names a table in a statement: one of these words before it, or another table and a comma.
const rightsTables =
  /\b(?:from|into|update|join|truncate|table)\s+(?:only\s+)?(?:\w+(?:\s+\w+)?\s*,\s*)*(?:grants|subscriptions)\b/;

it('three files of src/server/rights query grants and subscriptions; others ask for StoredMemberRights, or for a part of a statement', () => {
  expect(filesWith(rightsTables, ['src/domain/'])).toEqual([
    'src/server/rights/read-rights.ts',
    'src/server/rights/rights-in-bulk.ts',
    'src/server/rights/write-rights.ts',
  ]);
});

it('only src/server/till/stripe calls Stripe; others pass its client on (decision 058)', () => {
  expect(filesWith(/\bstripe\.\w+\.\w+/, ['src/server/till/stripe/', 'local/'])).toEqual([]);
});

it('no folder of src has more than 25 files of product code side by side: what a reader looks for gets a folder of its own', () => {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!file.startsWith('src/') || file.includes('.test-support.')) continue;
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
});
