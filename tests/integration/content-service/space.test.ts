import { expect, it } from 'vitest';
import {
  ENVIRONMENT_PATH,
  SPACE,
  startContentServiceForEachTest,
} from '../../support/scratch-content-service.ts';

const service = startContentServiceForEachTest();

it('gives the Contentful client the space, its locale and its content types', async () => {
  const client = service.createClient();
  const space = await client.getSpace();
  const locales = await client.getLocales();
  const types = await client.getContentTypes();

  expect(space.sys).toMatchObject({ type: 'Space', id: SPACE });
  expect(locales.items.map(({ code, default: isDefault }) => [code, isDefault])).toEqual([
    ['en-GB', true],
  ]);
  expect(types.items.map(({ sys }) => sys.id)).toEqual(['article', 'author']);
  const [article] = types.items;
  expect(article).toMatchObject({ name: 'Article', displayField: 'title' });
  expect(article?.fields.map(({ id }) => id)).toContain('body');
  expect(article).not.toHaveProperty('controls');
});

it('pages content types with the query of gatsby-source-contentful', async () => {
  // The types of Contentful's client do not allow this query.
  const { json } = await service.getJson(
    `${ENVIRONMENT_PATH}/content_types?skip=0&limit=1&order=sys.createdAt`,
  );
  expect(json).toMatchObject({ total: 2, limit: 1, items: [{ sys: { id: 'article' } }] });
});
