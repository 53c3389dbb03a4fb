import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findBuiltFile, mediaTypeOf } from './find-file.ts';

const names = new Set([
  'index.html',
  '404.html',
  'a/index.html',
  'a.js',
  'members/[...]/index.html',
]);
const find = (path: string) => findBuiltFile((name) => names.has(name), path);

it('maps any path to a built file, to the same path with a slash, or to nothing', () => {
  const piece = fc.constantFrom(
    'a',
    'a.js',
    'members',
    '..',
    '.',
    '',
    '%2e%2e',
    '%2f',
    '%5c',
    '%',
    '%00',
    '\\',
    'index.html',
  );
  const path = fc.oneof(
    fc.array(piece).map((pieces) => `/${pieces.join('/')}`),
    fc.webPath(),
    fc.string().map((text) => `/${text}`),
  );
  fc.assert(
    fc.property(path, (pathname) => {
      const found = find(pathname);
      if (found.kind === 'file') expect(names).toContain(found.name);
      if (found.kind === 'folder') expect(names).toContain(`${found.path.slice(1)}index.html`);
      if (found.kind === 'missing') expect(found.page).toBe('404.html');
    }),
  );
});

it('maps the members zone to one page, and an encoded path to the plain one', () => {
  expect(find('/members/packs/any/')).toEqual({ kind: 'file', name: 'members/[...]/index.html' });
  expect(find('/%61.js')).toEqual({ kind: 'file', name: 'a.js' });
  expect(find('/a')).toEqual({ kind: 'folder', path: '/a/' });
});

it('serves a file of an unknown type as bytes, which no browser runs', () => {
  expect(mediaTypeOf('page-data.json')).toBe('application/json; charset=utf-8');
  expect(mediaTypeOf('odd.exe')).toBe('application/octet-stream');
});
