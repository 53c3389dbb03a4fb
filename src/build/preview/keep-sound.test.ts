import { expect, it } from 'vitest';
import type { ContentSpace } from '../../content/model/content-space.ts';
import type { ContentFault } from '../../domain/content-fault.ts';
import { keepSound } from './keep-sound.ts';

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

/** Every entry but the first needs the one before it. */
const checkChain =
  (broken: string) =>
  async ({ entries }: ContentSpace): Promise<readonly ContentFault[]> =>
    entries
      .filter(({ id }) => {
        const before = String.fromCharCode(id.charCodeAt(0) - 1);
        return id === broken || (id !== 'a' && !entries.some((entry) => entry.id === before));
      })
      .map(({ id }) => fault(id));

it('leaves out an entry with an error, and what has one for want of it', async () => {
  const { leftOut, faults } = await keepSound(
    spaceOf('a', 'b', 'c', 'd'),
    checkChain('b'),
    () => false,
  );
  expect([...leftOut]).toEqual(['b', 'c', 'd']);
  expect(faults.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
});

it('keeps an entry of which there is advice alone, and tells an error that is no entry’s', async () => {
  const check = async () => [fault('a', 'advice'), fault('nobody')];
  const { leftOut, faults } = await keepSound(spaceOf('a'), check, () => false);
  expect(leftOut.size).toBe(0);
  expect(faults.map(({ id }) => id)).toEqual(['nobody']);
});

it('keeps an entry whose errors its page can be shown with, and tells them', async () => {
  const { leftOut, faults } = await keepSound(spaceOf('a', 'b'), checkChain('b'), () => true);
  expect(leftOut.size).toBe(0);
  expect(faults.map(({ id }) => id)).toEqual(['b']);
});
