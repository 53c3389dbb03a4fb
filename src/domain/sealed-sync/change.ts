import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';

/**
 * The stores of the log that are kept the same on all devices. What is derived, open or about one
 * device isn't.
 */
export const syncedStores = [
  ...(['weights', 'plans', 'sessions', 'sets', 'bodyweights'] as const),
  ...(['ownExercises', 'routines', 'imports'] as const),
] as const;
export type SyncedStore = (typeof syncedStores)[number];

/**
 * What the member has chosen for all her devices. It is kept with the changes of the log, and isn't
 * in the log.
 */
export const allDevicesSettingsStoreName = 'settings';

export const isSyncedStore = (store: string): store is SyncedStore =>
  syncedStores.some((one) => one === store);

const CountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A change of one record of the log: the record as it is now, or that it is gone. */
export const RecordChangeSchema = v.object({
  store: v.string(),
  key: v.string(),
  /**
   * How often the record was added and removed: odd while it is there. The higher one wins, so a
   * removal wins against a change that didn't know of it, and adding the record again wins against
   * that removal.
   */
  life: CountSchema,
  /** The logical time, by which the later of two changes wins. */
  at: CountSchema,
  /** The device that made it, which decides if both times are the same. */
  by: v.string(),
  record: v.optional(v.record(v.string(), v.unknown())),
});
export type RecordChange = DeepReadonly<v.InferOutput<typeof RecordChangeSchema>>;

/** The part of a change that says which of two is the later one. */
export type RecordVersion = Pick<RecordChange, 'life' | 'at' | 'by'>;

/**
 * What a device knows of a record: its version, and a digest of what is in it while it is there.
 */
export type KnownRecordVersion = RecordVersion & { readonly digest?: number | undefined };

/** The registers of a device, by `recordIdOf`. */
export type KnownVersionsByRecordId = ReadonlyMap<string, KnownRecordVersion>;

export const recordIdOf = ({ store, key }: Pick<RecordChange, 'store' | 'key'>): string =>
  `${store}/${key}`;

/** Whether the record is there in that version. */
export const isRecordPresent = ({ life }: Pick<RecordVersion, 'life'>): boolean => life % 2 === 1;

/** Whether one version is later than the other; every device answers the same. */
export const isLaterVersion = (one: RecordVersion, other: RecordVersion | undefined): boolean => {
  if (other === undefined) return true;
  if (one.life !== other.life) return one.life > other.life;
  if (one.at !== other.at) return one.at > other.at;
  return one.by > other.by;
};

/** The year 2100. A device whose clock is beyond it counts on instead of believing it. */
const latestClock = 4_102_444_800_000;

/**
 * The next logical time: that of the device's clock, unless the device has seen that time or a
 * later one. So whoever has seen a change makes a later one, however wrong the clocks are.
 */
export const nextLogicalTime = (seen: number, clock: number): number =>
  clock > seen && clock < latestClock ? Math.floor(clock) : seen + 1;
