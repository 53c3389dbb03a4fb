import { createDeviceSyncState } from '../../domain/sealed-sync/device-sync-state.ts';
import { eventFormatVersion } from '../../domain/sealed-sync/sealed-event.ts';
import type { WrappedKey } from '../../domain/sealed-sync/sealed-log-api.ts';
import type { DataKeyOfEpoch, SyncKeysAndProgress, SyncMemory } from './sync-store.ts';

/** What a device remembers at first of a sealed log that it has begun or joined. */
export const createInitialSyncMemory = (begun: {
  readonly subject: string;
  readonly log: string;
  readonly key: DataKeyOfEpoch;
  readonly wrapped: WrappedKey;
  readonly withReasons: boolean;
  readonly isJoining: boolean;
}): SyncMemory => {
  const { key, ...rest } = begun;
  const { registers, ...replica } = createDeviceSyncState(crypto.randomUUID());
  const member: SyncKeysAndProgress = {
    ...rest,
    mark: crypto.randomUUID(),
    keys: [key],
    hasPasskey: false,
    replica,
    cursor: 0,
    sinceSnapshot: 0,
    hasOlder: false,
    missesOlder: false,
    hasNewer: false,
    readForm: eventFormatVersion,
    told: undefined,
    syncedAt: undefined,
    size: 0,
    applying: [],
  };
  return { member, registers, pending: [] };
};
