import { expect, it, vi } from 'vitest';
import {
  testSessionStart,
  stepsOfFirstDayInText,
  testSessionOfSteps,
} from '../../../domain/training/session/session.test-support.ts';
import {
  openEmptyLogOnDeviceOrInTab,
  openLogOverExistingTables,
} from '../../../services/training-log/log.test-support.ts';
import type { TrainingLog } from '../../../services/training-log/training-log.ts';
import { TrainingStorageError } from '../../../services/training-log/training-storage-error.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

const session = testSessionOfSteps(stepsOfFirstDayInText('- Back squat: 3 x 5 at 60 kg'));
const now = (): number => testSessionStart;

/** Two tabs of one device, with the session open in both. */
const openTwoTabs = async (): Promise<{
  readonly logs: readonly [TrainingLog, TrainingLog];
  readonly stores: readonly [SessionStore, SessionStore];
}> => {
  const { log, transact } = await openEmptyLogOnDeviceOrInTab('this tab');
  const other = await openLogOverExistingTables(transact, 'this tab');
  await log.saveSession(session, 0);
  const open = { session, revision: 1 };
  return {
    logs: [log, other.log],
    stores: [createSessionStore(log, open, now), createSessionStore(other.log, open, now)],
  };
};

const doneIn = (store: SessionStore): number => store.get().state.sets.length;
const isStored = (store: SessionStore): Promise<void> =>
  vi.waitFor(() => expect(store.get().sync.kind).toBe('stored'));
const storedSets = async (log: TrainingLog): Promise<number> =>
  (await log.openSession())?.session.events.filter(({ kind }) => kind === 'done').length ?? 0;

it('applies a burst of taps at once and stores them in the background', async () => {
  const { log } = await openEmptyLogOnDeviceOrInTab('this tab');
  const store = createSessionStore(log, { session, revision: 0 }, now);
  store.dispatch({ kind: 'adjust', draft: { reps: 6 } });
  store.dispatch({ kind: 'done' });
  store.dispatch({ kind: 'done' });
  expect(doneIn(store)).toBe(2);
  await isStored(store);
  expect((await log.openSession())?.session).toEqual(store.get().session);
});

it('shows and announces a set done in another tab', async () => {
  const { stores, logs } = await openTwoTabs();
  const [one, other] = stores;
  one.dispatch({ kind: 'done' });
  await vi.waitFor(async () => expect(await storedSets(logs[0])).toBe(1));
  // The second tab presses Done for a set that is done already: it counts only once.
  other.dispatch({ kind: 'done' });
  await vi.waitFor(() => expect(other.get().elsewhere).toBe('changed'));
  expect(doneIn(other)).toBe(1);
  other.dismiss();
  expect(other.get().elsewhere).toBeUndefined();
});

it('applies an action from a tab that was behind if it still makes sense', async () => {
  const { stores, logs } = await openTwoTabs();
  const [one, other] = stores;
  one.dispatch({ kind: 'note', text: 'Felt light.' });
  await vi.waitFor(async () =>
    expect((await logs[0].openSession())?.session.events).toHaveLength(1),
  );
  other.dispatch({ kind: 'done' });
  await vi.waitFor(async () => expect(await storedSets(logs[1])).toBe(1));
  expect(other.get().state.note).toBe('Felt light.');
});

it('doesn’t reopen a session that ended in another tab', async () => {
  const { stores, logs } = await openTwoTabs();
  const [, other] = stores;
  await logs[0].dropSession();
  other.dispatch({ kind: 'done' });
  await vi.waitFor(() => expect(other.get().elsewhere).toBe('ended'));
  expect(await logs[1].openSession()).toBeUndefined();
});

it('reports a full device, carries on, and stores everything once there is room', async () => {
  const { log } = await openEmptyLogOnDeviceOrInTab('this tab');
  let isFull = true;
  const store = createSessionStore(
    {
      ...log,
      saveSession: async (...args) => {
        if (isFull) throw new TrainingStorageError('full', 'Your device has no room left.');
        return log.saveSession(...args);
      },
    },
    { session, revision: 0 },
    now,
  );
  store.dispatch({ kind: 'done' });
  await vi.waitFor(() =>
    expect(store.get().sync).toEqual({
      kind: 'in this tab only',
      sentence: 'Your device has no room left.',
    }),
  );
  store.dispatch({ kind: 'done' });
  expect(doneIn(store)).toBe(2);
  isFull = false;
  store.retry();
  await isStored(store);
  expect(await storedSets(log)).toBe(2);
});

it('reverts the last action on Undo, in storage too', async () => {
  const { log } = await openEmptyLogOnDeviceOrInTab('this tab');
  const store = createSessionStore(log, { session, revision: 0 }, now);
  store.dispatch({ kind: 'done' });
  store.undo();
  await isStored(store);
  expect(await storedSets(log)).toBe(0);
  expect((await log.openSession())?.session.events).toHaveLength(0);
});

it('shows a set at once and stores it when there is time, but the end of a session at once', async () => {
  const { log } = await openEmptyLogOnDeviceOrInTab('this tab');
  const later: (() => void)[] = [];
  const store = createSessionStore(log, { session, revision: 0 }, now, (work) => later.push(work));
  await isStored(store);
  store.dispatch({ kind: 'done' });
  store.dispatch({ kind: 'done' });
  expect(doneIn(store)).toBe(2);
  expect(await storedSets(log)).toBe(0);
  later.splice(0).forEach((work) => work());
  await vi.waitFor(async () => expect(await storedSets(log)).toBe(2));
  store.dispatch({ kind: 'finish', outcome: 'stopped' });
  expect(later).toEqual([]);
  await vi.waitFor(async () =>
    expect((await log.openSession())?.session.events.at(-1)?.kind).toBe('finish'),
  );
});

it('doesn’t read again what it has stored itself', async () => {
  const { log } = await openEmptyLogOnDeviceOrInTab('this tab');
  const openSession = vi.fn(log.openSession);
  const store = createSessionStore({ ...log, openSession }, { session, revision: 0 }, now);
  const stop = store.listen();
  await isStored(store);
  store.dispatch({ kind: 'done' });
  await vi.waitFor(async () => expect(await storedSets(log)).toBe(1));
  expect(openSession).not.toHaveBeenCalled();
  stop();
});
