import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUnambiguousPath } from './unambiguous-path.ts';

const site = 'https://www.knurl.example';

describe('isUnambiguousPath', () => {
  it.each([
    '/',
    '/articles/',
    '/articles',
    '/caf%C3%A9/',
    '/404.html',
    '/a%20b/',
    '/@evil.example',
  ])('is true for %s', (path) => expect(isUnambiguousPath(path)).toBe(true));

  it.each([
    '/%5cevil.example',
    '/%5C%5Cevil.example/',
    '/\\evil.example',
    '//evil.example/',
    '/%2f%2fevil.example',
    '/%2fevil.example/',
    '/%09/evil.example/',
    '/%0a/evil.example/',
    '/%0d%5cevil.example/',
    '/.%2f/evil.example/',
    '/articles/%5c%5cevil.example',
    '/%255cevil.example',
    '/%',
    '/%25',
    '/%E0%A4%A',
    'https://evil.example/',
    'javascript:alert(1)',
    '@evil.example',
  ])('is false for %s', (path) => expect(isUnambiguousPath(path)).toBe(false));

  it('is true only for paths that stay on this site, however often they are decoded', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '%2f',
      '%5c',
      '%5C',
      '%2e',
      '%09',
      '%0a',
      '%25',
      '%',
      '\t',
      '\n',
      ' ',
      ':',
      '@',
      '?',
      '#',
      'evil.example',
      'https:',
      'a',
      'é',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
        let path = `/${parts.join('')}`;
        fc.pre(isUnambiguousPath(path));
        for (let times = 0; times < 3; times += 1) {
          expect(new URL(path, site).origin).toBe(site);
          path = decodeURIComponent(path);
        }
      }),
      { numRuns: 5000 },
    );
  });
});
