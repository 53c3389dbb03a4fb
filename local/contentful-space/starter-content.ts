import { createRequire } from 'node:module';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { contentFolder } from '../folders.ts';
import { PlainFailure } from '../plain-failure.ts';
import { exportStarterSpace } from '../starter-space/export.ts';
import { createStarterSpaceReader } from '../starter-space/read-starter-space.ts';
import { askContentful, undefinedIfNotFound } from './explain-failure.ts';
import type { ContentfulSpace } from './open-space.ts';
import { importFailureReason } from './import-fault.ts';
import { runTool } from './run-tool.ts';

/** The number of entries and assets in a space. */
export type ContentCount = { readonly entries: number; readonly assets: number };

export const countContent = ({ client, environmentId }: ContentfulSpace): Promise<ContentCount> =>
  askContentful('to count the entries of the space', async () => {
    const query = { limit: 1 };
    const entries = await client.entry.getMany({ environmentId, query });
    const assets = await client.asset.getMany({ environmentId, query });
    return { entries: entries.total, assets: assets.total };
  });

/** The space has this tag during an import. If it is found later, an import stopped half-way. */
export const importTagId = 'knurlImport.begun';
const tagId = importTagId;

export const isImportOpen = ({ client }: ContentfulSpace): Promise<boolean> =>
  askContentful('to read the tags of the space', async () => {
    const tag = await undefinedIfNotFound(() => client.tag.get({ tagId }));
    return tag !== undefined;
  });

export const markImportBegun = async (space: ContentfulSpace): Promise<void> => {
  if (await isImportOpen(space)) return;
  await askContentful('to note that the import has begun', () =>
    space.client.tag.createWithId(
      { tagId },
      {
        name: 'Knurl: an import has begun and not ended',
        sys: { visibility: 'private' },
      },
    ),
  );
};

export const markImportEnded = ({ client }: ContentfulSpace): Promise<void> =>
  askContentful('to note that the import has ended', async () => {
    const tag = await undefinedIfNotFound(() => client.tag.get({ tagId }));
    if (tag) await client.tag.delete({ tagId, version: tag.sys.version });
  });

const ImportSchema = v.custom<(options: Record<string, unknown>) => Promise<unknown>>(
  (value) => typeof value === 'function',
);

/** The package's ES module build refers to `module` and can't be loaded. */
const loadImport = () => v.parse(ImportSchema, createRequire(import.meta.url)('contentful-import'));

/**
 * Imports an export into the space with contentful-import: entries and assets, with their
 * publication state. Existing items with the same id are overwritten; nothing is deleted.
 */
export const importContent = async (
  space: ContentfulSpace,
  content: Readonly<Record<string, unknown>>,
  assetsFolder: string,
  { withModel = false }: { readonly withModel?: boolean } = {},
): Promise<void> => {
  const contentfulImport = loadImport();
  await runTool(async (scratchFolder) => {
    try {
      await contentfulImport({
        spaceId: space.spaceId,
        environmentId: space.environmentId,
        managementToken: space.managementToken,
        host: space.managementHost,
        hostUpload: space.uploadHost,
        content,
        skipContentModel: !withModel,
        uploadAssets: true,
        assetsDirectory: assetsFolder,
        rateLimit: space.requestsASecond,
        useVerboseRenderer: true,
        errorLogFile: path.join(scratchFolder, 'faults.json'),
      });
    } catch (error) {
      throw new PlainFailure(
        `The content is not all in the space: ${importFailureReason(error)}. Run it again: it goes on where it stopped.`,
      );
    }
  });
};

/**
 * Puts the drafts of the starter content into the space, over what is published, without publishing
 * them.
 */
const importDrafts = async (space: ContentfulSpace, folder: string): Promise<void> => {
  const { entries } = await createStarterSpaceReader(folder, { withDrafts: true }).read();
  for (const { id, contentTypeId, fields } of entries.filter(({ isDraft }) => isDraft === true)) {
    await askContentful(`to put in the draft ${id}`, async () => {
      const { client } = space;
      const known = await undefinedIfNotFound(() => client.entry.get({ entryId: id }));
      if (known) await client.entry.update({ entryId: id }, { ...known, fields });
      else await client.entry.createWithId({ contentTypeId, entryId: id }, { fields });
    });
  }
};

/** Imports the starter content into the space, with its drafts. */
export const importStarterContent = async (
  space: ContentfulSpace,
  folder = contentFolder,
): Promise<void> => {
  const scratchFolder = await mkdtemp(path.join(tmpdir(), 'knurl-starter-'));
  try {
    const { entries, assets } = await exportStarterSpace({
      contentFolder: folder,
      targetFolder: scratchFolder,
    });
    await markImportBegun(space);
    await importContent(space, { entries, assets }, scratchFolder);
    await importDrafts(space, folder);
    await markImportEnded(space);
  } finally {
    await rm(scratchFolder, { recursive: true, force: true });
  }
};

/** The approximate duration of an import in minutes: an entry needs two requests, an asset four. */
export const importMinutes = ({ entries, assets }: ContentCount, requestsASecond: number): number =>
  Math.max(1, Math.round((entries * 2 + assets * 4) / requestsASecond / 60));
