import type { WrappedKey } from '../../domain/sealed-sync/sealed-log-api.ts';
import { forget, remember } from '../storage.ts';
import type { SyncLogAccess } from '../training-log/sync/sync-log-access.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { createInitialSyncMemory } from './create-initial-sync-memory.ts';
import {
  copyDataKeyAsNonExtractable,
  createDataKey,
  idOfKeyWrappedByPhrase,
  secretOfPhrase,
  unwrapDataKeyWithSecret,
  wrapDataKeyWithSecret,
} from './keys.ts';
import { askPasskeyForSecret, createPasskeyAndGetSecret } from './passkey.ts';
import type { SyncPassRunner } from './runner.ts';
import type {
  SealedLogAtServerOrNothing,
  KeyUnlockingPhrase,
  SyncActions,
  MemberAndLogToSync,
  SyncActionResult,
  SyncActionVoidResult,
  SyncProblem,
} from './sealed-sync.ts';
import type { SealedLogApi } from './server.ts';
import type { SyncKeysAndProgress, SyncStore } from './sync-store.ts';

const done: SyncActionVoidResult = { kind: 'done' };
const refused = (sentence: string) => ({ kind: 'refused', sentence }) as const;
const toOutcome = (problem: SyncProblem | undefined): SyncActionVoidResult =>
  problem === undefined ? done : refused(problem.sentence);

const noPhrase = 'These twelve words aren’t a phrase. Check each of them.';
const isOff = 'Sync is off on this device.';
const othersLog =
  'The log on this device belongs to the sync of another account. Log in with that account, or delete the log here first.';

const isPasskey = ({ kind }: WrappedKey): boolean => kind === 'passkey';

type ActionParts = Pick<MemberAndLogToSync, 'subject' | 'log'> & {
  readonly store: SyncStore;
  readonly server: SealedLogApi;
  readonly access: SyncLogAccess;
  readonly runner: SyncPassRunner;
  readonly now: () => number;
};

/**
 * Creates the actions of a member. Whatever isn't needed to keep a log in sync is here, and is
 * loaded with the first press. They may reject if the browser's storage fails.
 */
