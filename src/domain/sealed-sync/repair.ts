import { isRecordPresent, nextLogicalTime, recordIdOf, type RecordChange } from './change.ts';
import { knownVersionsWithReplaced, type DeviceSyncState } from './device-sync-state.ts';
import { emptyHistory } from './history.ts';

/* What is rarely needed: a snapshot of everything, and another name for a device that was copied.
 */

/**
 * Everything that the replica knows, as changes: those of removed records too, so that an old event
 * can't bring one back. `recordOf` finds a record; one that isn't there any more is left to the
 * event that will say so.
 */
export const knownRecordsAsChanges = (
  { registers }: DeviceSyncState,
  recordOf: (id: string) => Readonly<Record<string, unknown>> | undefined,
): readonly RecordChange[] =>
  [...registers].flatMap(([id, { life, at, by }]) => {
    const slash = id.indexOf('/');
    const change = { store: id.slice(0, slash), key: id.slice(slash + 1), life, at, by };
    if (!isRecordPresent(change)) return [change];
    const record = recordOf(id);
    return record === undefined ? [] : [{ ...change, record }];
  });

/**
 * The replica under another device’s name, for one that was copied: the changes that hadn’t reached
 * the server are made again, with a later time.
 */
export const syncStateUnderNewDeviceName = (
  replica: DeviceSyncState,
  device: string,
  unsent: readonly RecordChange[],
  clock: number,
): { readonly replica: DeviceSyncState; readonly changes: readonly RecordChange[] } => {
  const at = nextLogicalTime(replica.time, clock);
  const changes = unsent.map((change) => ({ ...change, at, by: device }));
  const { [replica.device]: own, ...heads } = replica.history.heads;
  return {
    changes,
    replica: {
      ...replica,
      device,
      made: 0,
      time: at,
      // What the twin has made is read again, as that of another device.
      read: 0,
      history: { ...emptyHistory, heads: {}, claimed: own === undefined ? {} : heads },
      registers: knownVersionsWithReplaced(
        replica.registers,
        changes.map((change) => {
          const known = replica.registers.get(recordIdOf(change));
          const { life, by } = change;
          return [recordIdOf(change), { ...known, life, at, by }];
        }),
      ),
    },
  };
};
