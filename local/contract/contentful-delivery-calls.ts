import type {
  Asset,
  ContentfulCollection,
  ContentType,
  ContentTypeField,
  DeletedAsset,
  DeletedEntry,
  Entry,
  EntrySkeletonType,
  Locale,
  Space,
} from 'contentful';
import type { Json } from './wire-types.ts';

/** A call with a query, which the SDK's types leave open. */
type Read<Answer> = { readonly sent: object; readonly answered: Json<Answer> };

type Modifiers = 'WITH_ALL_LOCALES' | 'WITHOUT_LINK_RESOLUTION';
type PublishedEntry = Entry<EntrySkeletonType, Modifiers, string>;
// The Preview API answers with the same, and a draft has never been published.
type SyncedEntry = Omit<PublishedEntry, 'sys'> & {
  sys: Omit<PublishedEntry['sys'], 'publishedVersion'> & { publishedVersion?: number };
};
type SyncedAsset = Asset<Modifiers, string>;
// As the documentation has it (references/content-delivery-api, Synchronization): when it was
// deleted, no version.
type Deletion<Deleted extends DeletedAsset | DeletedEntry> = {
  sys: Omit<Deleted['sys'], 'publishedVersion'> & { deletedAt: string };
};

// The management API's types have the flags of a pattern, and this API answers with what was
// written there.
type Validation = Omit<ContentTypeField['validations'][number], 'regexp'> & {
  regexp?: { pattern: string; flags?: string | null };
};
type Field = Omit<ContentTypeField, 'validations'> & { validations: Validation[] };

/** What Contentful's SDK says of the calls of the Delivery API that the stand-in answers. */
export type Calls = {
  'GET /spaces/:space': Read<Space>;
  'GET /spaces/:space/environments/:environment/content_types': Read<
    ContentfulCollection<Omit<ContentType, 'fields'> & { fields: Field[] }>
  >;
  'GET /spaces/:space/environments/:environment/locales': Read<ContentfulCollection<Locale>>;
  'GET /spaces/:space/environments/:environment/entries': Read<
    ContentfulCollection<Pick<SyncedEntry, 'sys'>>
  >;
  'GET /spaces/:space/environments/:environment/assets': Read<
    ContentfulCollection<Pick<SyncedAsset, 'sys'>>
  >;
  'GET /spaces/:space/environments/:environment/sync': Read<{
    sys: { type: 'Array' };
    items: (SyncedEntry | SyncedAsset | Deletion<DeletedEntry> | Deletion<DeletedAsset>)[];
    nextPageUrl?: string;
    nextSyncUrl?: string;
  }>;
};
