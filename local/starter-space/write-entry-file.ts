import { stringify } from 'yaml';
import { findBodyField, type ContentTypeField, type StarterContentType } from './content-type.ts';
import { DEFAULT_LOCALE, type LocalizedFields } from './to-entry.ts';

// What fits on a line of the repository.
const lineWidth = 100;

/** Writes one field as YAML. A list of few short words stands on one line. */
const toYaml = (name: string, value: unknown): string => {
  if (Array.isArray(value)) {
    const line = stringify(
      { [name]: value },
      { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 },
    );
    const short = line.trim().replace(/^\{(.*)\}$/s, '$1');
    if (short.length <= lineWidth && !short.includes('\n')) return `${short}\n`;
  }
  return stringify({ [name]: value }, { lineWidth: 0 });
};

/** The id of the entry or asset that a link leads to. */
const linkedId = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('sys' in value)) return value;
  const { sys } = value;
  return typeof sys === 'object' && sys !== null && 'id' in sys ? sys.id : value;
};

const toFileValue = (value: unknown, { type }: ContentTypeField): unknown => {
  if (type === 'Link') return linkedId(value);
  return type === 'Array' && Array.isArray(value) ? value.map(linkedId) : value;
};

/** The text of an entry's file: the opposite of `parseEntryFile` and `toEntryFields`. */
export const toEntryText = (fields: LocalizedFields, contentType: StarterContentType): string => {
  const body = findBodyField(contentType);
  const lines = contentType.fields.flatMap((field) => {
    const value = fields[field.id]?.[DEFAULT_LOCALE];
    if (field === body || value === undefined || value === null) return [];
    return [toYaml(field.id, toFileValue(value, field))];
  });
  const text = body === undefined ? undefined : fields[body.id]?.[DEFAULT_LOCALE];
  return `---\n${lines.join('')}---\n${typeof text === 'string' && text !== '' ? `${text}\n` : ''}`;
};

/** The text of an asset's file, whose picture stands beside it under the given name. */
export const toAssetText = (fields: LocalizedFields, fileName: string): string =>
  ['title', 'description']
    .flatMap((name) => {
      const value = fields[name]?.[DEFAULT_LOCALE];
      return typeof value === 'string' && value !== '' ? [toYaml(name, value)] : [];
    })
    .concat(toYaml('file', fileName))
    .join('');
