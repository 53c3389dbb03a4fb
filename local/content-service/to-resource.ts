import { LOCALE, toAssetFileField } from '../starter-space/to-contentful-export.ts';
import {
  DEFAULT_LOCALE,
  toLink,
  type Link,
  type LocalizedFields,
} from '../starter-space/to-entry.ts';
import type { ChangeRecord } from './change-log.ts';
import type { AssetItem, ContentTypeItem, DeletedItem, EntryItem } from './content-store.ts';

/** The space, environment and host that the resources of this service contain. */
export type ResourceContext = {
  spaceId: string;
  environment: string;
  /** Host and path below which the asset files are served, without a scheme. */
  assetHost: string;
};

type ResourceSys = {
  id: string;
  type: string;
  space: Link<'Space'>;
  environment: Link<'Environment'>;
  createdAt: string;
  updatedAt: string;
  revision: number;
  publishedVersion?: number;
  contentType?: Link<'ContentType'>;
  deletedAt?: string;
};

/** An entry or asset with its values in every locale. */
type Resource = {
  metadata: { tags: never[]; concepts: never[] };
  sys: ResourceSys;
  fields: LocalizedFields;
};

/** An entry as the API returns it, with its values in every locale. */
export function toEntryResource({ entry, record }: EntryItem, context: ResourceContext): Resource {
  const sys: ResourceSys = {
    ...toSys('Entry', entry.id, record, context),
    ...(entry.isDraft ? {} : { publishedVersion: record.revision }),
    contentType: toLink('ContentType', entry.contentTypeId),
  };
  return { metadata: { tags: [], concepts: [] }, sys, fields: entry.fields };
}

/** An asset as the API returns it, with its values in every locale. */
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

/** A deletion as the sync endpoint returns it. */
export function toDeletedResource(
  { kind, id, deletedAt, record }: DeletedItem,
  context: ResourceContext,
): { sys: ResourceSys } {
  return { sys: { ...toSys(kind, id, record, context), deletedAt } };
}

/**
 * A content type as the API returns it; null stands for a missing display field, an empty text for
 * a missing description.
 */
export function toContentTypeResource(
  { contentType, record }: ContentTypeItem,
  context: ResourceContext,
): { sys: ResourceSys; [key: string]: unknown } {
  const { id, displayField, name, description, fields } = contentType;
  return {
    sys: toSys('ContentType', id, record, context),
    displayField: displayField ?? null,
    name,
    description: description ?? '',
    fields,
  };
}

/**
 * The space as the API returns it: its id is its name, too, and it has the one locale of the
 * content.
 */
export function toSpaceResource(spaceId: string): object {
  const locale = { ...LOCALE, default: true, fallbackCode: null };
  return { sys: { type: 'Space', id: spaceId }, name: spaceId, locales: [locale] };
}

/** The only locale as the API returns it. */
export function toLocaleResource(): object {
  const sys = { id: `locale-${LOCALE.code}`, type: 'Locale', version: 1 };
  return { ...LOCALE, default: true, fallbackCode: null, sys };
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
