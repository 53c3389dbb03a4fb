import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnTargetOrMembersZone } from './return-target.ts';

const members = '/members/';
const site = 'https://www.knurl.example';

describe('safeReturnTargetOrMembersZone', () => {
  it.each([
    '/',
    '/members/',
    '/members/workout-plans/legs/heavy-legs/',
    '/articles/?s=squat&page=2#results',
    '/members/packs/tone-sculpt/week-1/?from=%2Fmembers%2F',
    '/caf%C3%A9/',
  ])('leads to %s', (target) => {
    expect(safeReturnTargetOrMembersZone(target)).toBe(target);
  });

  it.each([
    ['another site', 'https://evil.example/'],
    ['this site, spelt out', `${site}/members/`],
    ['a protocol-relative address', '//evil.example/'],
    ['three slashes', '///evil.example/'],
    ['a backslash', '/\\evil.example/'],
    ['two backslashes', '\\\\evil.example/'],
    ['a backslash in the middle', '/a\\b'],
    ['dots that leave two slashes', '/.//evil.example/'],
    ['dots that climb to two slashes', '/members/..//evil.example/'],
    ['encoded dots that leave two slashes', '/%2e//evil.example/'],
    ['a tab between slashes', '/\t/evil.example/'],
    ['a line break between slashes', '/\n/evil.example/'],
    ['a carriage return', '/\r/evil.example'],
    ['a null character', '/\0/evil.example'],
    ['a space before', ' /members/'],
    ['a space within', '/ /evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script with a slash', '/javascript:alert(1)//\u0000'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a file', 'file:///etc/passwd'],
    ['a user at a host', '@evil.example'],
    ['a name', 'evil.example'],
    ['a relative path', 'members/'],
    ['a query alone', '?redirect=https://evil.example'],
    ['a fragment alone', '#x'],
    ['a path that cannot be read', '//%'],
    ['the page it comes from', '/login/?code=a&state=b'],
    ['the page it comes from, with dots', '/members/../login/'],
    ['the page it comes from, in capitals', '/LOGIN'],
    ['a function', '/api/votes?vote=strength'],
    ['the host’s own', '/.netlify/functions/health'],
    ['far too much', `/${'a'.repeat(2001)}`],
    ['nothing', ''],
    ['undefined', undefined],
    ['null', null],
    ['a number', 7],
    ['a list', ['/articles/']],
    ['an object', { toString: () => '/articles/' }],
  ])('leads to the members zone instead of %s', (_what, target) => {
    expect(safeReturnTargetOrMembersZone(target)).toBe(members);
  });

  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.constantFrom(
          '/',
          '\\',
          '.',
          '..',
          '%2f',
          '%5c',
          '%2e',
          ':',
          '@',
          '?',
          '#',
          '\t',
          '\n',
          ' ',
          'evil.example',
          'javascript:',
          'https:',
          'members',
          'é',
        ),
        { maxLength: 12 },
      )
      .map((parts) => `/${parts.join('')}`),
  );

  it('stays on this site for any input', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.anything()), (wanted) => {
        const target = safeReturnTargetOrMembersZone(wanted);
        expect(target).toMatch(/^\/(?!\/)/);
        const url = new URL(target, site);
        expect(url.origin).toBe(site);
        // Parsing the result changes nothing.
        expect(`${url.pathname}${url.search}${url.hash}`).toBe(target);
        expect(safeReturnTargetOrMembersZone(target)).toBe(target);
      }),
      { numRuns: 5000 },
    );
  });

  it('returns every plain path as it is', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,20}$/);
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), (segments) => {
        fc.pre(!['api', 'login'].includes(segments[0] ?? ''));
        const path = `/${segments.join('/')}/`;
        expect(safeReturnTargetOrMembersZone(path)).toBe(path);
      }),
    );
  });
});
