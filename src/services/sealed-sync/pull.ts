import {
  isSyncedStore,
  allDevicesSettingsStoreName,
  isRecordPresent,
  recordIdOf,
  type KnownRecordVersion,
  type RecordChange,
  type SyncedStore,
} from '../../domain/sealed-sync/change.ts';
import {
  wasDeviceStorageCopiedOrRestored,
  applyServerEvents,
  type DeviceSyncState,
} from '../../domain/sealed-sync/device-sync-state.ts';
import { emptyHistory } from '../../domain/sealed-sync/history.ts';
import {
  changeDigestOfSealedRecord,
  recordWithoutUnsharedReasons,
  recordWithLocalParts,
} from '../../domain/sealed-sync/sealed-record.ts';
import { eventFormatVersion } from '../../domain/sealed-sync/sealed-event.ts';
import type { SealedLogGetAnswer } from '../../domain/sealed-sync/sealed-log-api.ts';
import type { ArrivedRecordOrRemoval } from '../training-log/sync/sync-log-access.ts';
import { openSealedEvents } from './events.ts';
import type { SyncPass } from './pass-state.ts';
import type { ServerLogProblemKind, SyncProblem } from './sealed-sync.ts';
import { toSyncProblemWithSentence } from './server-log-problem.ts';

const toArrived = (
  change: RecordChange,
): readonly (ArrivedRecordOrRemoval & { readonly store: SyncedStore })[] => {
  const { store, key, record } = change;
  if (!isSyncedStore(store)) return [];
  return [{ store, key, record: isRecordPresent(change) ? record : undefined }];
};

/**
 * Puts changes into the log, unless the member has changed the same record meanwhile: the next pass
 * sees that.
 */
const apply = async (
  pass: SyncPass,
  after: DeviceSyncState,
  changes: readonly RecordChange[],
): Promise<void> => {
  const { member, registers } = pass.memory();
  // A device that joins begins again if it ends meanwhile, and what arrives wins: it needn't
  // recognise anything.
  if (!member.isJoining) {
    const applying = changes.flatMap(
      (change): readonly (readonly [string, KnownRecordVersion])[] => {
        const id = recordIdOf(change);
        const register = after.registers.get(id);
        return register === undefined ? [] : [[id, register]];
      },
    );
    await pass.save({ member: { applying } });
  }
  const arrived = changes.flatMap(toArrived);
  await pass.access.apply(arrived, (one, current) => {
    const known = registers.get(recordIdOf(one));
    const isKnownHere = known !== undefined && isRecordPresent(known);
    const isAsKnown =
      current === undefined
        ? !isKnownHere || pass.aside().has(recordIdOf(one))
        : isKnownHere &&
          changeDigestOfSealedRecord(
            one.store,
            recordWithoutUnsharedReasons(one.store, current, member),
          ) === known.digest;
    if (!isAsKnown && !member.isJoining) return 'keep';
    return one.record === undefined
      ? 'remove'
      : recordWithLocalParts(one.store, one.record, current);
  });
};

/** What the answer says about the log as a whole, if it ends the pass. */
const problemIn = (
  { member }: ReturnType<SyncPass['memory']>,
  { log }: SealedLogGetAnswer,
): ServerLogProblemKind | undefined => {
  if (log === null || log.id !== member.log) return 'deleted';
  return log.epoch > (member.keys[0]?.epoch ?? 0) ? 'new phrase' : undefined;
};

const withReasonsOf = (changes: readonly RecordChange[], before: boolean): boolean => {
  const chosen = changes.find(({ store }) => store === allDevicesSettingsStoreName)?.record?.[
    'withReasons'
  ];
  return typeof chosen === 'boolean' ? chosen : before;
};

/** Merges one page. True if there are no events after it. */
const mergePage = async (
  pass: SyncPass,
  { log, events, isEnd }: SealedLogGetAnswer,
): Promise<boolean | 'copied'> => {
  const memory = pass.memory();
  const { member } = memory;
  const opened = await openSealedEvents(member.keys, events);
  const before = pass.replica();
  if (wasDeviceStorageCopiedOrRestored(before, opened.events)) return 'copied';
  const taken = applyServerEvents(before, opened.events, ({ store, record }) =>
    record === undefined
      ? undefined
      : changeDigestOfSealedRecord(store, recordWithoutUnsharedReasons(store, record, member)),
  );
  await apply(pass, taken.replica, taken.changes);
  const cursor = events.at(-1)?.place ?? member.cursor;
  const newest = member.keys[0]?.epoch ?? 0;
  await pass.save({
    replica: { ...taken.replica, read: isEnd ? cursor : taken.replica.read },
    member: {
      cursor,
      applying: [],
      withReasons: withReasonsOf(taken.changes, member.withReasons),
      sinceSnapshot: member.sinceSnapshot + opened.events.length,
      hasOlder: member.hasOlder || events.some(({ epoch }) => epoch < newest),
      missesOlder: member.missesOlder || opened.hasOlder,
      hasNewer: member.hasNewer || opened.hasNewer,
      told: opened.hasForged ? 'history' : member.told,
      size: log?.size ?? member.size,
      hasPasskey: log?.keys.some(({ kind }) => kind === 'passkey') ?? member.hasPasskey,
    },
  });
  return isEnd;
};

/** Fetches what is new at the server, to the end, and merges it into the log. */
export const fetchAndMergeEvents = async (
  pass: SyncPass,
): Promise<SyncProblem | 'copied' | undefined> => {
  const { missesOlder, hasNewer, readForm } = pass.memory().member;
  if (missesOlder || (hasNewer && readForm < eventFormatVersion)) {
    const member = { missesOlder: false, hasNewer: false, readForm: eventFormatVersion, cursor: 0 };
    await pass.save({ member });
  }
  /** The page after the one that is being merged: it is on its way meanwhile. */
  let ahead: ReturnType<SyncPass['server']['read']> | undefined;
  for (;;) {
    const { member } = pass.memory();
    const answer = await (ahead ?? pass.server.read(member.cursor));
    ahead = undefined;
    if (answer.kind === 'problem') return answer.problem;
    const problem = problemIn(pass.memory(), answer.value);
    if (problem !== undefined) return toSyncProblemWithSentence(problem);
    if ((answer.value.log?.last ?? 0) < member.cursor) {
      // The server has gone back to an older state. What it had is known here, and a snapshot will
      // stand for it.
      const history = { ...emptyHistory, heads: member.replica.history.heads };
      const replica = { ...pass.replica(), history, read: 0 };
      await pass.save({ replica, member: { cursor: 0, told: 'history' } });
      continue;
    }
    const last = answer.value.events.at(-1);
    if (!answer.value.isEnd && last !== undefined) ahead = pass.server.read(last.place);
    const isEnd = await mergePage(pass, answer.value);
    if (isEnd === 'copied') return 'copied';
    if (isEnd) return undefined;
  }
};
