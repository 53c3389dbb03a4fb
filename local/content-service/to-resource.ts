import { LOCALE, toAssetFileField } from '../starter-space/to-contentful-export.ts';
import {
  DEFAULT_LOCALE,
  toLink,
  type Link,
  type LocalizedFields,
} from '../starter-space/to-entry.ts';
import type { ChangeRecord } from './change-log.ts';
import type { AssetItem, ContentTypeItem, DeletedItem, EntryItem } from './content-store.ts';

/** Where the content lives and how the client addresses this service. */
export type ResourceContext = {
  spaceId: string;
  environment: string;
  /** The host below which asset files are found, without scheme. */
  assetHost: string;
};

/** The `sys` object of a resource. */
export type ResourceSys = {
  id: string;
  type: string;
  space: Link<'Space'>;
  environment: Link<'Environment'>;
  createdAt: string;
  updatedAt: string;
  revision: number;
  publishedVersion?: number;
  contentType?: Link<'ContentType'>;
  locale?: string;
  deletedAt?: string;
};

/** An entry or asset with its values in every locale. */
export type Resource = {
  metadata: { tags: never[]; concepts: never[] };
  sys: ResourceSys;
  fields: LocalizedFields;
};

/** The entry as the API gives it, with its values in every locale. */
export function toEntryResource({ entry, record }: EntryItem, context: ResourceContext): Resource {
  const sys: ResourceSys = {
    ...toSys('Entry', entry.id, record, context),
    publishedVersion: record.revision,
    contentType: toLink('ContentType', entry.contentTypeId),
  };
  return { metadata: { tags: [], concepts: [] }, sys, fields: entry.fields };
}

/** The asset as the API gives it, with its values in every locale. */
export function toAssetResource({ asset, record }: AssetItem, context: ResourceContext): Resource {
  const file = toAssetFileField(asset, context.spaceId, context.assetHost);
  return {
    metadata: { tags: [], concepts: [] },
    sys: {
      ...toSys('Asset', asset.id, record, context),
      publishedVersion: record.revision,
    },
    fields: { ...asset.fields, file: { [DEFAULT_LOCALE]: file } },
  };
}

/** What a sync says about something that was deleted. */
export function toDeletedResource(
  { kind, id, deletedAt, record }: DeletedItem,
  context: ResourceContext,
): { sys: ResourceSys } {
  return { sys: { ...toSys(kind, id, record, context), deletedAt } };
}

/** The content type as the API gives it. */
export function toContentTypeResource(
  { contentType, record }: ContentTypeItem,
  context: ResourceContext,
): { sys: ResourceSys; [key: string]: unknown } {
  const { id, displayField, name, description, fields } = contentType;
  return {
    sys: { ...toSys('ContentType', id, record, context), publishedVersion: record.revision },
    displayField: displayField ?? null,
    name,
    description: description ?? '',
    fields,
  };
}

/** The space as the API gives it. */
export function toSpaceResource(spaceId: string): object {
  const locale = { ...LOCALE, default: true, fallbackCode: null };
  return { sys: { type: 'Space', id: spaceId }, name: spaceId, locales: [locale] };
}

/** The only locale as the API gives it. */
export function toLocaleResource(): object {
  const sys = { id: `locale-${LOCALE.code}`, type: 'Locale', version: 1 };
  return { ...LOCALE, default: true, fallbackCode: null, sys };
}

/** Gives a resource the values of one locale instead of those of all. */
export function flattenResource(resource: Resource): {
  metadata: Resource['metadata'];
  sys: ResourceSys;
  fields: Record<string, unknown>;
} {
  const fields: Record<string, unknown> = {};
  for (const [id, values] of Object.entries(resource.fields)) fields[id] = values[DEFAULT_LOCALE];
  return { ...resource, sys: { ...resource.sys, locale: DEFAULT_LOCALE }, fields };
}

function toSys(
  type: string,
  id: string,
  { createdAt, updatedAt, revision }: ChangeRecord,
  { spaceId, environment }: ResourceContext,
): ResourceSys {
  return {
    space: toLink('Space', spaceId),
    environment: toLink('Environment', environment),
    id,
    type,
    createdAt,
    updatedAt,
    revision,
  };
}
