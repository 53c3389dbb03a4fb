import { mkdtemp, readdir, readFile, rm, unlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createClient } from 'contentful';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSpaceWithClient } from '../../../local/content/read-hosted-space.ts';
import type {
  ContentBody,
  EnvironmentState,
  EditableItem,
} from '../../../local/contentful/space-state.ts';
import { contentPart } from '../../../local/backup/content/content-part.ts';
import { openSpace } from '../../../local/contentful-space/open-space.ts';
import { createContentfulSetup } from '../../../local/setup/contentful.ts';
import {
  createSmallContent,
  bringToModel,
  carryOut,
  startScratchContentful,
  type ScratchContentful,
} from '../../support/contentful.ts';

let starterFolder: string;
let folder: string;
let old: ScratchContentful;
let oldVariables: Readonly<Record<string, string>>;

const master = ({ contentful }: ScratchContentful): EnvironmentState => {
  const environment = contentful.space.environments.get('master');
  if (!environment) throw new Error('there is no master');
  return environment;
};

/**
 * An entry as an editor sees it: its fields, which of them are published, whether it is archived. A
 * file's address belongs to its own space.
 */
const seen = ({ id, body, published, archivedVersion }: EditableItem<ContentBody>) => {
  const words = (one: ContentBody | undefined) =>
    one && JSON.parse(JSON.stringify(one.fields).replaceAll(/localhost:\d+/g, 'host'));
  return {
    id,
    words: words(body),
    published: words(published),
    archived: archivedVersion !== undefined,
  };
};
const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
const seenIn = (one: ScratchContentful) => {
  const { entries, assets, contentTypes, editorInterfaces, tags } = master(one);
  return {
    entries: [...entries.values()].map(seen).toSorted(byId),
    assets: [...assets.values()].map(seen).toSorted(byId),
    types: [...contentTypes.values()]
      .map(({ id, published }) => ({ id, published }))
      .toSorted(byId),
    editors: Object.fromEntries([...editorInterfaces].map(([id, { body }]) => [id, body])),
    tags: [...tags].map(([id, { name }]) => ({ id, name })).toSorted(byId),
  };
};

/**
 * A build's data: from a key's own API, without the versions and times that each space counts for
 * itself.
 */
const readForBuild = (variables: Readonly<Record<string, string>>) =>
  readSpaceWithClient(
    createClient({
      space: variables['CONTENTFUL_SPACE_ID'] ?? '',
      host: variables['CONTENTFUL_HOST'] ?? '',
      accessToken: variables['CONTENTFUL_ACCESS_TOKEN'] ?? '',
    }),
  );

beforeAll(async () => {
  starterFolder = await createSmallContent();
  folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'knurl-backup-')), 'content');
  old = await startScratchContentful();
  await bringToModel(old);
  oldVariables = await carryOut(createContentfulSetup(starterFolder), old.variables);
  const { client } = openSpace(oldVariables);
  // A draft over a published entry, a draft that was never published, and an archived entry.
  const changed = await client.entry.get({ entryId: 'person-amina-sample' });
  changed.fields['about'] = { 'en-GB': 'Newer words that nobody has published yet.' };
  await client.entry.update({ entryId: changed.sys.id }, changed);
  await client.entry.createWithId(
    { contentTypeId: 'person', entryId: 'person-draft' },
    { fields: { name: { 'en-GB': 'A draft' } } },
  );
  await client.entry.createWithId(
    { contentTypeId: 'person', entryId: 'person-archived' },
    { fields: { name: { 'en-GB': 'Archived' } } },
  );
  await client.entry.archive({ entryId: 'person-archived' });
  await contentPart.save(folder, oldVariables);
});
afterAll(async () => {
  await old.dispose();
  await rm(starterFolder, { recursive: true });
  await rm(path.dirname(folder), { recursive: true });
});

it('a restore makes an empty space equal to the saved one, entry by entry, and a build reads the same', async () => {
  const fresh = await startScratchContentful({ locale: { code: 'en-US', name: 'English' } });
  try {
    expect((await contentPart.previewRestore(folder, fresh.variables)).obstacle).toBeUndefined();
    await contentPart.restore(folder, fresh.variables, { overwrites: false });
    expect(seenIn(fresh)).toEqual(seenIn(old));

    const known = await carryOut(createContentfulSetup(starterFolder), fresh.variables);
    const [before, after] = [await readForBuild(oldVariables), await readForBuild(known)];
    expect(after.entries.toSorted(byId)).toEqual(before.entries.toSorted(byId));
    expect(new Map(after.assets)).toEqual(before.assets);
    expect(before.entries.length).toBeGreaterThan(0);
  } finally {
    await fresh.dispose();
  }
});

it('a restore that stopped halfway can be continued', async () => {
  const fresh = await startScratchContentful();
  try {
    fresh.contentful.faults.add({
      method: 'PUT',
      path: /entries\/[^/]+$/,
      answer: 'forbidden',
      times: 3,
    });
    await expect(
      contentPart.restore(folder, fresh.variables, { overwrites: false }),
    ).rejects.toThrow(/permissions.*Run it again/);
    // The space isn't empty any more, but its own half-finished restore is no obstacle.
    expect((await contentPart.previewRestore(folder, fresh.variables)).obstacle).toBeUndefined();
    await contentPart.restore(folder, fresh.variables, { overwrites: false });
    expect(seenIn(fresh)).toEqual(seenIn(old));
  } finally {
    await fresh.dispose();
  }
});

it('a space with content is reported as an obstacle', async () => {
  expect((await contentPart.previewRestore(folder, oldVariables)).obstacle).toMatch(
    /content types/,
  );
});

it('a backup that lacks a file is refused before anything is changed', async () => {
  const fresh = await startScratchContentful();
  const copy = await mkdtemp(path.join(os.tmpdir(), 'knurl-damaged-'));
  try {
    await contentPart.save(copy, oldVariables);
    const files = await readdir(copy, { recursive: true });
    const picture = files.find((name) => name.endsWith('.webp'));
    await unlink(path.join(copy, picture ?? ''));
    await expect(contentPart.restore(copy, fresh.variables, { overwrites: false })).rejects.toThrow(
      'Nothing was put back',
    );
    expect(master(fresh).contentTypes.size).toBe(0);
  } finally {
    await fresh.dispose();
    await rm(copy, { recursive: true });
  }
});

it('a backup contains no credentials of the account: no token, no key, no secret', async () => {
  const text = await readFile(path.join(folder, 'export.json'), 'utf8');
  const tokens = Object.entries(oldVariables).filter(([name]) => /TOKEN|SECRET/.test(name));
  for (const [, value] of tokens) expect(text).not.toContain(value);
});
