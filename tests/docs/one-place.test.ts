import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const listing = ['ls-files', '-co', '--exclude-standard', 'src', 'netlify', 'local'];
const files = execFileSync('git', listing, { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** The files that contain a pattern, besides those below the folders where it belongs. */
const filesWith = (pattern: RegExp, homes: readonly string[]): readonly string[] =>
  files.filter(
    (file) =>
      !homes.some((home) => file.startsWith(home)) && pattern.test(readFileSync(file, 'utf8')),
  );

// What names a table in a statement: one of these words before it, or another table and a comma.
const rightsTables =
  /\b(?:from|into|update|join|truncate|table)\s+(?:only\s+)?(?:\w+(?:\s+\w+)?\s*,\s*)*(?:grants|subscriptions)\b/;

it('only src/server/rights queries grants and subscriptions; others ask for MemberRights, or for a part of a statement', () => {
  expect(filesWith(rightsTables, ['src/server/rights/', 'src/domain/'])).toEqual([]);
});

it('only src/server/till/stripe calls Stripe; others pass its client on (decision 058)', () => {
  expect(filesWith(/\bstripe\.\w+\.\w+/, ['src/server/till/stripe/', 'local/'])).toEqual([]);
});
