import {
  isLaterVersion,
  isRecordPresent,
  recordIdOf,
  type KnownRecordVersion,
  type KnownVersionsByRecordId,
  type RecordChange,
} from './change.ts';

/** A record of the log as it is on the device. */
export type ScannedRecordWithDigest = {
  readonly store: string;
  readonly key: string;
  readonly digest: number;
  /** The record in the form in which it may be sealed. */
  readonly record: Readonly<Record<string, unknown>>;
};

type Found = {
  readonly changes: readonly RecordChange[];
  readonly registers: readonly (readonly [string, KnownRecordVersion])[];
};

/**
 * What has changed on the device since its registers were written: `scanned` is all of the log, or
 * all of some stores, and `isScanned` says whether a register belongs to it and is really gone if
 * it isn't there.
 */
export const diffScanAgainstKnownVersions = (
  registers: KnownVersionsByRecordId,
  scanned: readonly ScannedRecordWithDigest[],
  isScanned: (id: string) => boolean,
  { at, by }: { readonly at: number; readonly by: string },
): Found => {
  const changes: RecordChange[] = [];
  const written: (readonly [string, KnownRecordVersion])[] = [];
  const there = new Set<string>();
  for (const { store, key, digest, record } of scanned) {
    const id = recordIdOf({ store, key });
    there.add(id);
    const known = registers.get(id);
    if (known !== undefined && isRecordPresent(known) && known.digest === digest) continue;
    const life = known === undefined ? 1 : isRecordPresent(known) ? known.life : known.life + 1;
    changes.push({ store, key, life, at, by, record });
    written.push([id, { life, at, by, digest }]);
  }
  for (const [id, known] of registers) {
    if (!isRecordPresent(known) || there.has(id) || !isScanned(id)) continue;
    const slash = id.indexOf('/');
    const life = known.life + 1;
    changes.push({ store: id.slice(0, slash), key: id.slice(slash + 1), life, at, by });
    written.push([id, { life, at, by }]);
  }
  return { changes, registers: written };
};

/**
 * Of changes that arrived, in any order and any number of times, those that are later than what the
 * device knows: one for each record.
 */
export const changesLaterThanKnown = (
  registers: KnownVersionsByRecordId,
  arrived: readonly RecordChange[],
): readonly RecordChange[] => {
  const latest = new Map<string, RecordChange>();
  for (const change of arrived) {
    const id = recordIdOf(change);
    if (isLaterVersion(change, latest.get(id) ?? registers.get(id))) latest.set(id, change);
  }
  return [...latest.values()];
};

/** The latest logical time in changes, or the one before. */
export const latestLogicalTimeInChangesOrBefore = (
  before: number,
  changes: readonly RecordChange[],
): number => changes.reduce((latest, { at }) => Math.max(latest, at), before);
