import {
  isRecordPresent,
  nextLogicalTime,
  recordIdOf,
  type KnownRecordVersion,
  type KnownVersionsByRecordId,
  type RecordChange,
} from './change.ts';
import {
  historyWithAddedEventLinks,
  emptyHistory,
  type EventLinkWithDigest,
  type RecordOfSeenAndMissingEvents,
} from './history.ts';
import {
  changesLaterThanKnown,
  diffScanAgainstKnownVersions,
  latestLogicalTimeInChangesOrBefore,
  type ScannedRecordWithDigest,
} from './merge.ts';
import { eventFormatVersion, type EventContent } from './sealed-event.ts';

/** What a device knows of the sealed log, apart from the records themselves. */
export type DeviceSyncState = {
  /** Made on the device. */
  readonly device: string;
  /** The number of its latest event. */
  readonly made: number;
  /** The latest logical time that it has seen. */
  readonly time: number;
  /** How far it has read at the server, to the end. */
  readonly read: number;
  readonly registers: KnownVersionsByRecordId;
  readonly history: RecordOfSeenAndMissingEvents;
};

/** A replica that knows nothing yet. */
export const createDeviceSyncState = (device: string): DeviceSyncState => ({
  device,
  made: 0,
  time: 0,
  read: 0,
  registers: new Map(),
  history: emptyHistory,
});

/** Registers with later ones in their places. */
export const knownVersionsWithReplaced = (
  registers: KnownVersionsByRecordId,
  written: Iterable<readonly [string, KnownRecordVersion]>,
): KnownVersionsByRecordId => new Map([...registers, ...written]);

export type EventContentWithDigest = {
  readonly content: EventContent;
  /** The digest of what is sealed. */
  readonly digest: string;
};

/**
 * The changes of this device since the last time, and the replica that knows them. `clock` is what
 * the device says it is.
 */
export const collectLocalChanges = (
  replica: DeviceSyncState,
  scanned: readonly ScannedRecordWithDigest[],
  isScanned: (id: string) => boolean,
  clock: number,
): { readonly replica: DeviceSyncState; readonly changes: readonly RecordChange[] } => {
  const at = nextLogicalTime(replica.time, clock);
  const found = diffScanAgainstKnownVersions(replica.registers, scanned, isScanned, {
    at,
    by: replica.device,
  });
  if (found.changes.length === 0) return { replica, changes: [] };
  const registers = knownVersionsWithReplaced(replica.registers, found.registers);
  return { replica: { ...replica, time: at, registers }, changes: found.changes };
};

/** The content of this device’s next event. */
export const contentOfNextEvent = (
  { device, made, history, read }: DeviceSyncState,
  changes: readonly RecordChange[],
  snapshot?: EventContent['link']['snapshot'],
): EventContent => {
  const { [device]: head, ...seen } = history.heads;
  return {
    form: eventFormatVersion,
    link: {
      device,
      sequence: made + 1,
      ...(head !== undefined && { previous: head.digest }),
      seen,
      read,
      ...(snapshot !== undefined && { snapshot }),
    },
    changes,
  };
};

/** The replica after it has made and sealed an event. */
export const syncStateAfterOwnEventIsSealed = (
  replica: DeviceSyncState,
  { content, digest }: EventContentWithDigest,
): DeviceSyncState => ({
  ...replica,
  made: content.link.sequence,
  history: historyWithAddedEventLinks(
    replica.history,
    [{ ...content.link, digest }],
    replica.device,
  ),
});

/**
 * Takes events that the server has shown: the changes that are later than what is known here, for
 * the log, and the replica that knows them once the log has them. `digestOfRecord` is the digest of
 * a record as it will be in the log.
 */
export const applyServerEvents = (
  replica: DeviceSyncState,
  events: readonly EventContentWithDigest[],
  digestOf: (change: RecordChange) => number | undefined,
): { readonly replica: DeviceSyncState; readonly changes: readonly RecordChange[] } => {
  const arrived = events.flatMap(({ content }) => content.changes);
  const changes = changesLaterThanKnown(replica.registers, arrived);
  const links: readonly EventLinkWithDigest[] = events.map(({ content, digest }) => ({
    ...content.link,
    digest,
  }));
  return {
    changes,
    replica: {
      ...replica,
      time: latestLogicalTimeInChangesOrBefore(replica.time, arrived),
      registers: knownVersionsWithReplaced(
        replica.registers,
        changes.map((change) => {
          const { life, at, by } = change;
          const digest = isRecordPresent(change) ? digestOf(change) : undefined;
          return [recordIdOf(change), { life, at, by, ...(digest !== undefined && { digest }) }];
        }),
      ),
      history: historyWithAddedEventLinks(replica.history, links, replica.device),
    },
  };
};

/**
 * Whether the server shows an event of this device that it hasn’t made: its storage was copied, or
 * put back to an older state.
 */
export const wasDeviceStorageCopiedOrRestored = (
  replica: DeviceSyncState,
  events: readonly EventContentWithDigest[],
): boolean => {
  const own = replica.history.heads[replica.device];
  return events.some(
    ({ content: { link }, digest }) =>
      link.device === replica.device &&
      (link.sequence > replica.made || (link.sequence === own?.sequence && digest !== own.digest)),
  );
};
