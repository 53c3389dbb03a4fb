import { readFileSync } from 'node:fs';
import type Migration from 'contentful-migration';
import * as v from 'valibot';
import type { ModelBefore } from './model-migration.ts';

const fieldTypes = [
  'Symbol',
  'Text',
  'Integer',
  'Number',
  'Date',
  'Boolean',
  'Array',
  'Link',
] as const;
const widgets = [
  ...(['assetLinkEditor', 'assetLinksEditor', 'assetGalleryEditor', 'boolean'] as const),
  ...(['checkbox', 'datePicker', 'dropdown', 'listInput', 'markdown', 'multipleLine'] as const),
  ...(['numberEditor', 'radio', 'singleLine', 'slugEditor', 'tagEditor', 'urlEditor'] as const),
] as const;

const ValidationsSchema = v.optional(v.array(v.record(v.string(), v.any())), () => []);
const ItemsSchema = v.object({
  type: v.picklist(fieldTypes),
  linkType: v.exactOptional(v.picklist(['Asset', 'Entry'])),
  validations: ValidationsSchema,
});
const FieldSchema = v.object({
  id: v.string(),
  name: v.string(),
  type: v.picklist(fieldTypes),
  linkType: v.exactOptional(v.picklist(['Asset', 'Entry'])),
  items: v.exactOptional(ItemsSchema),
  localized: v.boolean(),
  required: v.boolean(),
  disabled: v.boolean(),
  omitted: v.boolean(),
  validations: ValidationsSchema,
});
const TypesSchema = v.array(
  v.object({
    sys: v.object({ id: v.string() }),
    name: v.string(),
    description: v.string(),
    displayField: v.string(),
    fields: v.array(FieldSchema),
    controls: v.array(
      v.object({
        fieldId: v.string(),
        widgetNamespace: v.literal('builtin'),
        widgetId: v.picklist(widgets),
        settings: v.optional(
          v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
          () => ({}),
        ),
      }),
    ),
  }),
);

/** Content types as a migration keeps them: a list in the form of the files of `content/content-types`. */
export type WrittenTypes = v.InferOutput<typeof TypesSchema>;

/** Reads a list of content types that stands beside a migration. */
export const readTypes = (file: URL): WrittenTypes =>
  v.parse(TypesSchema, JSON.parse(readFileSync(file, 'utf8')));

/** Makes content types, or brings those that are there to what is written: their fields, and how editors see these. */
export const writeTypes = (
  migration: Migration,
  before: ModelBefore,
  types: WrittenTypes,
): void => {
  for (const { sys, name, description, displayField, fields, controls } of types) {
    const type = before.hasType(sys.id)
      ? migration.editContentType(sys.id)
      : migration.createContentType(sys.id);
    type.name(name).description(description);
    for (const { id, ...field } of fields) {
      if (before.hasField(sys.id, id)) type.editField(id, field);
      else type.createField(id, field);
    }
    type.displayField(displayField);
    for (const { fieldId, widgetNamespace, widgetId, settings } of controls) {
      type.changeFieldControl(fieldId, widgetNamespace, widgetId, settings);
    }
  }
};
