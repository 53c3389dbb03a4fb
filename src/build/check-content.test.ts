import { expect, it } from 'vitest';
import { findContentFaults } from '../content/faults.ts';
import type { ContentSpace } from '../content/faults.ts';
import { checkContent } from './check-content.ts';

const space: ContentSpace = {
  entries: ['one', 'two', 'two', 'four', 'five'].map((slug, place) => ({
    type: 'articleCategory',
    id: `category-${place}`,
    fields: place % 2 === 0 ? { slug } : { slug, title: `Title ${place}`, order: 'first' },
  })),
  assets: new Map(),
  fixedPaths: [],
};

it('finds in threads what is found without, in the same order', async () => {
  const faults = await checkContent(space);
  expect(faults.length).toBeGreaterThan(5);
  expect(faults).toEqual(findContentFaults(space));
});

it('fails where there can be no thread', async () => {
  const fields = { body: () => 'A function can be handed to no thread.' };
  const broken = { ...space, entries: [{ type: 'article', id: 'a', fields }] } as const;
  await expect(checkContent(broken)).rejects.toThrow('could not be cloned');
});
