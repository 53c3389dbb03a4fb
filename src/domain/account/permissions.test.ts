import fc from 'fast-check';
import { expect, it } from 'vitest';
import { permissionsClaim, permissionsInToken } from './permissions.ts';

it('joins what the account’s metadata and its roles allow', () => {
  expect(permissionsInToken({})).toEqual([]);
  expect(permissionsInToken({ [permissionsClaim]: ['edit:content'] })).toEqual(['edit:content']);
  expect(permissionsInToken({ permissions: ['run:business'] })).toEqual(['run:business']);
  expect(
    permissionsInToken({
      [permissionsClaim]: ['edit:content', 'run:business'],
      permissions: ['edit:content'],
    }),
  ).toEqual(['edit:content', 'run:business']);
});

it('finds nothing in a claim that isn’t a list of texts, and still reads the other', () => {
  const isNoList = (value: unknown): boolean =>
    !Array.isArray(value) || value.some((entry) => typeof entry !== 'string');
  fc.assert(
    fc.property(fc.anything().filter(isNoList), (claim) => {
      expect(permissionsInToken({ [permissionsClaim]: claim, permissions: claim })).toEqual([]);
      expect(permissionsInToken({ [permissionsClaim]: claim, permissions: ['a'] })).toEqual(['a']);
      expect(permissionsInToken({ [permissionsClaim]: ['a'], permissions: claim })).toEqual(['a']);
    }),
  );
});
