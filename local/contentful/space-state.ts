import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { AssetFileFacts } from '../starter-space/asset-file.ts';

const FieldSchema = v.looseObject({
  id: v.string(),
  name: v.string(),
  type: v.string(),
  linkType: v.optional(v.string()),
  items: v.optional(
    v.looseObject({
      type: v.string(),
      linkType: v.optional(v.string()),
      validations: v.optional(v.array(v.looseObject({}))),
    }),
  ),
  localized: v.optional(v.boolean(), false),
  required: v.optional(v.boolean(), false),
  disabled: v.optional(v.boolean(), false),
  omitted: v.optional(v.boolean(), false),
  validations: v.optional(v.array(v.looseObject({})), () => []),
});
export type ModelField = v.InferOutput<typeof FieldSchema>;

export const ContentTypeBodySchema = v.object({
  name: v.string(),
  description: v.optional(v.nullable(v.string())),
  displayField: v.optional(v.nullable(v.string())),
  fields: v.array(FieldSchema),
});
export type ContentTypeBody = v.InferOutput<typeof ContentTypeBodySchema>;

export const EditorInterfaceBodySchema = v.looseObject({
  controls: v.optional(v.array(v.looseObject({ fieldId: v.string() })), () => []),
});
type EditorInterfaceBody = v.InferOutput<typeof EditorInterfaceBodySchema>;

const LinkSchema = v.object({
  sys: v.looseObject({ type: v.literal('Link'), linkType: v.string(), id: v.string() }),
});
const MetadataSchema = v.optional(
  v.looseObject({
    tags: v.optional(v.array(LinkSchema), () => []),
    concepts: v.optional(v.array(LinkSchema), () => []),
  }),
  () => ({ tags: [], concepts: [] }),
);
const FieldsSchema = v.optional(
  v.record(v.string(), v.record(v.string(), v.unknown())),
  () => ({}),
);

/** An entry or asset: its values by field and locale. */
export const ContentBodySchema = v.object({ fields: FieldsSchema, metadata: MetadataSchema });
export type ContentBody = v.InferOutput<typeof ContentBodySchema>;

export const TagBodySchema = v.object({ name: v.string() });

export const LocaleBodySchema = v.object({
  name: v.string(),
  code: v.string(),
  fallbackCode: v.optional(v.nullable(v.string()), null),
  optional: v.optional(v.boolean(), false),
  contentDeliveryApi: v.optional(v.boolean(), true),
  contentManagementApi: v.optional(v.boolean(), true),
});
type LocaleBody = v.InferOutput<typeof LocaleBodySchema>;

/** Something editable, with the versions and times that Contentful records for it. */
export type EditableItem<Body> = {
  readonly id: string;
  readonly createdAt: string;
  body: Body;
  /** Undefined while it is unpublished. A new object with each publication. */
  published: Body | undefined;
  version: number;
  updatedAt: string;
  publishedVersion: number | undefined;
  publishedCounter: number;
  firstPublishedAt: string | undefined;
  publishedAt: string | undefined;
  archivedAt: string | undefined;
  archivedVersion: number | undefined;
  /**
   * The positions of its last change and its last publication in the order of the environment's
   * changes.
   */
  changedIn: number;
  publishedIn: number;
};

export type ContentTypeState = EditableItem<ContentTypeBody>;
export type EntryState = EditableItem<ContentBody> & { readonly contentTypeId: string };
export type AssetState = EditableItem<ContentBody>;

/** A deleted or unpublished item, for the Sync API. */
export type Removal = {
  readonly kind: 'DeletedAsset' | 'DeletedEntry';
  readonly id: string;
  readonly at: string;
  readonly sequence: number;
  /** Deleted, so the Preview API doesn't show it either. */
  readonly isGone: boolean;
};

export type EnvironmentState = {
  readonly id: string;
  readonly createdAt: string;
  /** The id of the order of changes: a sync token of another environment can't be trusted. */
  readonly stateId: string;
  sequence: number;
  readonly contentTypes: Map<string, ContentTypeState>;
  readonly editorInterfaces: Map<string, { version: number; body: EditorInterfaceBody }>;
  readonly entries: Map<string, EntryState>;
  readonly assets: Map<string, AssetState>;
  readonly tags: Map<
    string,
    { name: string; version: number; visibility: string; createdAt: string }
  >;
  readonly locales: Map<string, { body: LocaleBody; version: number; isDefault: boolean }>;
  readonly removals: Map<string, Removal>;
};

export type ApiKeyState = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly accessToken: string;
  readonly preview: { readonly id: string; readonly accessToken: string };
  environments: readonly string[];
  version: number;
};

/** An uploaded file. It is linked to an asset, and later found by the hash of its bytes. */
export type StoredFile = AssetFileFacts & { readonly path: string };

export type SpaceState = {
  readonly id: string;
  readonly name: string;
  readonly environments: Map<string, EnvironmentState>;
  /** The target environment of each alias, by the alias's name. */
  readonly aliases: Map<string, { target: string; version: number }>;
  readonly apiKeys: Map<string, ApiKeyState>;
  readonly uploads: Map<string, Uint8Array>;
  /** By the hash of the bytes. */
  readonly files: Map<string, StoredFile>;
};

const createEnvironment = (id: string, defaultLocale: LocaleBody): EnvironmentState => ({
  id,
  createdAt: new Date().toISOString(),
  stateId: randomUUID().replaceAll('-', ''),
  sequence: 0,
  contentTypes: new Map(),
  editorInterfaces: new Map(),
  entries: new Map(),
  assets: new Map(),
  tags: new Map(),
  locales: new Map([
    [`locale-${defaultLocale.code}`, { body: defaultLocale, version: 1, isDefault: true }],
  ]),
  removals: new Map(),
});

/** A complete copy. What is published in the source is published in the copy too. */
export const copyEnvironmentState = (source: EnvironmentState, id: string): EnvironmentState => ({
  ...structuredClone(source),
  id,
  createdAt: new Date().toISOString(),
  stateId: randomUUID().replaceAll('-', ''),
});

/** A new space: one environment, one locale, nothing else. */
export const createSpaceState = (
  id: string,
  locale: { code: string; name: string },
): SpaceState => ({
  id,
  name: 'Knurl',
  environments: new Map([
    ['master', createEnvironment('master', v.parse(LocaleBodySchema, locale))],
  ]),
  aliases: new Map(),
  apiKeys: new Map(),
  uploads: new Map(),
  files: new Map(),
});
