import {
  isLaterVersion,
  recordIdOf,
  syncedStores,
  type SyncedStore,
} from '../../domain/sealed-sync/change.ts';
import {
  collectLocalChanges,
  type DeviceSyncState,
} from '../../domain/sealed-sync/device-sync-state.ts';
import {
  historyWithServerPlaceOfEvent,
  findHistoryFault,
} from '../../domain/sealed-sync/history.ts';
import { maxEventsPerRequest } from '../../domain/sealed-sync/sealed-log-api.ts';
import { sealChangesIntoEvents, sealEvent } from './events.ts';
import { fetchAndMergeEvents } from './pull.ts';
import { readLogRecordsForSync, type LogRecordsForSync } from './read-log-records-for-sync.ts';
import type { SyncProblem } from './sealed-sync.ts';
import { toSyncProblemWithSentence } from './server-log-problem.ts';
import { createSyncPass, type SyncPass, type SyncPassDependencies } from './pass-state.ts';
import type { SyncMemory, UnsentSealedEvent } from './sync-store.ts';

/*
 * One pass: notice what has changed here, fetch and merge, send, and now and then replace all
 * events by a snapshot. Each step is stored before the next begins, and can be repeated.
 */

/**
 * How a pass ended; `cleared`: the log of this device was deleted, so sync has nothing to do here.
 */
export type SyncPassDoneOrLogCleared =
  | { readonly kind: 'done'; readonly problem: SyncProblem | undefined }
  | { readonly kind: 'cleared' };

/** After so many events a snapshot takes their place. */
const eventsToSnapshot = 100;

/** How long the events of one request may be together. */
const maxBatchLength = 800_000;

/**
 * The registers of what was being put into the log when the browser ended, where the log has it.
 */
const recovered = (pass: SyncPass, { scanned }: LogRecordsForSync): DeviceSyncState => {
  const replica = pass.replica();
  const { applying } = pass.memory().member;
  if (applying.length === 0) return replica;
  const digests = new Map(scanned.map((one) => [recordIdOf(one), one.digest]));
  const arrived = applying.filter(
    ([id, register]) =>
      digests.get(id) === register.digest && isLaterVersion(register, replica.registers.get(id)),
  );
  return { ...replica, registers: new Map([...replica.registers, ...arrived]) };
};

/** Makes events of what has changed here. False if the log was deleted. */
const takeLocal = async (pass: SyncPass, dirty: ReadonlySet<SyncedStore>): Promise<boolean> => {
  const { member } = pass.memory();
  const stores = member.applying.length > 0 ? syncedStores : [...dirty];
  const log = await readLogRecordsForSync(pass.access, stores, member);
  if (log.mark !== member.mark) return false;
  pass.setAside(log.aside);
  const before = recovered(pass, log);
  const found = collectLocalChanges(before, log.scanned, log.isScanned, pass.now());
  const [key] = member.keys;
  if (key === undefined) return false;
  const { replica, events } = await sealChangesIntoEvents(found.replica, key, found.changes);
  if (events.length === 0 && member.applying.length === 0) return true;
  await pass.save({
    replica,
    pending: events.length === 0 ? pass.memory().pending : [...pass.memory().pending, ...events],
    member: { applying: [], sinceSnapshot: member.sinceSnapshot + events.length },
  });
  return true;
};

const nextBatch = (pending: readonly UnsentSealedEvent[]): readonly UnsentSealedEvent[] => {
  let length = 0;
  const batch: UnsentSealedEvent[] = [];
  for (const event of pending.slice(0, maxEventsPerRequest)) {
    length += event.sealed.length;
    if (batch.length > 0 && length > maxBatchLength) break;
    batch.push(event);
  }
  return batch;
};

