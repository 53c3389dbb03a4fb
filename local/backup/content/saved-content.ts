import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { PlainFailure } from '../../plain-failure.ts';

const SysSchema = v.looseObject({
  id: v.string(),
  version: v.optional(v.number()),
  publishedVersion: v.optional(v.number()),
  archivedAt: v.optional(v.string()),
  contentType: v.optional(v.looseObject({ sys: v.looseObject({ id: v.string() }) })),
});
const SavedItemSchema = v.looseObject({
  sys: SysSchema,
  fields: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), () => ({})),
});
/** An entry or an asset, as exported. */
export type SavedItem = v.InferOutput<typeof SavedItemSchema>;

const TagSchema = v.looseObject({ sys: v.looseObject({ id: v.string() }), name: v.string() });
const list = <Item extends v.GenericSchema>(item: Item) => v.optional(v.array(item), () => []);

const ExportSchema = v.looseObject({
  contentTypes: list(v.looseObject({})),
  editorInterfaces: list(v.looseObject({})),
  entries: list(SavedItemSchema),
  assets: list(SavedItemSchema),
  locales: list(v.looseObject({ code: v.string(), default: v.optional(v.boolean(), false) })),
  tags: list(TagSchema),
});
/**
 * What contentful-export writes: the newest version of everything, including drafts and archived
 * items.
 */
export type SavedContent = v.InferOutput<typeof ExportSchema>;

const PublishedSchema = v.object({
  entries: v.array(SavedItemSchema),
  assets: v.array(SavedItemSchema),
});
/** The published versions of the items that have a newer draft. */
export type SavedPublished = v.InferOutput<typeof PublishedSchema>;

const exportFile = (folder: string): string => path.join(folder, 'export.json');
export const publishedFile = (folder: string): string => path.join(folder, 'published.json');

const readJson = async <Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> => {
  try {
    return v.parse(schema, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new PlainFailure(`${file} can't be read, so the backup is damaged. Take another.`);
  }
};

export const readSavedContent = (folder: string): Promise<SavedContent> =>
  readJson(exportFile(folder), ExportSchema);
export const readSavedPublished = (folder: string): Promise<SavedPublished> =>
  readJson(publishedFile(folder), PublishedSchema);

/**
 * True if the item was changed after it was published. Publishing raises the version by one, each
 * change by another.
 */
export const hasNewerDraft = ({ sys }: SavedItem): boolean =>
  sys.publishedVersion !== undefined && (sys.version ?? 0) > sys.publishedVersion + 1;

const AddressSchema = v.looseObject({ url: v.string() });

/** The paths of an asset's files within an export's folder: host, then path. */
export const assetFilePathsOf = ({ fields }: SavedItem): readonly string[] =>
  Object.values(fields['file'] ?? {}).flatMap((file) => {
    const parsed = v.safeParse(AddressSchema, file);
    if (!parsed.success) return [];
    const url = new URL(parsed.output.url.replace(/^\/\//, 'https://'));
    return [path.join(url.host, decodeURIComponent(url.pathname))];
  });

/**
 * The ids of the assets with a file missing from the folder: contentful-export doesn't report
 * failed downloads.
 */
export const findAssetsWithoutFiles = (
  folder: string,
  assets: readonly SavedItem[],
): readonly string[] =>
  assets
    .filter((asset) => assetFilePathsOf(asset).some((file) => !existsSync(path.join(folder, file))))
    .map(({ sys }) => sys.id);
