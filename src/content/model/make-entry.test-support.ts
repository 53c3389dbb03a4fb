import { fieldsOfType } from './content-model.ts';
import type { ContentTypeId } from './content-type-id.ts';
import {
  entriesOfTypes,
  onlyValidEntries,
  toPartialEntries,
  type Entry,
  type PartialEntry,
  type RawEntry,
} from './entry.ts';
import type { ContentField } from './field.ts';

/** A value that fits a field. */
const valueFor = (field: ContentField): unknown => {
  switch (field.kind) {
    case 'text':
      return field.oneOf?.[0] ?? field.pattern?.example ?? 'Text';
    case 'texts':
      return [field.oneOf?.[0] ?? field.pattern?.example ?? 'Text'];
    case 'slug':
    case 'slugOf':
    case 'siteAddress':
      return 'a-slug';
    case 'slugsOf':
      return ['a-slug'];
    case 'integer':
    case 'price':
      return 1;
    case 'boolean':
      return false;
    case 'date':
      return '2026-01-01';
    case 'picture':
    case 'pictures':
    case 'films':
    case 'captions':
    case 'overlays':
      return ['picture'];
    case 'markdown':
      return 'Text.';
  }
};

/**
 * An entry without errors: every required field that isn't given has some value that fits. Throws
 * if a given value doesn't fit.
 */
export const makeEntry = <T extends ContentTypeId>(
  type: T,
  fields: RawEntry['fields'] = {},
  id = `${type}-id`,
): Extract<Entry, { readonly type: T }> => {
  const required = Object.fromEntries(
    Object.entries(fieldsOfType(type)).flatMap(([name, field]) =>
      field.required ? [[name, valueFor(field)]] : [],
    ),
  );
  const [entry] = entriesOfTypes(
    onlyValidEntries([{ type, id, fields: { ...required, ...fields } }]),
    type,
  );
  if (entry === undefined)
    throw new Error(`Not the fields of a ${type}: ${JSON.stringify(fields)}`);
  return entry;
};

/** An entry with these fields and no others. Values that don't fit are left out. */
export const makePartialEntry = <T extends ContentTypeId>(
  type: T,
  fields: RawEntry['fields'],
  id = `${type}-id`,
): Extract<PartialEntry, { readonly type: T }> => {
  const [entry] = entriesOfTypes(toPartialEntries([{ type, id, fields }]), type);
  if (entry === undefined) throw new Error(`No ${type}.`);
  return entry;
};
