import { expect, it } from 'vitest';
import { readSpaceWithClient } from '../../../local/content/read-hosted-space.ts';
import { findContentErrors } from '../../../src/content/check/find-content-errors.ts';
import { startContentServiceForEachTest } from '../../support/scratch-content-service.ts';

const service = startContentServiceForEachTest();

it('the checks read a space through Contentful’s own client just as they read the starter space’s files', async () => {
  const space = await readSpaceWithClient(service.createClient());

  const article = space.entries.find(({ type }) => type === 'article');
  expect(article?.fields['title']).toEqual(expect.any(String));
  const [picture] = [...space.assets.values()];
  expect(picture?.mimeType).toMatch(/^image\//);
  expect(findContentErrors(space).map(({ id }) => id)).toContain(article?.id);
});
