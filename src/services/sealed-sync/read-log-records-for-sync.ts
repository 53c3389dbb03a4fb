import type { SyncedStore } from '../../domain/sealed-sync/change.ts';
import type { ScannedRecordWithDigest } from '../../domain/sealed-sync/merge.ts';
import {
  allDevicesSettingsStoreAndKey,
  changeDigestOfSealedRecord,
  createAllDeviceSettingsRecord,
  digestOfRecord,
  recordWithoutUnsharedReasons,
} from '../../domain/sealed-sync/sealed-record.ts';
import type { SyncLogAccess } from '../training-log/sync/sync-log-access.ts';

/** After so many records the page gets a turn, so that a press isn't kept waiting. */
const atOnce = 500;

const givePageATurn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** The log of this device as sync compares it, and what the member has chosen for all devices. */
export type LogRecordsForSync = {
  readonly scanned: readonly ScannedRecordWithDigest[];
  /** Whether a record would have been found if it were there. */
  readonly isScanned: (id: string) => boolean;
  readonly aside: ReadonlySet<string>;
  readonly mark: string | undefined;
};

/** Reads stores of the log, in the form that may be sealed. */
export const readLogRecordsForSync = async (
  access: SyncLogAccess,
  stores: readonly SyncedStore[],
  { withReasons }: { readonly withReasons: boolean },
): Promise<LogRecordsForSync> => {
  const { records, aside, mark } = await access.scan(stores);
  const settings = createAllDeviceSettingsRecord(withReasons);
  const scanned: ScannedRecordWithDigest[] = [
    { ...allDevicesSettingsStoreAndKey, record: settings, digest: digestOfRecord(settings) },
  ];
  for (const [index, { store, key, record }] of records.entries()) {
    if (index % atOnce === atOnce - 1) await givePageATurn();
    const sealed = recordWithoutUnsharedReasons(store, record, { withReasons });
    scanned.push({ store, key, record: sealed, digest: changeDigestOfSealedRecord(store, sealed) });
  }
  const read = new Set<string>(stores);
  return {
    scanned,
    isScanned: (id) => read.has(id.slice(0, id.indexOf('/'))) && !aside.has(id),
    aside,
    mark,
  };
};