export const createSyncActions = ({
  subject,
  log,
  store,
  server,
  access,
  runner,
  now,
}: ActionParts): SyncActions => {
  /**
   * The data key in a form that can be wrapped for a passkey: only on the page on which the member
   * has typed the phrase.
   */
  let extractable: { readonly epoch: number; readonly key: CryptoKey } | undefined;
  const forgetHere = async (): Promise<void> => {
    extractable = undefined;
    await store.forgetHere();
    forget('training.sync');
  };
  const member = async (): Promise<SyncKeysAndProgress | undefined> => (await store.peek())?.member;
  const change = (changes: Partial<SyncKeysAndProgress>): Promise<void> =>
    runner.alone(async () => {
      const before = await store.load();
      if (before === undefined) return;
      await store.save({ ...before, member: { ...before.member, ...changes } }, before);
    });
  const isOthersLog = async (): Promise<boolean> => {
    const { mark } = await access.scan([]);
    return mark !== undefined && mark !== (await member())?.mark;
  };
  const keep = async (
    begun: Parameters<typeof createInitialSyncMemory>[0],
  ): Promise<SyncActionVoidResult> => {
    const memory = createInitialSyncMemory(begun);
    await runner.alone(async () => {
      await store.forgetHere();
      await store.save(memory, undefined);
      await access.setMark(memory.member.mark);
    });
    remember('training.sync', '1');
    return toOutcome(await runner.run());
  };

  const turnOn = async (
    phrase: KeyUnlockingPhrase,
    { withReasons }: { readonly withReasons: boolean },
  ): Promise<SyncActionVoidResult> => {
    if (log.keeping !== 'device') {
      return refused('This browser stores nothing, so nothing can be kept the same here.');
    }
    if (await isOthersLog()) return refused(othersLog);
    const secret = await secretOfPhrase(phrase);
    if (secret === undefined) return refused(noPhrase);
    const key = await createDataKey();
    const wrapped = await wrapDataKeyWithSecret(
      secret,
      { kind: 'phrase', id: idOfKeyWrappedByPhrase, epoch: 1 },
      key,
    );
    const id = crypto.randomUUID();
    const begun = await server.post({ kind: 'begin', log: id, keys: [wrapped] });
    if (begun.kind === 'problem') return refused(begun.problem.sentence);
    extractable = { epoch: 1, key };
    const kept = { epoch: 1, key: await copyDataKeyAsNonExtractable(key) };
    return keep({ subject, log: id, key: kept, wrapped, withReasons, isJoining: false });
  };

  /** Goes on with a data key that was unwrapped. */
  const joinWith = async (id: string, opened: CryptoKey, wrapped: WrappedKey) => {
    const { epoch } = wrapped;
    const key = { epoch, key: await copyDataKeyAsNonExtractable(opened) };
    const here = await member();
    extractable = { epoch, key: opened };
    if (here?.log !== id) {
      return keep({ subject, log: id, key, wrapped, withReasons: false, isJoining: true });
    }
    const others = here.keys.filter((one) => one.epoch !== epoch);
    await change({ keys: [key, ...others], wrapped });
    remember('training.sync', '1');
    return toOutcome(await runner.run());
  };
  /** The sealed log at the server, if this device may join it. */
  const findLog = async () => {
    if (log.keeping !== 'device') {
      return refused('This browser stores nothing, so nothing can be kept the same here.');
    }
    if (await isOthersLog()) return refused(othersLog);
    const answer = await server.find();
    if (answer.kind === 'problem') return refused(answer.problem.sentence);
    const found = answer.value.log;
    const byPhrase = found?.keys.find((one) => !isPasskey(one));
    if (found === null || byPhrase === undefined) {
      return refused('There is no sealed log yet. Turn sync on first.');
    }
    return { kind: 'found', log: found, byPhrase } as const;
  };

  return {
    atServer: async (): Promise<SyncActionResult<SealedLogAtServerOrNothing>> => {
      const answer = await server.find();
      if (answer.kind === 'problem') return refused(answer.problem.sentence);
      const found = answer.value.log;
      return {
        kind: 'done',
        value:
          found === null
            ? { kind: 'nothing' }
            : { kind: 'sealed log', hasPasskey: found.keys.some(isPasskey), bytes: found.size },
      };
    },
    turnOn,
    join: async (phrase) => {
      const found = await findLog();
      if (found.kind === 'refused') return found;
      const secret = await secretOfPhrase(phrase);
      if (secret === undefined) return refused(noPhrase);
      const key = await unwrapDataKeyWithSecret(secret, found.byPhrase);
      if (key === undefined) return refused('These words don’t open your sealed log.');
      return joinWith(found.log.id, key, found.byPhrase);
    },
    joinWithPasskey: async () => {
      const found = await findLog();
      if (found.kind === 'refused') return found;
      const keys = found.log.keys.filter(isPasskey);
      if (keys.length === 0) return refused('No passkey opens your sealed log. Use its phrase.');
      const given = await askPasskeyForSecret(keys.map(({ id }) => fromBase64(id)));
      if (given === undefined) return refused('Your passkey gave no key. Use the phrase instead.');
      const own = keys.find(({ id }) => id === toBase64(given.credentialId));
      const key = own === undefined ? undefined : await unwrapDataKeyWithSecret(given.secret, own);
      if (key === undefined) return refused('This passkey doesn’t open your sealed log.');
      return joinWith(found.log.id, key, found.byPhrase);
    },
    addPasskey: async (name, phrase) => {
      const here = await member();
      if (here === undefined) return refused(isOff);
      const { epoch } = here.wrapped;
      const secret = phrase === undefined ? undefined : await secretOfPhrase(phrase);
      const opened =
        secret === undefined ? undefined : await unwrapDataKeyWithSecret(secret, here.wrapped);
      const key = opened ?? (extractable?.epoch === epoch ? extractable.key : undefined);
      if (key === undefined)
        return refused('Enter your phrase, so that a passkey can open the log.');
      const given = await createPasskeyAndGetSecret(name);
      if (given === undefined) {
        return refused('This device made no passkey that can open the log. Keep using the phrase.');
      }
      const id = toBase64(given.credentialId);
      const wrapped = await wrapDataKeyWithSecret(
        given.secret,
        { kind: 'passkey', id, epoch },
        key,
      );
      const added = await server.post({ kind: 'add key', log: here.log, key: wrapped });
      if (added.kind === 'problem') return refused(added.problem.sentence);
      await change({ hasPasskey: true });
      await runner.refresh();
      return done;
    },
    changePhrase: async (phrase) => {
      const secret = await secretOfPhrase(phrase);
      if (secret === undefined) return refused(noPhrase);
      // First everything that there is, so that the new key seals all of it.
      const problem = await runner.run();
      if (problem !== undefined && problem.kind !== 'history') return refused(problem.sentence);
      const here = await member();
      if (here === undefined) return refused(isOff);
      const from = here.wrapped.epoch;
      const epoch = from + 1;
      const key = await createDataKey();
      const wrapped = await wrapDataKeyWithSecret(
        secret,
        { kind: 'phrase', id: idOfKeyWrappedByPhrase, epoch },
        key,
      );
      const raised = await server.post({ kind: 'new key', log: here.log, from, keys: [wrapped] });
      if (raised.kind === 'problem') return refused(raised.problem.sentence);
      extractable = { epoch, key };
      const keys = [{ epoch, key: await copyDataKeyAsNonExtractable(key) }, ...here.keys];
      await change({ keys, wrapped, hasPasskey: false, hasOlder: true });
      return toOutcome(await runner.run());
    },
    setWithReasons: async (withReasons) => {
      if ((await member()) === undefined) return refused(isOff);
      // What was sealed with reasons goes when a snapshot without them takes its place.
      await change({ withReasons, ...(!withReasons && { hasOlder: true }) });
      runner.note(['sessions']);
      return toOutcome(await runner.run());
    },
    syncNow: async () => {
      const here = await member();
      if (here === undefined) return refused(isOff);
      const history = { ...here.replica.history, places: [], fault: undefined };
      await change({ told: undefined, replica: { ...here.replica, history } });
      return toOutcome(await runner.run());
    },
    turnOffHere: async () => {
      await runner.alone(async () => {
        if ((await member()) !== undefined) await access.setMark(undefined);
        await forgetHere();
      });
      await runner.refresh();
      return done;
    },
    deleteAtServer: async () => {
      const removed = await server.remove();
      if (removed.kind === 'problem') return refused(removed.problem.sentence);
      await runner.alone(async () => {
        await access.setMark(undefined);
        await forgetHere();
      });
      await runner.refresh();
      return done;
    },
    backup: async (): Promise<SyncActionResult<Blob>> => {
      const here = await member();
      const key = here?.keys[0]?.key;
      if (here === undefined || key === undefined) return refused(isOff);
      const { sealBackupWithKey } = await import('./backup.ts');
      const { wrapped, withReasons } = here;
      const options = { key, wrapped, withReasons, madeAt: now() };
      return { kind: 'done', value: await sealBackupWithKey(await log.whole(), options) };
    },
    openExport: async (file): Promise<SyncActionResult<Blob>> => {
      const here = await member();
      if (here === undefined) return refused(isOff);
      return (await import('./open-sealed-events-in-data-export.ts')).openSealedEventsInDataExport(
        file,
        here.keys,
      );
    },
  };
};
