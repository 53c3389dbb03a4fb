import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listWrongCancellationTermsInText } from '../../src/content/advice/act-words.ts';

/** Everything that says something about orders and memberships. */
const files = globSync([
  'src/domain/{shop,account,mails,cart,members,payments}/**/*.ts',
  'src/features/{shop,shop-order,account,checkout,gifts,owner,promotions,zone}/**/*.{ts,tsx}',
  'src/page-parts/{cart,payments}/**/*.{ts,tsx}',
  'src/server/{shop,shop-desk,payments,account,gifts,own-data,owner,snipcart}/**/*.ts',
  'src/pages/{shop,owner}/*.tsx',
  'src/domain/orders/instant-supply-agreements.ts',
]).filter((file) => !/\.(?:test|test-support)\.tsx?$/.test(file));

const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<!:)\/\/.*$/gm, '');

it('one word stands for one act in all texts about orders and memberships', () => {
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((file) =>
    listWrongCancellationTermsInText(withoutComments(readFileSync(file, 'utf8'))).map(
      (words) => `${file}: ${words}`,
    ),
  );
  expect(found).toEqual([]);
});
