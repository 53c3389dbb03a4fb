import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openSpace, type ContentfulSpace } from '../../../local/contentful-space/open-space.ts';
import {
  writeSigningSecret,
  writeWebhook,
  toWantedWebhook,
} from '../../../local/contentful-space/space-webhook.ts';
import { startScratchContentful, type ScratchContentful } from '../../support/contentful.ts';
import { startSignedListener, type SignedListener } from '../../support/signed-listener.ts';

const secret = 'a1+/=_-B'.repeat(8);
let scratch: ScratchContentful;
let site: SignedListener;
let space: ContentfulSpace;

beforeAll(async () => {
  scratch = await startScratchContentful();
  // Contentful's own code accepts only correctly signed messages.
  site = await startSignedListener(() => secret);
  space = openSpace(scratch.variables);
  const { client } = space;
  const name = { id: 'name', name: 'Name', type: 'Symbol', localized: false, required: true };
  const type = await client.contentType.createWithId(
    { contentTypeId: 'person' },
    { name: 'Person', displayField: 'name', fields: [name] },
  );
  await client.contentType.publish({ contentTypeId: 'person' }, type);
  await writeSigningSecret(space, secret);
  await writeWebhook(space, await toWantedWebhook(space, site.origin));
});
afterEach(() => {
  site.received.length = 0;
  site.statuses = [];
});
afterAll(async () => {
  await site.close();
  await scratch.dispose();
});

const receivedEvents = async () => {
  await scratch.contentful.webhooks.settle();
  return site.received;
};
const create = (entryId: string, environmentId = 'master') =>
  space.client.entry.createWithId(
    { contentTypeId: 'person', entryId, environmentId },
    { fields: { name: { 'en-GB': entryId } } },
  );

it('a webhook reports what is published and unpublished, signed, and no drafts', async () => {
  const { client } = space;
  const draft = await create('ada');
  expect(await receivedEvents()).toEqual([]);
  const published = await client.entry.publish({ entryId: 'ada' }, draft);
  expect(await receivedEvents()).toMatchObject([
    {
      topic: 'ContentManagement.Entry.publish',
      body: { sys: { id: 'ada', type: 'Entry' }, fields: { name: { 'en-GB': 'ada' } } },
    },
  ]);
  await client.entry.unpublish({ entryId: published.sys.id });
  const [, last] = await receivedEvents();
  expect(last).toMatchObject({
    topic: 'ContentManagement.Entry.unpublish',
    body: { sys: { type: 'DeletedEntry' } },
  });
  expect(last?.body).not.toHaveProperty('fields');
});

it('a webhook reports nothing of another environment', async () => {
  await space.client.environment.createWithId({ environmentId: 'trial' }, { name: 'trial' });
  const draft = await create('bea', 'trial');
  await space.client.entry.publish({ entryId: 'bea', environmentId: 'trial' }, draft);
  expect(await receivedEvents()).toEqual([]);
});

it('a webhook names the group in each event of a bulk publication, and reports its end once', async () => {
  const entries = [await create('cora'), await create('dora')];
  const action = await space.client.bulkAction.publish(
    { spaceId: space.spaceId, environmentId: 'master' },
    {
      entities: {
        sys: { type: 'Array' },
        items: entries.map(({ sys }) => ({
          sys: { type: 'Link', linkType: 'Entry', id: sys.id, version: sys.version },
        })),
      },
    },
  );
  const events = await receivedEvents();
  const ofEntries = events.filter(({ topic }) => topic.endsWith('Entry.publish'));
  expect(ofEntries).toHaveLength(2);
  for (const { headers } of ofEntries) {
    expect(headers['x-contentful-bulk-action-id']).toBe(action.sys.id);
  }
  expect(events.filter(({ topic }) => topic.endsWith('BulkAction.execute'))).toHaveLength(1);
});

it('a webhook is retried after a failure of the site, but not after a refusal', async () => {
  const { client } = space;
  site.statuses = [503, 200];
  await client.entry.publish({ entryId: 'eva' }, await create('eva'));
  expect(await receivedEvents()).toHaveLength(2);
  site.received.length = 0;
  site.statuses = [400, 200];
  await client.entry.publish({ entryId: 'fay' }, await create('fay'));
  expect(await receivedEvents()).toHaveLength(1);
});

it('the stand-in refuses what Contentful refuses: an old version, an unknown field, an entry without a required field', async () => {
  const { client } = space;
  const first = await create('gil');
  await client.entry.update({ entryId: 'gil' }, first);
  await expect(client.entry.update({ entryId: 'gil' }, first)).rejects.toMatchObject({
    name: 'VersionMismatch',
  });
  const unknown = client.entry.createWithId(
    { contentTypeId: 'person', entryId: 'hal' },
    { fields: { colour: { 'en-GB': 'red' } } },
  );
  await expect(unknown).rejects.toMatchObject({ name: 'UnknownField' });
  const empty = await client.entry.createWithId(
    { contentTypeId: 'person', entryId: 'ida' },
    { fields: {} },
  );
  await expect(client.entry.publish({ entryId: 'ida' }, empty)).rejects.toMatchObject({
    name: 'InvalidEntry',
  });
});
