import { expect, it } from 'vitest';
import { usesInScript } from './script-uses.ts';
import { nameOfUse } from './use.ts';

const written = (text: string): readonly string[] =>
  usesInScript(text, 2024).uses.map(nameOfUse).toSorted();

it('finds globals, their members, and calls on other objects', () => {
  expect(written('f(Map.groupBy(a, b)); function f(x) { return x.checkVisibility() }')).toEqual([
    'Map',
    'Map.groupBy',
    'a',
    'b',
    '….checkVisibility()',
  ]);
});

it('leaves out what the script declares itself', () => {
  expect(written('(function (Map) { var name = 1; return Map.groupBy(name) })()')).toEqual([
    '….groupBy()',
  ]);
});

it.each([
  'typeof structuredClone',
  'globalThis.structuredClone',
  '(function (a) { a.checkVisibility?.() })()',
  '(function (a) { return a.checkVisibility })()',
])('leaves out what is only asked for: %s', (text) => {
  expect(written(text).filter((use) => /structuredClone$|\(\)/.test(use))).toEqual(
    text.startsWith('globalThis') ? ['globalThis.structuredClone'] : [],
  );
});

it('reports a grammar that is too new', () => {
  expect(written('/(?i:a)b/')).toEqual([expect.stringContaining('ECMAScript 2024')]);
});

it('reads the CSS of a template, on both sides of each expression', () => {
  const script = 's.div(["color:", ";", "display:flex;", "{gap:1dvh;}"], a, b, c)';
  expect(usesInScript(script, 2024).css).toEqual(['color:x;;display:flex;x{gap:1dvh;}']);
  expect(usesInScript('f(["a:b"], 1)', 2024).css).toEqual([]);
});
