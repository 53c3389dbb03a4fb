import { findBodyField, type StarterContentType, type ContentTypeField } from './content-type.ts';
import type { EntryFile } from './front-matter.ts';

/** The only locale of the starter space. */
export const DEFAULT_LOCALE = 'en-GB';

/** A link in Contentful's format. */
export type Link<Kind extends string = string> = {
  sys: { type: 'Link'; linkType: Kind; id: string };
};

/** A field's value in every locale. */
export type LocalizedFields = Record<string, Record<string, unknown>>;

/** Creates a link to an entry, an asset, a content type and so on. */
export function toLink<Kind extends string>(linkType: Kind, id: string): Link<Kind> {
  return { sys: { type: 'Link', linkType, id } };
}

/** Says what is wrong with an id; undefined if Contentful would accept it. */
export function findIdError(id: string): string | undefined {
  if (id.length > 64) {
    return `the id "${id}" has ${id.length} characters; shorten the file name by ${id.length - 64} or more, so that the id has 64 or fewer.`;
  }
  if (!/^[A-Za-z0-9._-]+$/.test(id)) {
    return `the id "${id}" may hold only letters A-Z, figures, dots, dashes and underscores; rename the file.`;
  }
  return undefined;
}

/**
 * Converts the fields of an entry file to fields in every locale. The errors are about its keys and
 * its form, never the values.
 */
export function toEntryFields(
  file: EntryFile,
  contentType: StarterContentType,
): { fields: LocalizedFields; errors: string[] } {
  const errors: string[] = [];
  const bodyField = findBodyField(contentType);
  const fieldById = new Map(contentType.fields.map((field) => [field.id, field]));
  const values = new Map<string, unknown>();

  for (const [key, value] of Object.entries(file.fields)) {
    const field = fieldById.get(key);
    if (!field) {
      const names = contentType.fields.filter((one) => one !== bodyField).map((one) => one.id);
      errors.push(
        `"${key}" is no field of ${contentType.id}. Its fields are ${names.join(', ')}. Remove or rename it.`,
      );
    } else if (field === bodyField) {
      errors.push(`"${key}" belongs below the fields, as the Markdown after the second \`---\`.`);
    } else {
      values.set(key, toFieldValue(value, field));
    }
  }
  if (file.body !== '' && !bodyField) {
    errors.push(
      `an entry of type ${contentType.id} has no long text. Remove everything after the second \`---\`.`,
    );
  }
  if (file.body !== '' && bodyField) values.set(bodyField.id, file.body);

  const fields: LocalizedFields = {};
  for (const { id } of contentType.fields) {
    if (values.has(id)) fields[id] = { [DEFAULT_LOCALE]: values.get(id) };
  }
  return { fields, errors };
}

function toFieldValue(value: unknown, field: ContentTypeField): unknown {
  if (field.type === 'Link') return toLinkValue(value, field.linkType);
  if (field.type === 'Array' && field.items?.type === 'Link' && Array.isArray(value)) {
    const linkType = field.items.linkType;
    return value.map((item: unknown) => toLinkValue(item, linkType));
  }
  return value;
}

function toLinkValue(value: unknown, linkType: string | undefined): unknown {
  return typeof value === 'string' && linkType ? toLink(linkType, value) : value;
}
