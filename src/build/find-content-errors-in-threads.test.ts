import { expect, it } from 'vitest';
import { findLeftoverSampleContent } from '../content/check/check-samples.ts';
import { findContentErrors } from '../content/check/find-content-errors.ts';
import type { ContentSpace } from '../content/model/content-space.ts';
import { findContentErrorsInThreads } from './find-content-errors-in-threads.ts';

const space: ContentSpace = {
  entries: ['one', 'two', 'two', 'four', 'five'].map((slug, index) => ({
    type: 'articleCategory',
    id: `category-${index}`,
    fields: index % 2 === 0 ? { slug } : { slug, title: `Title ${index}`, order: 'first' },
  })),
  assets: new Map(),
  fixedPaths: [],
};

it('finds the same errors with threads as without them, in the same order', async () => {
  const errors = await findContentErrorsInThreads(space, true);
  expect(errors.length).toBeGreaterThan(5);
  expect(errors).toEqual(findContentErrors(space));
});

it('finds each sample as well where the site may have none', async () => {
  const errors = await findContentErrorsInThreads(space, false);
  expect(errors).toEqual([
    ...findContentErrors(space),
    ...findLeftoverSampleContent(space.entries),
  ]);
  expect(errors.length).toBeGreaterThan(findContentErrors(space).length);
});

it('rejects when a thread cannot be started', async () => {
  const fields = { body: () => 'A function cannot be copied into a thread.' };
  const broken = { ...space, entries: [{ type: 'article', id: 'a', fields }] } as const;
  await expect(findContentErrorsInThreads(broken, true)).rejects.toThrow('could not be cloned');
});
