import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { askContentful } from './explain-failure.ts';
import type { ContentfulSpace } from './open-space.ts';

const FieldSchema = v.object({
  id: v.string(),
  name: v.string(),
  type: v.string(),
  linkType: v.optional(v.string()),
  items: v.optional(
    v.object({
      type: v.string(),
      linkType: v.optional(v.string()),
      validations: v.optional(v.array(v.looseObject({})), () => []),
    }),
  ),
  localized: v.optional(v.boolean(), false),
  required: v.optional(v.boolean(), false),
  disabled: v.optional(v.boolean(), false),
  omitted: v.optional(v.boolean(), false),
  validations: v.optional(v.array(v.looseObject({})), () => []),
});

const ControlSchema = v.object({
  fieldId: v.string(),
  widgetNamespace: v.optional(v.string()),
  widgetId: v.optional(v.string()),
  settings: v.optional(v.looseObject({})),
});

const ModelTypeSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.optional(v.nullable(v.string()), ''),
  displayField: v.nullish(v.string()),
  fields: v.array(FieldSchema),
  controls: v.array(ControlSchema),
});

/**
 * A content type with the editor controls of its fields: everything in a file of
 * `content/content-types`.
 */
export type ModelType = v.InferOutput<typeof ModelTypeSchema>;

const TypeFileSchema = v.looseObject({ sys: v.looseObject({ id: v.string() }) });

/** Reads the model from a folder of content types. */
export const readModelFolder = (folder: string): readonly ModelType[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const file = v.parse(
        TypeFileSchema,
        JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
      );
      return v.parse(ModelTypeSchema, { ...file, id: file.sys.id });
    });

/** Reads the model of an environment, as published. */
export const readModel = (
  { client }: ContentfulSpace,
  environmentId: string,
): Promise<readonly ModelType[]> =>
  askContentful('to read the content model', async () => {
    const types = await client.contentType.getMany({ environmentId, query: { limit: 1000 } });
    const editors = await client.editorInterface.getMany({ environmentId, query: { limit: 1000 } });
    return types.items
      .filter(({ sys }) => sys.publishedVersion !== undefined)
      .map((type) => {
        const editor = editors.items.find(({ sys }) => sys.contentType.sys.id === type.sys.id);
        // Editors see the fields in the order of the type, whatever the order of the controls.
        const places = type.fields.map(({ id }) => id);
        const controls = (editor?.controls ?? []).toSorted(
          (one, other) => places.indexOf(one.fieldId) - places.indexOf(other.fieldId),
        );
        return v.parse(ModelTypeSchema, { ...type, id: type.sys.id, controls });
      })
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  });

// Ignores undefined values and the order of keys, as Contentful does.
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const controlOf = ({ controls }: ModelType, fieldId: string): unknown => {
  const control = controls.find((one) => one.fieldId === fieldId);
  // Without a widget, Contentful uses the default one of the field's type.
  return control?.widgetId === undefined ? undefined : control;
};

const fieldDifferences = (wanted: ModelType, found: ModelType): readonly string[] => {
  const differences: string[] = [];
  for (const field of wanted.fields) {
    const other = found.fields.find(({ id }) => id === field.id);
    const name = `${wanted.id}.${field.id}`;
    if (!other) differences.push(`${name} is missing`);
    else if (!isDeepStrictEqual(plain(field), plain(other))) differences.push(`${name} differs`);
    else if (
      !isDeepStrictEqual(plain([controlOf(wanted, field.id)]), plain([controlOf(found, field.id)]))
    ) {
      differences.push(`how editors see ${name} differs`);
    }
  }
  const left = found.fields.filter(({ id }) => !wanted.fields.some((field) => field.id === id));
  return [...differences, ...left.map(({ id }) => `${wanted.id}.${id} isn’t in the code`)];
};

/**
 * The differences between a model and the wanted one, a few words each. Ignores content types that
 * only the space has: they belong to its owner.
 */
export const findModelDifferences = (
  wanted: readonly ModelType[],
  found: readonly ModelType[],
): readonly string[] =>
  wanted.flatMap((type) => {
    const other = found.find(({ id }) => id === type.id);
    if (!other) return [`the content type ${type.id} is missing`];
    const isSame =
      type.name === other.name &&
      (type.description ?? '') === (other.description ?? '') &&
      type.displayField === other.displayField;
    return [
      ...(isSame ? [] : [`the name, description or title field of ${type.id} differs`]),
      ...fieldDifferences(type, other),
    ];
  });
