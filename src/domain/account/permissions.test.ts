import fc from 'fast-check';
import { expect, it } from 'vitest';
import { permissionsClaim, permissionsIn } from './permissions.ts';

it('joins what the account’s metadata and its roles allow', () => {
  expect(permissionsIn({})).toEqual([]);
  expect(permissionsIn({ [permissionsClaim]: ['edit:content'] })).toEqual(['edit:content']);
  expect(permissionsIn({ permissions: ['run:business'] })).toEqual(['run:business']);
  expect(
    permissionsIn({
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
      expect(permissionsIn({ [permissionsClaim]: claim, permissions: claim })).toEqual([]);
      expect(permissionsIn({ [permissionsClaim]: claim, permissions: ['a'] })).toEqual(['a']);
      expect(permissionsIn({ [permissionsClaim]: ['a'], permissions: claim })).toEqual(['a']);
    }),
  );
});
