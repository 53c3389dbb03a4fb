import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { saveContent } from '../backup/content/save-content.ts';
import {
  assetFilePathsOf,
  hasNewerDraft,
  readSavedContent,
  readSavedPublished,
  type SavedItem,
} from '../backup/content/saved-content.ts';
import {
  writeContentFolder,
  type AssetToWrite,
  type ContentFolderChanges,
  type EntryToWrite,
} from '../starter-space/write-content-folder.ts';
import type { ContentfulSpace } from './open-space.ts';

/**
 * The entries that files have: what is published, and drafts. Archived ones have no place there.
 */
const toEntries = (
  items: readonly SavedItem[],
  published: readonly SavedItem[],
): readonly EntryToWrite[] =>
  items
    .filter(({ sys }) => sys.archivedAt === undefined)
    .flatMap((item) => {
      const type = item.sys.contentType?.sys.id ?? '';
      const entry = { id: item.sys.id, type, fields: item.fields };
      if (item.sys.publishedVersion === undefined) return [{ ...entry, isDraft: true }];
      if (!hasNewerDraft(item)) return [{ ...entry, isDraft: false }];
      const onSite = published.find(({ sys }) => sys.id === item.sys.id) ?? item;
      return [
        { ...entry, fields: onSite.fields, isDraft: false },
        { ...entry, isDraft: true },
      ];
    });

/** The published files of the media library, with their bytes. */
const readAssets = async (
  folder: string,
  items: readonly SavedItem[],
  published: readonly SavedItem[],
): Promise<readonly AssetToWrite[]> => {
  const assets: AssetToWrite[] = [];
  for (const item of items) {
    if (item.sys.publishedVersion === undefined || item.sys.archivedAt !== undefined) continue;
    const { fields } = published.find(({ sys }) => sys.id === item.sys.id) ?? item;
    const [file] = assetFilePathsOf(item);
    if (file === undefined) continue;
    const bytes = await readFile(path.join(folder, file));
    assets.push({ id: item.sys.id, fields, fileName: path.basename(file), bytes });
  }
  return assets;
};

/** Writes what a space has into a content folder: the opposite of `importStarterContent`. */
export const writeSpaceToFiles = async (
  space: ContentfulSpace,
  contentFolder: string,
): Promise<ContentFolderChanges> => {
  const scratchFolder = await mkdtemp(path.join(tmpdir(), 'knurl-space-'));
  try {
    await saveContent(space, scratchFolder);
    const saved = await readSavedContent(scratchFolder);
    const published = await readSavedPublished(scratchFolder);
    return writeContentFolder(
      contentFolder,
      toEntries(saved.entries, published.entries),
      await readAssets(scratchFolder, saved.assets, published.assets),
    );
  } finally {
    await rm(scratchFolder, { recursive: true, force: true });
  }
};