/** Sends what waits, in its order. */
const push = async (pass: SyncPass): Promise<SyncProblem | 'copied' | undefined> => {
  while (pass.memory().pending.length > 0) {
    const { member, pending } = pass.memory();
    const [key] = member.keys;
    if (key === undefined) return undefined;
    const batch = await Promise.all(
      nextBatch(pending).map(async (event) =>
        event.epoch === key.epoch ? event : sealEvent(key, event),
      ),
    );
    // Stored in the form in which they are sent, so that a repetition is the same.
    const rest = pending.slice(batch.length);
    await pass.save({ pending: [...batch, ...rest] });
    const answer = await pass.server.post({
      kind: 'events',
      log: member.log,
      epoch: key.epoch,
      events: batch.map((event) => ({ id: event.id, sealed: event.sealed })),
    });
    if (answer.kind === 'problem') return answer.problem;
    const stored = new Map(answer.value.events.map((event) => [event.id, event]));
    if ([...stored.values()].some(({ state }) => state === 'other')) return 'copied';
    let { history } = member.replica;
    let { cursor } = member;
    for (const { id, sequence } of batch) {
      const place = stored.get(id)?.place;
      if (place === undefined) continue;
      history = historyWithServerPlaceOfEvent(history, sequence, place);
      // What this device has sent itself needn't be fetched, if nothing is between.
      if (place === cursor + 1) cursor = place;
    }
    const read = member.replica.read === member.cursor ? cursor : member.replica.read;
    const waiting = batch.filter(({ id }) => !stored.has(id));
    await pass.save({
      replica: { ...pass.replica(), history, read },
      pending: [...waiting, ...rest],
      member: { cursor },
    });
    if (waiting.length === batch.length) return undefined;
  }
  return undefined;
};

const toldOf = async ({ member }: SyncMemory): Promise<SyncProblem | undefined> =>
  member.told === undefined ? undefined : toSyncProblemWithSentence(member.told);

/** Fetches once more from the beginning if something seems to be missing, and says so if it is. */
const lookAgain = async (pass: SyncPass): Promise<SyncProblem | undefined> => {
  const isFine = (): boolean => {
    const { member } = pass.memory();
    return (
      member.missesOlder ||
      member.hasNewer ||
      findHistoryFault(member.replica.history) === undefined
    );
  };
  if (isFine() || pass.memory().member.told !== undefined) return undefined;
  await pass.save({ member: { cursor: 0 } });
  const problem = await fetchAndMergeEvents(pass);
  if (problem === 'copied' || problem !== undefined) return undefined;
  if (isFine()) return undefined;
  await pass.save({ member: { told: 'history' } });
  return undefined;
};

/** What is rarely needed has a script of its own. */
const repair = () => import('./repair.ts');

/** Runs one pass over the stores that may have changed. */
export const runSyncPass = async (
  parts: SyncPassDependencies,
  dirty: ReadonlySet<SyncedStore>,
): Promise<SyncPassDoneOrLogCleared | undefined> => {
  const loaded = await parts.store.load();
  if (loaded === undefined) return undefined;
  const pass = createSyncPass(parts, loaded);
  const { isJoining } = loaded.member;
  const ended = async (problem: SyncProblem | undefined): Promise<SyncPassDoneOrLogCleared> => ({
    kind: 'done',
    problem: problem ?? (await toldOf(pass.memory())),
  });
  if (!isJoining && !(await takeLocal(pass, dirty))) return { kind: 'cleared' };
  // A copied device begins anew under another name, once.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const wasTold = pass.memory().member.told;
    const pulled = await fetchAndMergeEvents(pass);
    if (pulled === 'copied') {
      await (await repair()).continueAsNewDevice(pass);
      continue;
    }
    if (pulled !== undefined) return ended(pulled);
    if (isJoining) {
      await pass.save({ member: { isJoining: false } });
      if (!(await takeLocal(pass, new Set(syncedStores)))) return { kind: 'cleared' };
    }
    await lookAgain(pass);
    const pushed = await push(pass);
    if (pushed === 'copied') {
      await (await repair()).continueAsNewDevice(pass);
      continue;
    }
    if (pushed !== undefined) return ended(pushed);
    const { member } = pass.memory();
    const isNewsToTell = member.told !== undefined && wasTold === undefined;
    const isDue = member.hasOlder || member.sinceSnapshot >= eventsToSnapshot;
    const isWhole = !member.missesOlder && !member.hasNewer && member.told === undefined;
    if (isNewsToTell || (isDue && isWhole)) {
      const problem = await (await repair()).sendSnapshotAndMaybeRemoveEvents(pass, isWhole, push);
      if (problem !== undefined) return ended(problem);
    }
    break;
  }
  await pass.save({ member: { syncedAt: parts.now() } });
  return ended(undefined);
};
