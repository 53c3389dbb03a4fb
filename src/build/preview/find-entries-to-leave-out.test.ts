import { expect, it } from 'vitest';
import type { ContentSpace } from '../../content/model/content-space.ts';
import type { ContentFault } from '../../domain/content-fault.ts';
import { findEntriesToLeaveOut } from './find-entries-to-leave-out.ts';

const spaceOf = (...ids: readonly string[]): ContentSpace => ({
  entries: ids.map((id) => ({ type: 'article', id, fields: {} })),
  assets: new Map(),
  fixedPaths: [],
});

const fault = (id: string, kind: ContentFault['kind'] = 'error'): ContentFault => ({
  kind,
  id,
  type: 'Article',
  title: id,
  problem: 'it is wrong',
});

/** A check in which every entry but the first depends on the one before it. */
const checkChain =
  (broken: string) =>
  async ({ entries }: ContentSpace): Promise<readonly ContentFault[]> =>
    entries
      .filter(({ id }) => {
        const before = String.fromCharCode(id.charCodeAt(0) - 1);
        return id === broken || (id !== 'a' && !entries.some((entry) => entry.id === before));
      })
      .map(({ id }) => fault(id));

it('leaves out an entry with an error, and those that have an error because of that', async () => {
  const { leftOut, faults } = await findEntriesToLeaveOut(
    spaceOf('a', 'b', 'c', 'd'),
    checkChain('b'),
    () => false,
  );
  expect([...leftOut]).toEqual(['b', 'c', 'd']);
  expect(faults.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
});

it('keeps an entry that has only advice, and reports an error that belongs to no entry', async () => {
  const check = async () => [fault('a', 'advice'), fault('nobody')];
  const { leftOut, faults } = await findEntriesToLeaveOut(spaceOf('a'), check, () => false);
  expect(leftOut.size).toBe(0);
  expect(faults.map(({ id }) => id)).toEqual(['nobody']);
});

it('keeps an entry whose page can be shown despite its errors, and reports them', async () => {
  const { leftOut, faults } = await findEntriesToLeaveOut(
    spaceOf('a', 'b'),
    checkChain('b'),
    () => true,
  );
  expect(leftOut.size).toBe(0);
  expect(faults.map(({ id }) => id)).toEqual(['b']);
});
