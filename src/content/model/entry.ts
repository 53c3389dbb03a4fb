import { contentModel, fieldsOfType, type ContentModel } from './content-model.ts';
import type { ContentTypeId } from './content-type-id.ts';
import type { ContentField } from './field.ts';

/**
 * An entry as the content service has it. A picture field holds a list of the ids of published
 * assets.
 */
export type RawEntry = {
  readonly type: ContentTypeId;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
};

type Values = {
  readonly text: string;
  readonly texts: readonly string[];
  readonly slug: string;
  readonly slugOf: string;
  readonly slugsOf: readonly string[];
  readonly siteAddress: string;
  readonly integer: number;
  readonly price: number;
  readonly boolean: boolean;
  /** A day or a moment (ISO 8601). */
  readonly date: string;
  /** The ids of assets: one, or several. */
  readonly picture: readonly string[];
  readonly pictures: readonly string[];
  readonly films: readonly string[];
  readonly captions: readonly string[];
  readonly overlays: readonly string[];
  readonly markdown: string;
};

type ValueOf<F extends ContentField> = F extends {
  readonly kind: infer Kind;
  readonly oneOf: readonly (infer Value)[];
}
  ? Kind extends 'texts'
    ? readonly Value[]
    : Value
  : Values[F['kind']];

type FieldsOfModel<T extends ContentTypeId> = ContentModel[T]['fields'];
type NamesOf<Fields, Required extends boolean> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly required: Required } ? Name : never;
}[keyof Fields];
type ValuesOf<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends ContentField
    ? ValueOf<Fields[Name]>
    : never;
};

/** The fields of a content type, as an entry without errors has them. */
type FieldsOf<T extends ContentTypeId> = {
  [Type in T]: Pick<ValuesOf<FieldsOfModel<Type>>, NamesOf<FieldsOfModel<Type>, true>> &
    Partial<Pick<ValuesOf<FieldsOfModel<Type>>, NamesOf<FieldsOfModel<Type>, false>>>;
}[T];

type Entries = {
  readonly [T in ContentTypeId]: {
    readonly type: T;
    readonly id: string;
    readonly fields: FieldsOf<T>;
  };
};
/**
 * An entry of a type without errors: it has every required field. A union of types gives the union
 * of their entries.
 */
export type EntryOf<T extends ContentTypeId> = Entries[T];
export type Entry = EntryOf<ContentTypeId>;

type PartialEntries = {
  readonly [T in ContentTypeId]: {
    readonly type: T;
    readonly id: string;
    readonly fields: Partial<FieldsOf<T>>;
  };
};
/** An entry of a type as an editor may have left it, in which any field may be missing. */
export type PartialEntryOf<T extends ContentTypeId> = PartialEntries[T];
export type PartialEntry = PartialEntryOf<ContentTypeId>;

/** The kinds of fields that Gatsby keeps in nodes of their own. */
type LinkedKind = 'markdown' | 'picture' | 'pictures' | 'films' | 'captions' | 'overlays';
type LinkedNamesOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly kind: LinkedKind } ? Name : never;
}[keyof Fields];
type NodeEntries = {
  readonly [T in ContentTypeId]: {
    readonly type: T;
    readonly id: string;
    readonly fields: Omit<FieldsOf<T>, LinkedNamesOf<FieldsOfModel<T>>>;
  };
};
/**
 * An entry without errors, with what its Gatsby node itself holds: every field but long texts and
 * pictures.
 */
export type NodeEntryOf<T extends ContentTypeId> = NodeEntries[T];

/** Whether a field has no value: blank texts and empty lists count as none. */
export const isFieldEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/**
 * Whether a value is of the kind that a field needs, and one of its values if it has a list of
 * them.
 */
const fits = (field: ContentField, value: unknown): boolean => {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' && (field.oneOf?.includes(value) ?? true);
    case 'texts':
      return isTexts(value) && value.every((item) => field.oneOf?.includes(item) ?? true);
    case 'slug':
    case 'slugOf':
    case 'siteAddress':
    case 'date':
    case 'markdown':
      return typeof value === 'string';
    case 'slugsOf':
    case 'picture':
    case 'pictures':
    case 'films':
    case 'captions':
    case 'overlays':
      return isTexts(value);
    case 'integer':
    case 'price':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
  }
};

