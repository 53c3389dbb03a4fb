import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOfRepository } from './files-of-repository.test-support.ts';

const files = filesOfRepository('src', 'netlify', 'local', 'tests', 'gatsby-*').filter((file) =>
  /\.(?:tsx?|mts|mjs)$/.test(file),
);

const isComment = (line: string): boolean => /^\s*(?:\/\/|\/\*|\*|\{\/\*)/.test(line);
/** What a tool reads, a rule of CSS for every element, or words that can't be parted. */
const mayBeLong = (line: string): boolean =>
  /oxlint-|webpack[A-Z]|^\s*\* \{/.test(line) || /^\s*\S+ (?:\S+|`[^`]*`)\S*$/.test(line);

it('comments wrap at 100 columns', () => {
  expect(files.length).toBeGreaterThan(0);
  const long = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.length > 100 && isComment(line) && !mayBeLong(line) ? [`${file}:${index + 1}`] : [],
      ),
  );
  expect(long).toEqual([]);
});
