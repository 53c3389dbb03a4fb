import { expect, it } from 'vitest';
import { readContentFingerprint } from '../../../src/server/site-builds/content-mark.ts';
import { toArticle } from '../../support/scratch-content.ts';
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
  // The types of Contentful's client don't allow this query.
  const { json } = await service.getJson(
    `${ENVIRONMENT_PATH}/content_types?skip=0&limit=1&order=sys.createdAt`,
  );
  expect(json).toMatchObject({ total: 2, limit: 1, items: [{ sys: { id: 'article' } }] });
});

it('the newest entry and file, and their number, show that something was published or deleted', async () => {
  const api = { host: 'localhost', spaceId: SPACE, environment: 'master', accessToken: '' };
  const readMark = (): Promise<string> =>
    readContentFingerprint(api, async (address) => {
      const { pathname, search } = new URL(String(address));
      const { json, status } = await service.getJson(`${pathname}${search}`);
      return Response.json(json, { status });
    });
  const before = await readMark();
  expect(await readMark()).toBe(before);
  await service.content.write('entries/article/new.md', toArticle('New', ['date: 2026-11-23']));
  const published = await readMark();
  expect(published).not.toBe(before);
  expect(published).toContain('article-new@');
  await service.content.remove('entries/article/new.md');
  expect(await readMark()).toBe(before);
});
