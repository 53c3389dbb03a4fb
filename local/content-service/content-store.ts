import { createHash } from 'node:crypto';
import type { StarterContentType } from '../starter-space/content-type.ts';
import {
  createStarterSpaceReader,
  type StarterAsset,
  type StarterEntry,
  type StarterSpace,
} from '../starter-space/read-starter-space.ts';
import {
  parseRecordKey,
  recordChanges,
  toRecordKey,
  type ChangeLog,
  type ChangeRecord,
} from './change-log.ts';
import { readCommitDates } from './commit-dates.ts';
import { openChangeLogFile } from './change-log-file.ts';

/** A content type with its change record. */
export type ContentTypeItem = {
  kind: 'ContentType';
  contentType: StarterContentType;
  record: ChangeRecord;
};

/** An entry with its change record. */
export type EntryItem = { kind: 'Entry'; entry: StarterEntry; record: ChangeRecord };

/** An asset with its change record. */
export type AssetItem = { kind: 'Asset'; asset: StarterAsset; record: ChangeRecord };

/** A deleted entry or asset. */
export type DeletedItem = {
  kind: 'DeletedAsset' | 'DeletedEntry';
  id: string;
  deletedAt: string;
  record: ChangeRecord;
};

/** An item of a sync. */
export type ChangedItem = AssetItem | DeletedItem | EntryItem;

/** The whole content at one moment. */
export type ContentSnapshot = {
  stateId: string;
  sequence: number;
  contentTypes: ReadonlyMap<string, ContentTypeItem>;
  assets: ReadonlyMap<string, AssetItem>;
  /** Entries, assets and deletions in the order of their last change. */
  changes: readonly ChangedItem[];
};

/** Access to the content folder. It is read on demand, never in the background. */
export type ContentFolderReader = {
  /** The content of the last read, if there was one; does not touch the disk. */
  peek(): ContentSnapshot | undefined;
  /** The content as it is on disk now; throws a StarterSpaceError when a file cannot be read. */
  read(): Promise<ContentSnapshot>;
};

/**
 * Creates a store that reads `contentFolder` and writes the log of its changes to `stateFolder`.
 */
export function createContentFolderReader(
  contentFolder: string,
  stateFolder: string,
  options: { withDrafts?: boolean } = {},
): ContentFolderReader {
  const reader = createStarterSpaceReader(contentFolder, options);
  const file = openChangeLogFile(stateFolder);
  let log: ChangeLog | undefined;
  let space: StarterSpace | undefined;
  let snapshot: ContentSnapshot | undefined;
  let running: Promise<ContentSnapshot> | undefined;
  let waiting: Promise<ContentSnapshot> | undefined;

  async function refresh(): Promise<ContentSnapshot> {
    const newSpace = await reader.read();
    const isStale = file.isStale();
    if (snapshot && space === newSpace && !isStale) return snapshot;
    const oldLog = log && !isStale ? log : await file.load();
    // A new log knows of no change; the history of the repository does.
    const known = oldLog.sequence === 0 ? await readCommitDates(contentFolder) : undefined;
    const newLog = recordChanges(oldLog, toHashes(newSpace), new Date(), known);
    if (newLog !== oldLog || file.isStale()) await file.save(newLog);
    log = newLog;
    space = newSpace;
    snapshot = toSnapshot(newSpace, newLog);
    return snapshot;
  }

  function start(): Promise<ContentSnapshot> {
    running = refresh().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    peek: () => snapshot,
    read() {
      if (!running) return start();
      // The read in progress may already be past a file that has just been saved, so start another
      // one after it.
      waiting ??= running
        .catch(() => undefined)
        .then(() => {
          waiting = undefined;
          return start();
        });
      return waiting;
    },
  };
}

function toHashes(space: StarterSpace): Map<string, string> {
  const hashes = new Map<string, string>();
  for (const contentType of space.contentTypes) {
    const json = JSON.stringify({ ...contentType, controls: undefined });
    hashes.set(
      toRecordKey('ContentType', contentType.id),
      createHash('sha256').update(json).digest('hex').slice(0, 32),
    );
  }
  for (const { id, hash } of space.entries) hashes.set(toRecordKey('Entry', id), hash);
  for (const { id, hash } of space.assets) hashes.set(toRecordKey('Asset', id), hash);
  return hashes;
}

function toSnapshot(space: StarterSpace, log: ChangeLog): ContentSnapshot {
  const contentTypes = new Map<string, ContentTypeItem>();
  const entries: EntryItem[] = [];
  const assets = new Map<string, AssetItem>();

  for (const contentType of space.contentTypes) {
    const record = log.records.get(toRecordKey('ContentType', contentType.id));
    if (record) contentTypes.set(contentType.id, { kind: 'ContentType', contentType, record });
  }
  for (const entry of space.entries) {
    const record = log.records.get(toRecordKey('Entry', entry.id));
    if (record) entries.push({ kind: 'Entry', entry, record });
  }
  for (const asset of space.assets) {
    const record = log.records.get(toRecordKey('Asset', asset.id));
    if (record) assets.set(asset.id, { kind: 'Asset', asset, record });
  }
  const changes: ChangedItem[] = [...entries, ...assets.values()];
  for (const [key, record] of log.records) {
    const parsed = parseRecordKey(key);
    if (record.deletedAt === undefined || !parsed || parsed.kind === 'ContentType') continue;
    const kind = parsed.kind === 'Entry' ? 'DeletedEntry' : 'DeletedAsset';
    changes.push({ kind, id: parsed.id, deletedAt: record.deletedAt, record });
  }
  changes.sort((a, b) => a.record.sequence - b.record.sequence);
  return { stateId: log.stateId, sequence: log.sequence, contentTypes, assets, changes };
}
