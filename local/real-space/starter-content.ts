import { createRequire } from 'node:module';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { contentFolder } from '../folders.ts';
import { PlainFailure } from '../plain-failure.ts';
import { exportStarterSpace } from '../starter-space/export.ts';
import { asking, ifThere } from './explain-failure.ts';
import type { RealSpace } from './open-space.ts';
import { runTool } from './run-tool.ts';

/** How much a space has. */
export type ContentCount = { readonly entries: number; readonly assets: number };

export const countContent = ({ client, environmentId }: RealSpace): Promise<ContentCount> =>
  asking('to count the entries of the space', async () => {
    const query = { limit: 1 };
    const entries = await client.entry.getMany({ environmentId, query });
    const assets = await client.asset.getMany({ environmentId, query });
    return { entries: entries.total, assets: assets.total };
  });

/** While an import runs the space has this tag. Found later, it says that the import stopped half-way. */
export const importNote = 'knurlImport.begun';
const tagId = importNote;

export const isImportOpen = ({ client }: RealSpace): Promise<boolean> =>
  asking('to read the tags of the space', async () => {
    const tag = await ifThere(() => client.tag.get({ tagId }));
    return tag !== undefined;
  });

export const beginImport = async (space: RealSpace): Promise<void> => {
  if (await isImportOpen(space)) return;
  await asking('to note that the import has begun', () =>
    space.client.tag.createWithId(
      { tagId },
      {
        name: 'Knurl: an import has begun and not ended',
        sys: { visibility: 'private' },
      },
    ),
  );
};

export const endImport = ({ client }: RealSpace): Promise<void> =>
  asking('to note that the import has ended', async () => {
    const tag = await ifThere(() => client.tag.get({ tagId }));
    if (tag) await client.tag.delete({ tagId, version: tag.sys.version });
  });

const ImportSchema = v.custom<(options: Record<string, unknown>) => Promise<unknown>>(
  (value) => typeof value === 'function',
);

/** The package's own ES module refers to `module` and can't be loaded. */
const loadImport = () => v.parse(ImportSchema, createRequire(import.meta.url)('contentful-import'));

// What contentful-import throws at its end: all that went wrong, each with what Contentful said of it.
const FaultsSchema = v.looseObject({
  errors: v.array(
    v.looseObject({
      error: v.optional(
        v.looseObject({
          name: v.optional(v.string()),
          message: v.optional(v.string()),
          data: v.optional(v.looseObject({ message: v.optional(v.string()) })),
        }),
      ),
    }),
  ),
});

const firstFault = (error: unknown): string => {
  const parsed = v.safeParse(FaultsSchema, error);
  const words = (parsed.success ? parsed.output.errors : []).flatMap(({ error: fault }) => {
    const message = fault?.data?.message ?? fault?.message ?? fault?.name ?? '';
    // The message of an error of the SDK is a whole request.
    return message === '' || message.startsWith('{') ? [] : [message];
  });
  return words[0] ?? 'Contentful gave no reason';
};

/**
 * Puts an export into the space with contentful-import: entries and files of the media library, published as they were. What is
 * there under the same id is overwritten, and nothing is deleted.
 */
export const importContent = async (
  space: RealSpace,
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
        `The content is not all in the space: ${firstFault(error).replace(/\.$/, '')}. Run it again: it goes on where it stopped.`,
      );
    }
  });
};

/** Puts the starter content into the space. */
export const importStarterContent = async (
  space: RealSpace,
  folder = contentFolder,
): Promise<void> => {
  const scratchFolder = await mkdtemp(path.join(tmpdir(), 'knurl-starter-'));
  try {
    const { entries, assets } = await exportStarterSpace({
      contentFolder: folder,
      targetFolder: scratchFolder,
    });
    await beginImport(space);
    await importContent(space, { entries, assets }, scratchFolder);
    await endImport(space);
  } finally {
    await rm(scratchFolder, { recursive: true, force: true });
  }
};

/** About how long an import takes, in minutes: an entry needs two requests, a file of the media library four. */
export const importMinutes = ({ entries, assets }: ContentCount, requestsASecond: number): number =>
  Math.max(1, Math.round((entries * 2 + assets * 4) / requestsASecond / 60));
