import { allDevicesSettingsStoreName } from './change.ts';

type StoredRecord = Readonly<Record<string, unknown>>;

/*
 * Why the member trained less on a day is sealed only if she has ticked it. A reason that isn’t
 * sealed is never removed from a device: absent means ‘not said’.
 */

const healthOutcome = 'ended for health';
const outcomeWithoutReason = 'stopped';

/** A record as it may be sealed. */
export const recordWithoutUnsharedReasons = (
  store: string,
  record: StoredRecord,
  { withReasons }: { readonly withReasons: boolean },
): StoredRecord => {
  if (store !== 'sessions' || withReasons) return record;
  const { notToday: _, ...session } = record;
  return session['outcome'] === healthOutcome
    ? { ...session, outcome: outcomeWithoutReason }
    : session;
};

/**
 * A record that arrived, with what only this device has of it: the reason of a session, and the
 * maximums that its log gives.
 */
export const recordWithLocalParts = (
  store: string,
  arrived: StoredRecord,
  own: StoredRecord | undefined,
): StoredRecord => {
  if (own === undefined) return arrived;
  if (store === 'weights') {
    const { logMaxes } = own;
    const followsOnBoth = arrived['logMaxes'] !== undefined && logMaxes !== undefined;
    return followsOnBoth ? { ...arrived, logMaxes } : arrived;
  }
  if (store !== 'sessions') return arrived;
  const keepsOutcome =
    own['outcome'] === healthOutcome && arrived['outcome'] === outcomeWithoutReason;
  return {
    ...arrived,
    ...(arrived['notToday'] === undefined &&
      own['notToday'] !== undefined && { notToday: own['notToday'] }),
    ...(keepsOutcome && { outcome: healthOutcome }),
  };
};

/**
 * A digest of a record, to see whether it has changed (cyrb53 by bryc, public domain). It protects
 * nothing.
 */
export const digestOfRecord = (record: StoredRecord): number => {
  const text = JSON.stringify(record);
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
};

/**
 * The digest of what counts as a change of a sealed record. The maximums that the log gives come
 * from the sets, and are renewed after every session: that must not overwrite a maximum that the
 * member has typed on another device.
 */
export const changeDigestOfSealedRecord = (store: string, sealed: StoredRecord): number =>
  digestOfRecord(
    store === 'weights' && sealed['logMaxes'] !== undefined ? { ...sealed, logMaxes: [] } : sealed,
  );

/** The record of what the member has chosen for all devices. */
export const createAllDeviceSettingsRecord = (withReasons: boolean): StoredRecord => ({
  withReasons,
});

/** Its key, in `allDevicesSettingsStoreName`. */
export const allDevicesSettingsStoreAndKey = {
  store: allDevicesSettingsStoreName,
  key: 'sync',
} as const;
