import { join } from 'node:path';
import { readStarterSpace } from '../../local/starter-space/read-starter-space.ts';
import { DEFAULT_LOCALE } from '../../local/starter-space/to-entry.ts';
import type { ContentAsset, ContentEntry, ContentSpace } from '../../src/content/faults.ts';
import { contentModel, contentTypeIds } from '../../src/content/model.ts';
import { fixedPaths } from '../../src/domain/routes.ts';

const contentFolder = join(import.meta.dirname, '../../content');

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const linkId = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null || !('sys' in value)) return undefined;
  const { sys } = value;
  return typeof sys === 'object' && sys !== null && 'id' in sys ? text(sys.id) : undefined;
};

/** The starter space as the build sees it, without building. */
export const readContent = async (folder = contentFolder): Promise<ContentSpace> => {
  const space = await readStarterSpace(folder);
  const typeOf = new Map(contentTypeIds.map((id) => [String(id), id]));
  const entries: ContentEntry[] = space.entries.flatMap(({ id, contentTypeId, fields }) => {
    const type = typeOf.get(contentTypeId);
    if (type === undefined) return [];
    const own: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(contentModel[type].fields)) {
      const value = fields[name]?.[DEFAULT_LOCALE];
      const isPicture = field.kind === 'picture' || field.kind === 'pictures';
      const links = Array.isArray(value) ? value : value === undefined ? [] : [value];
      own[name] = isPicture ? links.flatMap((link) => linkId(link) ?? []) : value;
    }
    return [{ type, id, fields: own }];
  });
  const assets = space.assets.map(({ id, fields, file }): [string, ContentAsset] => [
    id,
    {
      id,
      title: text(fields['title']?.[DEFAULT_LOCALE]),
      altText: text(fields['description']?.[DEFAULT_LOCALE]),
      mimeType: file.contentType,
    },
  ]);
  return { entries, assets: new Map(assets), fixedPaths };
};
