import { once } from 'node:events';
import { connect } from 'node:tls';
import { expect, it } from 'vitest';
import { toArticle } from '../../support/scratch-content.ts';
import {
  ENVIRONMENT_PATH,
  SPACE,
  startContentServiceForEachTest,
} from '../../support/scratch-content-service.ts';

const service = startContentServiceForEachTest();
const locales = `${ENVIRONMENT_PATH}/locales`;

it('refuses a wrong access token, and a request without one', async () => {
  await expect(
    service.createClient({ accessToken: 'wrong' }).getContentTypes(),
  ).rejects.toMatchObject({ name: 'AccessTokenInvalid' });
  expect((await service.get(locales)).status).toBe(401);
});

it.each([
  '/spaces/other',
  '/spaces/other/environments/master/locales',
  `/spaces/${SPACE}/environments/staging/locales`,
  `${ENVIRONMENT_PATH}/entries/article-one`,
  '/anything',
])('answers %s with 404 in the format of Contentful', async (path) => {
  const { status, json, headers } = await service.getJson(path);
  expect(status).toBe(404);
  expect(json).toMatchObject({ sys: { type: 'Error', id: 'NotFound' } });
  expect(json['requestId']).toBe(headers['x-contentful-request-id']);
  expect(headers['content-type']).toBe('application/vnd.contentful.delivery.v1+json');
});

it.each([
  'content_types?order=name',
  'content_types?name=Article',
  'content_types?limit=1001',
  'entries',
  'assets?order=-sys.updatedAt',
  'locales?skip=x',
  'locales?order=name',
])('refuses the query %s', async (query) => {
  const { status, json } = await service.getJson(`${ENVIRONMENT_PATH}/${query}`);
  expect(status).toBe(400);
  expect(json).toMatchObject({ sys: { type: 'Error', id: 'InvalidQuery' } });
});

it('names every file that it cannot read, with a status that clients do not retry', async () => {
  await service.content.write('entries/article/one.md', 'no fields');
  await service.content.write('entries/article/two.md', toArticle('Two', ['colour: red']));
  const contentTypes = `${ENVIRONMENT_PATH}/content_types`;
  const { status, json } = await service.getJson(contentTypes);
  expect(status).toBe(422);
  expect(String(json['message'])).toContain('entries/article/one.md');
  expect(String(json['message'])).toContain('entries/article/two.md');

  await service.content.remove('entries/article/one.md');
  await service.content.remove('entries/article/two.md');
  expect((await service.getJson(contentTypes)).status).toBe(200);
});

it('refuses to start on a port that is taken, and names the port', async () => {
  const port = Number(new URL(service.origin).port);
  await expect(service.startAnother(port)).rejects.toThrow(`cannot use port ${port}`);
});

it('closes idle connections and unfinished requests when it stops', async () => {
  await service.getJson(locales);
  expect(service.countIdleConnections()).toBe(1);
  const port = Number(new URL(service.origin).port);
  const socket = connect({ port, host: 'localhost', ca: service.certificate });
  socket.on('error', () => undefined);
  await once(socket, 'secureConnect');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
  await service.getJson(locales);
  const closed = once(socket, 'close');
  await service.restart();
  await closed;
  expect((await service.getJson(locales)).status).toBe(200);
});
