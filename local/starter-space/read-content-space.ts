import path from 'node:path';
import { contentModel, contentTypeIds } from '../../src/content/model/content-model.ts';
import type {
  ContentAsset,
  ContentEntry,
  ContentSpace,
} from '../../src/content/model/content-space.ts';
import { toText } from '../../src/content/model/field-values.ts';
import { fixedPaths } from '../../src/domain/routes.ts';
import { readStarterSpace } from './read-starter-space.ts';
import { DEFAULT_LOCALE } from './to-entry.ts';

const starterFolder = path.join(import.meta.dirname, '../../content');

/** The id of the entry or asset that a link of Contentful's leads to. */
const linkedId = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null || !('sys' in value)) return undefined;
  const { sys } = value;
  return typeof sys === 'object' && sys !== null && 'id' in sys ? toText(sys.id) : undefined;
};

/** Reads a content folder, the starter space if none is given, in the form in which a build reads the content service. */
export const readContentSpace = async (folder = starterFolder): Promise<ContentSpace> => {
  const space = await readStarterSpace(folder);
  const types = new Map(contentTypeIds.map((id) => [String(id), id]));
  const entries = space.entries.flatMap(
    ({ id, contentTypeId, fields }): readonly ContentEntry[] => {
      const type = types.get(contentTypeId);
      if (type === undefined) return [];
      const values: Record<string, unknown> = {};
      for (const [name, field] of Object.entries(contentModel[type].fields)) {
        const value = fields[name]?.[DEFAULT_LOCALE];
        const isPicture = field.kind === 'picture' || field.kind === 'pictures';
        const links = Array.isArray(value) ? value : value === undefined ? [] : [value];
        values[name] = isPicture ? links.flatMap((link) => linkedId(link) ?? []) : value;
      }
      return [{ type, id, fields: values }];
    },
  );
  const assets = space.assets.map(({ id, fields, file }): [string, ContentAsset] => [
    id,
    {
      id,
      title: toText(fields['title']?.[DEFAULT_LOCALE]),
      altText: toText(fields['description']?.[DEFAULT_LOCALE]),
      mimeType: file.contentType,
    },
  ]);
  return { entries, assets: new Map(assets), fixedPaths };
};
