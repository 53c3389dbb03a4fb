import { recordIdOf, syncedStores, type RecordChange } from '../../domain/sealed-sync/change.ts';
import {
  syncStateUnderNewDeviceName,
  knownRecordsAsChanges,
} from '../../domain/sealed-sync/repair.ts';
import { parseEventContent, sealChangesIntoEvents } from './events.ts';
import type { SyncPass } from './pass-state.ts';
import { readLogRecordsForSync } from './read-log-records-for-sync.ts';
import type { ServerLogProblemKind, SyncProblem } from './sealed-sync.ts';

/** What the member is told about her sealed log at the server. */
export const serverLogProblemSentences = {
  deleted: 'Your sealed log was deleted. Your log on this device is complete.',
  'new phrase': 'Your phrase was changed on another device. Enter the new one here.',
  history:
    'The server has shown this device less than it had before, or something that your devices didn’t write. Your log here is complete, and this device has sent all of it again. Please tell us.',
} as const satisfies Readonly<Record<ServerLogProblemKind, string>>;

/** Sends what waits. */
type Push = (pass: SyncPass) => Promise<SyncProblem | 'copied' | undefined>;

/**
 * Goes on under another device’s name: this device’s storage was copied, or put back to an older
 * state.
 */
export const continueAsNewDevice = async (pass: SyncPass): Promise<void> => {
  const { member, pending } = pass.memory();
  const [key] = member.keys;
  if (key === undefined) return;
  const unsent: readonly RecordChange[] = pending.flatMap(
    ({ text }) => parseEventContent(text)?.changes ?? [],
  );
  const device = crypto.randomUUID();
  const anew = syncStateUnderNewDeviceName(pass.replica(), device, unsent, pass.now());
  const { replica, events } = await sealChangesIntoEvents(anew.replica, key, anew.changes);
  await pass.save({ replica, pending: events, member: { cursor: 0 } });
};

/** Puts a snapshot of everything in the place of all events that this device has read. */
export const sendSnapshotAndMaybeRemoveEvents = async (
  pass: SyncPass,
  removes: boolean,
  push: Push,
): Promise<SyncProblem | undefined> => {
  const { member } = pass.memory();
  const [key] = member.keys;
  if (key === undefined) return undefined;
  const { log, cursor } = member;
  const { scanned } = await readLogRecordsForSync(pass.access, syncedStores, member);
  const records = new Map(scanned.map((one) => [recordIdOf(one), one.record]));
  const before = pass.replica();
  const whole = knownRecordsAsChanges(before, (id) => records.get(id));
  const { replica, events } = await sealChangesIntoEvents(before, key, whole, before.history.heads);
  await pass.save({ replica, pending: [...pass.memory().pending, ...events] });
  const problem = await push(pass);
  if (problem === 'copied' || pass.memory().pending.length > 0) return undefined;
  if (problem !== undefined) return problem;
  if (removes) {
    const removed = await pass.server.remove({ log, through: cursor });
    if (removed.kind === 'problem') return removed.problem;
  }
  await pass.save({ member: { sinceSnapshot: 0, hasOlder: false } });
  return undefined;
};
