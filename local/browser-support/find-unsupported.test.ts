import { expect, it } from 'vitest';
import { languageEditionOf } from './browser-data.ts';
import { findUnsupported } from './find-unsupported.ts';
import { addPageParts, createPageParts, usesInMarkup } from './page-uses.ts';
import { compareVersions, oldestBrowsers } from './supported-browsers.ts';
import { nameOfUse, type PlatformUse } from './use.ts';

const browsers = oldestBrowsers(['firefox >= 121', 'safari >= 17']);
const groupBy: PlatformUse = { kind: 'static', of: 'Map', name: 'groupBy', isCall: true };
const found = (...uses: readonly PlatformUse[]) =>
  uses.map((use) => ({ use, files: new Set(['app.js']) }));
const sources = new Map([
  ['src/months.ts', 'Map.groupBy(sessions, month)'],
  ['src/other.ts', 'grouped(sessions)'],
]);

it('says in one sentence what is missing where, and who uses it', () => {
  expect(findUnsupported(found(groupBy), browsers, [], sources)).toEqual([
    'Map.groupBy is not in Safari 17 (it came with 17.4): used in app.js, by src/months.ts',
  ]);
});

it.each<PlatformUse>([
  { kind: 'call', name: 'checkVisibility' },
  { kind: 'global', name: 'requestIdleCallback' },
  { kind: 'property', property: 'text-wrap', value: 'pretty' },
  { kind: 'selector', name: 'popover-open' },
  { kind: 'attribute', element: 'p', name: 'popover' },
])('finds $kind', (use) => {
  expect(findUnsupported(found(use), browsers, [], new Map())).toHaveLength(1);
});

it.each<PlatformUse>([
  // An older API has a method of the same name.
  { kind: 'call', name: 'find' },
  // Only one engine tries it out.
  { kind: 'call', name: 'requestSession' },
  { kind: 'global', name: 'somethingOfOurs' },
  { kind: 'unit', name: 'dvh' },
  { kind: 'selector', name: 'has' },
])('accepts what every browser has, or nobody knows: $kind $name', (use) => {
  expect(findUnsupported(found(use), browsers, [], new Map())).toEqual([]);
});

it('allows a use in the named sources, as long as a browser lacks it', () => {
  const allowed = { uses: ['Map.groupBy'], reason: '' };
  const by = (...files: readonly string[]) => [{ ...allowed, by: files }];
  expect(findUnsupported(found(groupBy), browsers, by('src/months.ts'), sources)).toEqual([]);
  expect(findUnsupported(found(groupBy), browsers, by('src/other.ts'), sources)).toHaveLength(1);
  expect(findUnsupported(found(), browsers, [allowed], sources)).toHaveLength(1);
});

it('knows the grammar that all browsers read', () => {
  expect(languageEditionOf(browsers)).toBe(2024);
});

it('compares versions by their numbers', () => {
  expect(['17.10', '17', '17.4'].toSorted(compareVersions)).toEqual(['17', '17.4', '17.10']);
});

it('reads each part of the pages once', () => {
  const parts = createPageParts();
  const page =
    '<style>a{gap:1px}@media print{a{gap:0}}</style><p popover="auto" style="color:red">a > b</p><script>f()</script><script src="/a.js"></script>';
  addPageParts(parts, page);
  addPageParts(parts, page);
  expect([...parts.styles]).toEqual(['a{gap:1px}', '@media print{a{gap:0}}']);
  expect([...parts.scripts]).toEqual(['f()']);
  expect([...parts.styleAttributes]).toEqual(['color:red']);
  expect(usesInMarkup(parts).map(nameOfUse)).toContain('<p popover>');
});
