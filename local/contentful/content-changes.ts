import type { ContentfulAccount } from './account.ts';
import { findEntryFaults } from './check-entry.ts';
import { badRequestError, invalidEntityError, contentfulNotFound } from './contentful-error.ts';
import {
  archiveItem,
  noteRemoval,
  publishItem,
  toManagedAsset,
  toManagedEntry,
  toLinkObject,
  unarchiveItem,
  unpublishItem,
} from './items.ts';
import type { AssetState, EntryState, EnvironmentState } from './space-state.ts';

export type ContentChange = 'archive' | 'delete' | 'publish' | 'unarchive' | 'unpublish';

const isEntry = (item: AssetState | EntryState): item is EntryState => 'contentTypeId' in item;

const publish = (
  environment: EnvironmentState,
  item: AssetState | EntryState,
  version: number | undefined,
): void => {
  if (isEntry(item)) {
    const model = environment.contentTypes.get(item.contentTypeId)?.published?.fields ?? [];
    const faults = findEntryFaults(environment, item, model);
    if (faults.length > 0) throw invalidEntityError(faults, 'InvalidEntry');
    environment.removals.delete(`DeletedEntry:${item.id}`);
  } else {
    const files = Object.values(item.body.fields['file'] ?? {});
    const isProcessed = files.every(
      (file) => typeof file === 'object' && file !== null && 'url' in file,
    );
    if (files.length === 0 || !isProcessed) {
      throw invalidEntityError([
        { name: 'required', path: ['fields', 'file'], details: 'No file.' },
      ]);
    }
    environment.removals.delete(`DeletedAsset:${item.id}`);
  }
  publishItem(environment, item, version);
};

/**
 * Publishes, unpublishes, archives or deletes something, and calls the webhooks. `version` is
 * undefined if the client sent none.
 */
export const changeContent = (
  { space, webhooks }: ContentfulAccount,
  environment: EnvironmentState,
  type: 'Asset' | 'Entry',
  id: string,
  change: ContentChange,
  version: number | undefined,
  group?: Readonly<Record<string, string>>,
): void => {
  const items = type === 'Asset' ? environment.assets : environment.entries;
  const item = items.get(id);
  if (!item) throw contentfulNotFound(type, id);
  const removalKind = `Deleted${type}` as const;
  switch (change) {
    case 'publish':
      publish(environment, item, version ?? -1);
      break;
    case 'unpublish':
      if (!item.published) throw badRequestError('Not published');
      unpublishItem(environment, item);
      noteRemoval(environment, removalKind, id, false);
      break;
    case 'archive':
      archiveItem(environment, item);
      break;
    case 'unarchive':
      unarchiveItem(environment, item);
      break;
    case 'delete':
      if (item.published) throw badRequestError('Cannot delete published');
      items.delete(id);
      noteRemoval(environment, removalKind, id, true);
      break;
  }
  const resource = isEntry(item)
    ? toManagedEntry(item, space.id, environment.id)
    : toManagedAsset(item, space.id, environment.id);
  // Webhooks for removed items get no field values.
  const isRemoval = change === 'unpublish' || change === 'delete';
  webhooks.emit({
    type,
    action: change,
    id,
    environmentId: environment.id,
    ...(isEntry(item) ? { contentTypeId: item.contentTypeId } : {}),
    body: isRemoval
      ? {
          sys: {
            ...resource.sys,
            type: removalKind,
            deletedAt: item.updatedAt,
            environment: toLinkObject('Environment', environment.id),
          },
        }
      : resource,
    ...(group ? { group } : {}),
  });
};
