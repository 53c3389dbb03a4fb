import type { StarterContentType } from './content-type.ts';
import type { StarterAsset, StarterSpace } from './read-starter-space.ts';
import { DEFAULT_LOCALE, toLink, type Link, type LocalizedFields } from './to-entry.ts';

type ExportSys = { id: string; type: string; [key: string]: unknown };

export type AssetFileField = {
  url: string;
  fileName: string;
  contentType: string;
  details: { size: number; image?: { width: number; height: number } };
};

/** A whole space in the format that `contentful-export` writes and `contentful-import` reads. */
export type ContentfulExport = {
  contentTypes: {
    sys: ExportSys;
    name: string;
    description?: string;
    displayField?: string;
    fields: StarterContentType['fields'];
  }[];
  editorInterfaces: { sys: ExportSys; controls: StarterContentType['controls'] }[];
  entries: {
    sys: ExportSys & { contentType: Link };
    metadata: Metadata;
    fields: LocalizedFields;
  }[];
  assets: { sys: ExportSys; metadata: Metadata; fields: LocalizedFields }[];
  locales: {
    sys: ExportSys;
    name: string;
    code: string;
    fallbackCode: null;
    default: boolean;
    contentManagementApi: boolean;
    contentDeliveryApi: boolean;
    optional: boolean;
  }[];
  tags: never[];
  webhooks: never[];
  roles: never[];
};

type Metadata = { tags: never[]; concepts: never[] };

/** The name and code of the starter space's only locale. */
export const LOCALE = { code: DEFAULT_LOCALE, name: 'English (United Kingdom)' };

/** The path of an asset's file on a content host: space, asset, hash of the bytes, file name. */
export function toAssetPath(asset: StarterAsset, spaceId: string): string {
  const { hash, fileName } = asset.file;
  return [spaceId, asset.id, hash, fileName].map(encodeURIComponent).join('/');
}

/** The `file` field of an asset whose file is served below the given host. */
export function toAssetFileField(
  asset: StarterAsset,
  spaceId: string,
  host = 'images.ctfassets.net',
): AssetFileField {
  const { fileName, contentType, size, image } = asset.file;
  return {
    url: `//${host}/${toAssetPath(asset, spaceId)}`,
    details: image ? { size, image } : { size },
    fileName,
    contentType,
  };
}

/** Converts a starter space to Contentful's export format, with everything published. */
export function toContentfulExport(
  space: StarterSpace,
  { spaceId, environment = 'master' }: { spaceId: string; environment?: string },
): ContentfulExport {
  const toSys = (type: string, id: string): ExportSys => ({
    id,
    type,
    space: toLink('Space', spaceId),
    environment: toLink('Environment', environment),
  });
  const published = { version: 2, publishedVersion: 1, publishedCounter: 1 };
  const metadata: Metadata = { tags: [], concepts: [] };

  return {
    contentTypes: space.contentTypes.map(({ id, name, description, displayField, fields }) => ({
      sys: { ...toSys('ContentType', id), ...published },
      name,
      ...(description === undefined ? {} : { description }),
      ...(displayField === undefined ? {} : { displayField }),
      fields,
    })),
    editorInterfaces: space.contentTypes.map(({ id, controls }) => ({
      sys: {
        ...toSys('EditorInterface', 'default'),
        version: 1,
        contentType: toLink('ContentType', id),
      },
      controls,
    })),
    entries: space.entries.map(({ id, contentTypeId, fields }) => ({
      sys: {
        ...toSys('Entry', id),
        ...published,
        contentType: toLink('ContentType', contentTypeId),
      },
      metadata,
      fields,
    })),
    assets: space.assets.map((asset) => ({
      sys: { ...toSys('Asset', asset.id), ...published },
      metadata,
      fields: { ...asset.fields, file: { [DEFAULT_LOCALE]: toAssetFileField(asset, spaceId) } },
    })),
    locales: [
      {
        sys: { ...toSys('Locale', `locale-${LOCALE.code}`), version: 1 },
        ...LOCALE,
        fallbackCode: null,
        default: true,
        contentManagementApi: true,
        contentDeliveryApi: true,
        optional: false,
      },
    ],
    tags: [],
    webhooks: [],
    roles: [],
  };
}
