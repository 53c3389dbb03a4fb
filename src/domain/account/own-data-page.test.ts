import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toOwnDataPage } from './own-data-page.ts';
import { thingsStoredOnDevice, wordsOfFieldName } from './own-data.ts';

it('shows every fact with a readable name', () => {
  const page = toOwnDataPage({
    madeAt: '2026-11-23',
    parts: {
      orders: [{ orderedAt: '2026-11-01', suppliedAtOnce: true, note: null }],
      giftsGiven: [],
      proofs: [{ fileType: 'image/png', file: 'iVBORw0KGgo=' }],
    },
  });
  expect(page).toContain('<dt>Ordered at</dt><dd>2026-11-01</dd>');
  expect(page).toContain('<dt>Supplied at once</dt><dd>yes</dd>');
  expect(page).toContain('<h2>Gifts given</h2><p>Nothing.</p>');
  expect(page).toContain('href="data:image/png;base64,iVBORw0KGgo="');
  expect(wordsOfFieldName('paidUntil')).toBe('Paid until');
});

it('interprets no markup that she or anybody else has typed', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, text) => {
      const tags = (page: string) =>
        page.match(/<[a-z!/][^>]*>/g)?.filter((tag) => !tag.startsWith('<a '));
      const page = toOwnDataPage({ madeAt: text, parts: { part: [{ [`a${name}`]: text }] } });
      const plain = toOwnDataPage({ madeAt: 'x', parts: { part: [{ a: 'x' }] } });
      expect(tags(page)).toEqual(tags(plain));
    }),
  );
  const evil = toOwnDataPage({
    madeAt: '',
    parts: { proofs: [{ file: '"><script>alert(1)</script>', fileType: '"' }] },
  });
  expect(evil).not.toContain('<script');
});

it('names what the browser stores exactly as the privacy policy does', () => {
  const policy = readFileSync('content/entries/page/privacy-policy.md', 'utf8');
  const [, table = ''] = /\| Name \| Where \|[^\n]*\n\|[ -|]*\n([\s\S]*?)\n\n/.exec(policy) ?? [];
  // Some lines are only in a policy of a site with analytics, and Markdown needs the backslashes.
  const names = table
    .split('\n')
    .map((line) => line.split('|')[1]?.replace('{analytics}', '').replaceAll('\\', '').trim());
  expect(thingsStoredOnDevice.map(({ name }) => name)).toEqual(names);
});