/** The values that fit their fields. The check of the fields reports the others. */
const fittingValues = ({ type, fields }: Pick<RawEntry, 'type' | 'fields'>): RawEntry['fields'] =>
  Object.fromEntries(
    Object.entries(fieldsOfType(type)).flatMap(([name, field]) => {
      const value = fields[name];
      return !isFieldEmpty(value) && fits(field, value) ? [[name, value]] : [];
    }),
  );

const isPartial = ({ type, fields }: RawEntry): boolean =>
  Object.entries(fields).every(([name, value]) => {
    const field = fieldsOfType(type)[name];
    return field !== undefined && fits(field, value);
  });

const isPartialEntry = (entry: RawEntry): entry is PartialEntry => isPartial(entry);

/** Whether an entry has all the required fields of some kinds. */
const isComplete = (
  { type, fields }: RawEntry,
  isMeant: (kind: ContentField['kind']) => boolean,
): boolean =>
  Object.entries(fieldsOfType(type)).every(
    ([name, { required, kind }]) => !required || !isMeant(kind) || fields[name] !== undefined,
  );

const isEntry = (entry: RawEntry): entry is Entry =>
  isPartial(entry) && isComplete(entry, () => true);

const assetKinds: readonly ContentField['kind'][] = [
  'picture',
  'pictures',
  'films',
  'captions',
  'overlays',
];
const linkedKinds: readonly ContentField['kind'][] = ['markdown', ...assetKinds];

/** Whether a field holds files of the media library. */
export const isAssetFieldDefinition = ({ kind }: ContentField): boolean =>
  assetKinds.includes(kind);

const isNodeEntry = (entry: RawEntry): entry is NodeEntryOf<ContentTypeId> =>
  isPartial(entry) && isComplete(entry, (kind) => !linkedKinds.includes(kind));

/**
 * Reads entries that may have errors: a value that doesn't fit its field is left out, like an empty
 * one.
 */
export const toPartialEntries = (entries: readonly RawEntry[]): readonly PartialEntry[] =>
  entries.map((entry) => ({ ...entry, fields: fittingValues(entry) })).filter(isPartialEntry);

/** Reads an entry without errors; undefined for one with a field that is missing or doesn't fit. */
export const toEntryIfValid = (raw: RawEntry): Entry | undefined => {
  const entry = { type: raw.type, id: raw.id, fields: fittingValues(raw) };
  return isEntry(entry) ? entry : undefined;
};

/** Reads the entries without errors: all of them, once the content has been checked. */
export const onlyValidEntries = (entries: readonly RawEntry[]): readonly Entry[] =>
  entries.flatMap((raw) => toEntryIfValid(raw) ?? []);

/**
 * Reads the fields of a Gatsby node of an entry without errors; undefined for one that has errors.
 */
export const readNodeEntryIfValid = (
  type: ContentTypeId,
  node: Readonly<Record<string, unknown>>,
): NodeEntryOf<ContentTypeId> | undefined => {
  const entry = { type, id: '', fields: fittingValues({ type, fields: node }) };
  return isNodeEntry(entry) ? entry : undefined;
};

/** The entries of these types, in their order in the list. */
export const entriesOfTypes = <E extends PartialEntry, T extends ContentTypeId>(
  entries: readonly E[],
  ...types: readonly T[]
): readonly Extract<E, { readonly type: T }>[] =>
  entries.filter((entry): entry is Extract<E, { readonly type: T }> =>
    types.some((type) => type === entry.type),
  );

/** The one long text of an entry; empty for a type without one. */
export const bodyOrContentTextOfEntry = ({ fields }: PartialEntry): string =>
  ('body' in fields ? fields.body : 'content' in fields ? fields.content : undefined) ?? '';

/** The editors' name for the type of an entry. */
export const typeDisplayNameOfEntry = ({ type }: Pick<RawEntry, 'type'>): string =>
  contentModel[type].name;

/** A field's value as text; empty if it is of another type. */
export const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A field's value as a list of texts, without what is of another type. */
export const onlyTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
