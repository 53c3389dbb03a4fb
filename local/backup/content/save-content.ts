import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import { PlainFailure } from '../../plain-failure.ts';
import { askContentful, readContentfulFailure } from '../../contentful-space/explain-failure.ts';
import type { ContentfulSpace } from '../../contentful-space/open-space.ts';
import { runTool } from '../../contentful-space/run-tool.ts';
import {
  findAssetsWithoutFiles,
  hasNewerDraft,
  publishedFile,
  readSavedContent,
  type SavedItem,
} from './saved-content.ts';

const ExportSchema = v.custom<(options: Record<string, unknown>) => Promise<unknown>>(
  (value) => typeof value === 'function',
);
/** The package is CommonJS only. */
const loadExport = () => v.parse(ExportSchema, createRequire(import.meta.url)('contentful-export'));

const runExport = async (space: ContentfulSpace, folder: string): Promise<void> => {
  const contentfulExport = loadExport();
  await runTool(async (scratchFolder) => {
    try {
      await contentfulExport({
        spaceId: space.spaceId,
        environmentId: space.environmentId,
        managementToken: space.managementToken,
        host: space.managementHost,
        exportDir: folder,
        contentFile: 'export.json',
        includeDrafts: true,
        includeArchived: true,
        downloadAssets: true,
        // A webhook's address and headers belong to an account, not to the content.
        skipWebhooks: true,
        skipRoles: true,
        useVerboseRenderer: true,
        errorLogFile: path.join(scratchFolder, 'faults.json'),
      });
    } catch (error) {
      const many = v.safeParse(
        v.looseObject({ errors: v.array(v.looseObject({ error: v.unknown() })) }),
        error,
      );
      const first = many.success ? many.output.errors[0]?.error : error;
      const { id, details } = readContentfulFailure(first);
      throw new PlainFailure(
        `The content could not be read from Contentful: ${details || id}. Run it again.`,
      );
    }
  });
};

const pageSize = 100;

/** The published versions of the items that have a newer draft. */
const readPublished = async (
  space: ContentfulSpace,
  kind: 'asset' | 'entry',
  items: readonly SavedItem[],
): Promise<readonly unknown[]> => {
  const ids = items.filter(hasNewerDraft).map(({ sys }) => sys.id);
  const found: unknown[] = [];
  for (let start = 0; start < ids.length; start += pageSize) {
    const query = { 'sys.id[in]': ids.slice(start, start + pageSize).join(','), limit: pageSize };
    const { client } = space;
    const page = await askContentful<{ readonly items: readonly unknown[] }>(
      'to read what is published',
      async () =>
        kind === 'entry'
          ? await client.entry.getPublished({ query })
          : await client.asset.getPublished({ query }),
    );
    found.push(...page.items);
  }
  return found;
};

/**
 * Saves a space to a folder: the newest version of everything, with all asset files, by
 * contentful-export; and the published versions of items with a newer draft, which an export lacks.
 */
export const saveContent = async (space: ContentfulSpace, folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true });
  await runExport(space, folder);
  const { entries, assets } = await readSavedContent(folder);
  const published = {
    entries: await readPublished(space, 'entry', entries),
    assets: await readPublished(space, 'asset', assets),
  };
  await writeFile(publishedFile(folder), `${JSON.stringify(published, null, 2)}\n`);
  const missing = findAssetsWithoutFiles(folder, assets);
  if (missing.length > 0) {
    throw new PlainFailure(
      `${missing.length} files of the media library could not be fetched, such as ${missing[0]}. The backup isn't whole; run it again into another folder.`,
    );
  }
  return `${entries.length} entries and ${assets.length} files are saved.`;
};
