import type { ChangeRecord } from '../content-service/change-log.ts';
import type {
  AssetItem,
  ChangedItem,
  ContentFolderReader,
  ContentTypeItem,
  DeletedItem,
  EntryItem,
  ContentSnapshot,
} from '../content-service/content-store.ts';
import type {
  ContentBody,
  EnvironmentState,
  EditableItem,
  SpaceState,
  StoredFile,
} from './space-state.ts';

/** What readers get: what is published, or the newest version of everything that isn't archived. */
export type ContentEdition = 'published' | 'drafts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Finds the file for an asset's address: `//host/space/asset/hash/name`. */
const findFile = (
  files: ReadonlyMap<string, StoredFile>,
  body: ContentBody,
): { readonly file: StoredFile; readonly fileName: string } | undefined => {
  const value = Object.values(body.fields['file'] ?? {}).find(isRecord);
  const hash = String(value?.['url'] ?? '')
    .split('/')
    .at(-2);
  const file = files.get(hash ?? '');
  return file && { file, fileName: String(value?.['fileName']) };
};

const toRecord = (item: EditableItem<unknown>, edition: ContentEdition): ChangeRecord => ({
  hash: '',
  revision: edition === 'published' ? item.publishedCounter : item.version,
  createdAt: item.createdAt,
  updatedAt: (edition === 'published' ? item.publishedAt : undefined) ?? item.updatedAt,
  sequence: edition === 'published' ? item.publishedIn : item.changedIn,
});

const bodyOf = <Body>(item: EditableItem<Body>, edition: ContentEdition): Body | undefined => {
  if (item.archivedVersion !== undefined) return undefined;
  return edition === 'published' ? item.published : item.body;
};

const toSnapshot = (
  space: SpaceState,
  environment: EnvironmentState,
  edition: ContentEdition,
): ContentSnapshot => {
  const contentTypes = new Map<string, ContentTypeItem>();
  // Readers don't see unpublished content types, not even in the preview.
  for (const type of environment.contentTypes.values()) {
    if (!type.published) continue;
    const { name, description, displayField, fields } = type.published;
    contentTypes.set(type.id, {
      kind: 'ContentType',
      contentType: {
        id: type.id,
        name,
        description: description ?? undefined,
        displayField: displayField ?? undefined,
        fields: fields.filter(({ omitted }) => !omitted),
        controls: [],
      },
      record: toRecord(type, 'published'),
    });
  }
  const changes: ChangedItem[] = [];
  for (const entry of environment.entries.values()) {
    const body = bodyOf(entry, edition);
    const type = contentTypes.get(entry.contentTypeId);
    if (!body || !type) continue;
    const known = new Set(type.contentType.fields.map(({ id }) => id));
    const item: EntryItem = {
      kind: 'Entry',
      entry: {
        id: entry.id,
        contentTypeId: entry.contentTypeId,
        fields: Object.fromEntries(Object.entries(body.fields).filter(([id]) => known.has(id))),
        hash: '',
      },
      record: toRecord(entry, edition),
    };
    changes.push(item);
  }
  const assets = new Map<string, AssetItem>();
  for (const asset of environment.assets.values()) {
    const body = bodyOf(asset, edition);
    const found = body && findFile(space.files, body);
    if (!body || !found) continue;
    const fields = Object.fromEntries(
      Object.entries(body.fields).filter(([name]) => name !== 'file'),
    );
    const item: AssetItem = {
      kind: 'Asset',
      asset: { id: asset.id, fields, file: { ...found.file, fileName: found.fileName }, hash: '' },
      record: toRecord(asset, edition),
    };
    assets.set(asset.id, item);
    changes.push(item);
  }
  for (const { kind, id, at, sequence, isGone } of environment.removals.values()) {
    if (edition === 'drafts' && !isGone) continue;
    const record = { hash: '', revision: 1, createdAt: at, updatedAt: at, sequence, deletedAt: at };
    const item: DeletedItem = { kind, id, deletedAt: at, record };
    changes.push(item);
  }
  changes.sort((a, b) => a.record.sequence - b.record.sequence);
  const { stateId, sequence } = environment;
  return { stateId, sequence, contentTypes, assets, changes };
};

/** Creates a store of what the Delivery API or the Preview API reads from an environment. */
export const createDeliveryStore = (
  space: SpaceState,
  environment: EnvironmentState,
  edition: ContentEdition,
): ContentFolderReader => {
  let snapshot: ContentSnapshot | undefined;
  const read = (): ContentSnapshot => {
    if (snapshot?.sequence !== environment.sequence) {
      snapshot = toSnapshot(space, environment, edition);
    }
    return snapshot;
  };
  return { peek: read, read: async () => read() };
};
