import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const listing = ['ls-files', '-co', '--exclude-standard', 'src', 'netlify', 'local', 'tests'];
const files = execFileSync('git', listing, { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:tsx?|mts|mjs)$/.test(file));

const isComment = (line: string): boolean => /^\s*(?:\/\/|\/\*|\*|\{\/\*)/.test(line);
/** What a tool reads, a rule of CSS for every element, or words that can't be parted. */
const mayBeLong = (line: string): boolean =>
  /oxlint-|webpack[A-Z]|^\s*\* \{/.test(line) || /^\s*\S+ (?:\S+|`[^`]*`)\S*$/.test(line);

it('comments wrap at 100 columns', () => {
  const long = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.length > 100 && isComment(line) && !mayBeLong(line) ? [`${file}:${index + 1}`] : [],
      ),
  );
  expect(long).toEqual([]);
});
