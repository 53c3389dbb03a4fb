import { PlainFailure } from '../../plain-failure.ts';
import { readDefaultLocale, writeDefaultLocale } from '../../contentful-space/default-locale.ts';
import { askContentful } from '../../contentful-space/explain-failure.ts';
import type { ContentfulSpace } from '../../contentful-space/open-space.ts';
import {
  countContent,
  importContent,
  importTagId,
  markImportBegun,
  markImportEnded,
} from '../../contentful-space/starter-content.ts';
import {
  findAssetsWithoutFiles,
  hasNewerDraft,
  readSavedContent,
  readSavedPublished,
  type SavedContent,
  type SavedItem,
} from './saved-content.ts';

/**
 * The items with their published fields, or with their current ones if they aren't published or
 * have no newer draft.
 */
const asPublished = (
  items: readonly SavedItem[],
  published: readonly SavedItem[],
): readonly SavedItem[] =>
  items.map((item) => {
    const onSite = published.find(({ sys }) => sys.id === item.sys.id);
    return hasNewerDraft(item) && onSite ? { ...item, fields: onSite.fields } : item;
  });

/** Restores the drafts that are newer than the published versions, without publishing them. */
const putDrafts = async (
  { client }: ContentfulSpace,
  kind: 'asset' | 'entry',
  items: readonly SavedItem[],
): Promise<void> => {
  for (const { sys, fields } of items.filter(hasNewerDraft)) {
    await askContentful(`to put the draft of ${sys.id} back`, async () => {
      if (kind === 'entry') {
        const entry = await client.entry.get({ entryId: sys.id });
        await client.entry.update({ entryId: sys.id }, { ...entry, fields });
        return;
      }
      const asset = await client.asset.get({ assetId: sys.id });
      // Keeps the file that was just uploaded: its address belongs to this space.
      const words = { ...asset.fields, ...withoutFile(fields) };
      await client.asset.update({ assetId: sys.id }, { ...asset, fields: words });
    });
  }
};

const withoutFile = (fields: SavedItem['fields']): SavedItem['fields'] =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'file'));

/**
 * Archived items can't be updated, so a restore into a filled space, or one that resumes,
 * unarchives them first.
 */
const unarchive = async (
  { client }: ContentfulSpace,
  { entries, assets }: Pick<SavedContent, 'assets' | 'entries'>,
): Promise<void> => {
  const query = { 'sys.archivedAt[exists]': true, limit: 1000 };
  await askContentful('to take what is archived out of the archive', async () => {
    const archivedEntries = await client.entry.getMany({ query });
    for (const { sys } of archivedEntries.items) {
      if (entries.some((entry) => entry.sys.id === sys.id)) {
        await client.entry.unarchive({ entryId: sys.id });
      }
    }
    const archivedAssets = await client.asset.getMany({ query });
    for (const { sys } of archivedAssets.items) {
      if (assets.some((asset) => asset.sys.id === sys.id)) {
        await client.asset.unarchive({ assetId: sys.id });
      }
    }
  });
};

const setDefaultLocale = async (space: ContentfulSpace, code: string): Promise<void> => {
  const locale = await readDefaultLocale(space);
  if (locale.code === code) return;
  const { entries } = await countContent(space);
  if (entries > 0) {
    throw new PlainFailure(
      `The default locale of the space is ${locale.code}, and that of the backup ${code}. Restore into an empty space.`,
    );
  }
  await writeDefaultLocale(space, {
    code,
    name: code === 'en-GB' ? 'English (United Kingdom)' : code,
  });
};

/**
 * Restores a saved space: content types, tags, assets and entries, published or archived as they
 * were, then drafts.
 */
export const restoreContent = async (space: ContentfulSpace, folder: string): Promise<string> => {
  const saved = await readSavedContent(folder);
  const published = await readSavedPublished(folder);
  const missing = findAssetsWithoutFiles(folder, saved.assets);
  if (missing.length > 0) {
    throw new PlainFailure(
      `${missing.length} files are missing in ${folder}, such as that of ${missing[0]}. Nothing was put back.`,
    );
  }
  const defaultLocale = saved.locales.find((locale) => locale.default);
  await setDefaultLocale(space, defaultLocale?.code ?? 'en-GB');
  await markImportBegun(space);
  await unarchive(space, saved);
  await importContent(
    space,
    {
      contentTypes: saved.contentTypes,
      editorInterfaces: saved.editorInterfaces,
      tags: saved.tags.filter(({ sys }) => sys.id !== importTagId),
      entries: asPublished(saved.entries, published.entries),
      assets: asPublished(saved.assets, published.assets),
    },
    folder,
    { withModel: true },
  );
  await putDrafts(space, 'entry', saved.entries);
  await putDrafts(space, 'asset', saved.assets);
  await markImportEnded(space);
  return `${saved.entries.length} entries and ${saved.assets.length} files are back, published as they were.`;
};
