import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listStiltedWordingsInText } from '../../src/content/advice/odd-words.ts';

/** The code whose sentences visitors, members and owners read. */
const files = globSync(
  'src/{domain,features,page-parts,server,services,pages}/**/*.{ts,tsx}',
).filter((file) => !/\.test|\.test-support|\/ui-kit\//.test(file));

const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<!:)\/\/.*$/gm, '');

it('no sentence in the code has words that a shop assistant would not say', () => {
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((file) =>
    listStiltedWordingsInText(withoutComments(readFileSync(file, 'utf8'))).map(
      (words) => `${file}: ${words}`,
    ),
  );
  expect(found).toEqual([]);
});
