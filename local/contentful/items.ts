import { invalidEntityError, versionMismatchError } from './contentful-error.ts';
import type {
  AssetState,
  EntryState,
  EnvironmentState,
  EditableItem,
  Removal,
} from './space-state.ts';

/** The version that the client expects, from its header. */
export const readVersion = (request: Request): number | undefined => {
  const header = request.headers.get('x-contentful-version');
  return header === null ? undefined : Number(header);
};

/** Creates the first version of an item. */
export const createItem = <Body>(
  environment: EnvironmentState,
  id: string,
  body: Body,
): EditableItem<Body> => {
  const now = new Date().toISOString();
  environment.sequence += 1;
  return {
    id,
    createdAt: now,
    body,
    published: undefined,
    version: 1,
    updatedAt: now,
    publishedVersion: undefined,
    publishedCounter: 0,
    firstPublishedAt: undefined,
    publishedAt: undefined,
    archivedAt: undefined,
    archivedVersion: undefined,
    changedIn: environment.sequence,
    publishedIn: 0,
  };
};

const touch = <Body>(environment: EnvironmentState, item: EditableItem<Body>): void => {
  environment.sequence += 1;
  item.version += 1;
  item.updatedAt = new Date().toISOString();
  item.changedIn = environment.sequence;
};

/** Replaces an item's body if the client has seen the newest version. */
export const updateItem = <Body>(
  environment: EnvironmentState,
  item: EditableItem<Body>,
  body: Body,
  version: number | undefined,
): void => {
  if (version !== item.version) throw versionMismatchError();
  if (item.archivedVersion !== undefined)
    throw invalidEntityError([], 'BadRequest', 'Cannot edit archived');
  item.body = body;
  touch(environment, item);
};

export const publishItem = <Body>(
  environment: EnvironmentState,
  item: EditableItem<Body>,
  version: number | undefined,
): void => {
  if (version !== undefined && version !== item.version) throw versionMismatchError();
  if (item.archivedVersion !== undefined) {
    throw invalidEntityError([], 'BadRequest', 'Cannot publish what is archived');
  }
  item.publishedVersion = item.version;
  item.publishedCounter += 1;
  item.published = structuredClone(item.body);
  touch(environment, item);
  item.publishedAt = item.updatedAt;
  item.firstPublishedAt ??= item.updatedAt;
  item.publishedIn = environment.sequence;
};

export const unpublishItem = <Body>(
  environment: EnvironmentState,
  item: EditableItem<Body>,
): void => {
  item.publishedVersion = undefined;
  item.published = undefined;
  touch(environment, item);
};

export const archiveItem = <Body>(
  environment: EnvironmentState,
  item: EditableItem<Body>,
): void => {
  if (item.published !== undefined) {
    throw invalidEntityError([], 'BadRequest', 'Cannot archive what is published');
  }
  item.archivedVersion = item.version;
  touch(environment, item);
  item.archivedAt = item.updatedAt;
};

export const unarchiveItem = <Body>(
  environment: EnvironmentState,
  item: EditableItem<Body>,
): void => {
  item.archivedVersion = undefined;
  item.archivedAt = undefined;
  touch(environment, item);
};

/** Records for the Sync API that an item was removed. */
export const noteRemoval = (
  environment: EnvironmentState,
  kind: Removal['kind'],
  id: string,
  isGone: boolean,
): void => {
  environment.sequence += 1;
  environment.removals.set(`${kind}:${id}`, {
    kind,
    id,
    at: new Date().toISOString(),
    sequence: environment.sequence,
    isGone,
  });
};

export const toLinkObject = (linkType: string, id: string): object => ({
  sys: { type: 'Link', linkType, id },
});

/** The author of every change: the stand-in has one user. */
export const standInAuthor = toLinkObject('User', 'stand-in-owner');

/** An item's `sys` object in the Management API. */
export const sysOf = <Body>(
  type: string,
  item: EditableItem<Body>,
  spaceId: string,
  environmentId: string,
): Record<string, unknown> => ({
  type,
  id: item.id,
  space: toLinkObject('Space', spaceId),
  environment: toLinkObject('Environment', environmentId),
  version: item.version,
  createdAt: item.createdAt,
  createdBy: standInAuthor,
  updatedAt: item.updatedAt,
  updatedBy: standInAuthor,
  publishedCounter: item.publishedCounter,
  ...(item.publishedVersion === undefined
    ? {}
    : {
        publishedVersion: item.publishedVersion,
        publishedAt: item.publishedAt,
        firstPublishedAt: item.firstPublishedAt,
        publishedBy: standInAuthor,
      }),
  ...(item.archivedVersion === undefined
    ? {}
    : {
        archivedVersion: item.archivedVersion,
        archivedAt: item.archivedAt,
        archivedBy: standInAuthor,
      }),
});

export const toManagedEntry = (entry: EntryState, spaceId: string, environmentId: string) => ({
  metadata: entry.body.metadata,
  sys: {
    ...sysOf('Entry', entry, spaceId, environmentId),
    contentType: toLinkObject('ContentType', entry.contentTypeId),
    automationTags: [],
  },
  fields: entry.body.fields,
});

export const toManagedAsset = (asset: AssetState, spaceId: string, environmentId: string) => ({
  metadata: asset.body.metadata,
  sys: sysOf('Asset', asset, spaceId, environmentId),
  fields: asset.body.fields,
});
