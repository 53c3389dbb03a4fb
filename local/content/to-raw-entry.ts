import { fieldsOfType } from '../../src/content/model/content-model.ts';
import { contentTypeIds } from '../../src/content/model/content-type-id.ts';
import {
  isAssetFieldDefinition,
  type RawEntry,
  textOrEmpty,
} from '../../src/content/model/entry.ts';
import { DEFAULT_LOCALE } from '../starter-space/to-entry.ts';

type Fields = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

const types = new Map(contentTypeIds.map((id) => [String(id), id]));

/** The id of the entry or asset that a Contentful link points to. */
const linkedId = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null || !('sys' in value)) return undefined;
  const { sys } = value;
  return typeof sys === 'object' && sys !== null && 'id' in sys ? textOrEmpty(sys.id) : undefined;
};

/** The text of an asset's field in the default locale. */
export const textInDefaultLocale = (fields: Fields, name: string): string =>
  textOrEmpty(fields[name]?.[DEFAULT_LOCALE]);

/**
 * Converts a Contentful entry, with fields by locale, to the form that the content checks use.
 * Undefined for a content type that the site doesn't know.
 */
export const toRawEntry = (
  id: string,
  contentTypeId: string,
  fields: Fields,
): RawEntry | undefined => {
  const type = types.get(contentTypeId);
  if (type === undefined) return undefined;
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fieldsOfType(type))) {
    const value = fields[name]?.[DEFAULT_LOCALE];
    const isAsset = isAssetFieldDefinition(field);
    const links = Array.isArray(value) ? value : value === undefined ? [] : [value];
    values[name] = isAsset ? links.flatMap((link) => linkedId(link) ?? []) : value;
  }
  return { type, id, fields: values };
};
