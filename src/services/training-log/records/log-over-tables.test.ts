import { describe, expect, it, vi } from 'vitest';
import {
  aFollowedPlan,
  aLoggedSessionWithoutSets,
  aLoggedSet,
  aSessionInProgress,
  evening,
  openEmptyLogOnDeviceOrInTab,
  openLogOverExistingTables,
} from '../log.test-support.ts';
import type { OwnExercise } from '../../../domain/training/own/own-exercise.ts';
import { routineDayOfExercises } from '../../../domain/training/own/routine-day.ts';
import { typicalGymKitWithoutMaximums } from '../../../domain/training/my-weights/kit-and-maximums.ts';

const day = 86_400_000;
const threeSets = ['1', '2', '3'].map((id, index) =>
  aLoggedSet({ id, at: evening + index * 1000 }),
);

describe.each(['device', 'this tab'] as const)('A log kept in %s', (keeping) => {
  const open = () => openEmptyLogOnDeviceOrInTab(keeping);

  it('is empty at first, and leaves no mark on the device', async () => {
    const { log, isMarked } = await open();
    expect(await log.whole()).toEqual({
      weights: undefined,
      plans: [],
      sessions: [],
      sets: [],
      bodyweights: [],
      ownExercises: [],
      routines: [],
    });
    expect(await log.openSession()).toBeUndefined();
    expect(await log.exercises()).toEqual([]);
    expect(isMarked()).toBe(false);
  });

  it('returns the latest of what was saved', async () => {
    const { log, isMarked } = await open();
    await log.saveWeights(typicalGymKitWithoutMaximums('kg'));
    await log.saveWeights(typicalGymKitWithoutMaximums('lb'));
    expect(await log.weights()).toEqual(typicalGymKitWithoutMaximums('lb'));
    await log.savePlan(aFollowedPlan());
    await log.savePlan(aFollowedPlan({ state: 'paused' }));
    expect(await log.plans()).toEqual([aFollowedPlan({ state: 'paused' })]);
    expect(await log.plan(aFollowedPlan().key)).toEqual(aFollowedPlan({ state: 'paused' }));
    await log.removePlan(aFollowedPlan().key);
    expect(await log.plan(aFollowedPlan().key)).toBeUndefined();
    await log.saveBodyweight({ on: '2026-11-02', weight: { value: 64, unit: 'kg' } });
    await log.saveBodyweight({ on: '2026-11-01', weight: { value: 65, unit: 'kg' } });
    expect((await log.bodyweights()).map(({ on }) => on)).toEqual(['2026-11-01', '2026-11-02']);
    await log.removeBodyweight('2026-11-01');
    expect((await log.bodyweights()).map(({ on }) => on)).toEqual(['2026-11-02']);
    expect(isMarked()).toBe(true);
  });

  it('stores a session only on top of the revision that was read', async () => {
    const { log } = await open();
    expect(await log.saveSession(aSessionInProgress(), 0)).toEqual({ kind: 'saved', revision: 1 });
    const added = aSessionInProgress({ events: [{ kind: 'done', at: evening }] });
    expect(await log.saveSession(added, 1)).toEqual({ kind: 'saved', revision: 2 });
    expect(await log.saveSession(aSessionInProgress({ events: [] }), 1)).toEqual({
      kind: 'changed elsewhere',
      open: { session: added, revision: 2 },
    });
    expect(await log.openSession()).toEqual({ session: added, revision: 2 });
  });

  it('lets exactly one tab win when several store at once', async () => {
    const { log } = await open();
    await log.saveSession(aSessionInProgress(), 0);
    const answers = await Promise.all(
      [1, 2, 3].map((at) =>
        log.saveSession(aSessionInProgress({ events: [{ kind: 'done', at }] }), 1),
      ),
    );
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual([
      'changed elsewhere',
      'changed elsewhere',
      'saved',
    ]);
  });

  it('never lets a session that has ended elsewhere replace a newer one', async () => {
    const { log } = await open();
    await log.saveSession(aSessionInProgress(), 0);
    await log.endSession(aLoggedSessionWithoutSets(), [], undefined);
    expect(await log.saveSession(aSessionInProgress(), 1)).toEqual({
      kind: 'changed elsewhere',
      open: undefined,
    });
    const other = aSessionInProgress({ id: 'second' });
    await log.saveSession(other, 0);
    expect(await log.saveSession(aSessionInProgress(), 1)).toEqual({
      kind: 'changed elsewhere',
      open: { session: other, revision: 1 },
    });
  });

  it('moves a session into the log with its sets and its plan, once', async () => {
    const { log } = await open();
    await log.saveSession(aSessionInProgress(), 0);
    await log.endSession(aLoggedSessionWithoutSets(), threeSets, aFollowedPlan());
    await log.endSession(aLoggedSessionWithoutSets({ note: 'again' }), threeSets, undefined);
    expect(await log.openSession()).toBeUndefined();
    expect(await log.session('first')).toEqual(aLoggedSessionWithoutSets());
    expect(await log.setsOfSession('first')).toEqual(threeSets);
    expect(await log.plans()).toEqual([aFollowedPlan()]);
    expect(await log.exercises()).toEqual([{ key: 'back-squat', sets: 3, lastAt: evening + 2000 }]);
  });

  it('keeps another session open when one ends', async () => {
    const { log } = await open();
    await log.saveSession(aSessionInProgress({ id: 'second' }), 0);
    await log.endSession(aLoggedSessionWithoutSets(), threeSets, undefined);
    expect((await log.openSession())?.session.id).toBe('second');
    await log.dropSession();
    expect(await log.openSession()).toBeUndefined();
  });

  it('lists sessions newest first, page by page, and never splits those that began at the same moment', async () => {
    const { log } = await open();
    const ids = ['a', 'b', 'c', 'd', 'e'];
    // `c` and `d` began together.
    const starts = [0, 1, 2, 2, 3];
    for (const [index, id] of ids.entries()) {
      const startedAt = evening + (starts[index] ?? 0) * day;
      await log.endSession(aLoggedSessionWithoutSets({ id, startedAt }), [], undefined);
    }
    const idsOf = (sessions: readonly { readonly id: string }[]) => sessions.map(({ id }) => id);
    expect(idsOf(await log.sessions(2))).toEqual(['e', 'd', 'c']);
    expect(idsOf(await log.sessions(2, evening + 2 * day))).toEqual(['b', 'a']);
    expect(idsOf(await log.sessions(10))).toEqual(['e', 'd', 'c', 'b', 'a']);
    expect(await log.sessionsSince(evening + 2 * day)).toBe(3);
  });

  it('finds the sets of an exercise newest first, and those of its last session', async () => {
    const { log } = await open();
    await log.endSession(aLoggedSessionWithoutSets(), threeSets, undefined);
    const later = [
      aLoggedSet({ id: '4', session: 'second', at: evening + day }),
      aLoggedSet({ id: '5', session: 'second', at: evening + day + 1, kind: 'ramp' }),
      aLoggedSet({ id: '6', session: 'second', at: evening + day + 2, exercise: 'bench-press' }),
    ];
    await log.endSession(
      aLoggedSessionWithoutSets({ id: 'second', startedAt: evening + day }),
      later,
      undefined,
    );
    const idsOf = (sets: readonly { readonly id: string }[]) => sets.map(({ id }) => id);
    expect(idsOf(await log.setsOf('back-squat'))).toEqual(['5', '4', '3', '2', '1']);
    expect(idsOf(await log.lastTime('back-squat'))).toEqual(['4', '5']);
    expect(await log.lastTime('deadlift')).toEqual([]);
    expect(idsOf(await log.setsBetween(evening + 1000, evening + day))).toEqual(['2', '3', '4']);
    expect(await log.exercises()).toEqual([
      { key: 'bench-press', sets: 1, lastAt: evening + day + 2 },
      { key: 'back-squat', sets: 4, lastAt: evening + day + 1 },
    ]);
  });

  it('recounts when a set changes or a session is removed', async () => {
    const { log } = await open();
    await log.endSession(aLoggedSessionWithoutSets(), threeSets, undefined);
    await log.changeSet(aLoggedSet({ id: '3', at: evening + 2000, exercise: 'front-squat' }));
    await log.changeSet(aLoggedSet({ id: 'unknown' }));
    expect(await log.exercises()).toEqual([
      { key: 'front-squat', sets: 1, lastAt: evening + 2000 },
      { key: 'back-squat', sets: 2, lastAt: evening + 1000 },
    ]);
    await log.removeSession('first');
    expect(await log.exercises()).toEqual([]);
    expect(await log.sessions(10)).toEqual([]);
    expect(await log.setsOf('front-squat')).toEqual([]);
  });

  it('adds the records of an import, and leaves existing ones unchanged', async () => {
    const { log } = await open();
    await log.endSession(aLoggedSessionWithoutSets(), threeSets, undefined);
    await log.saveWeights(typicalGymKitWithoutMaximums('kg'));
    const brought = {
      weights: typicalGymKitWithoutMaximums('lb'),
      plans: [aFollowedPlan()],
      sessions: [
        aLoggedSessionWithoutSets({ note: 'of the file' }),
        aLoggedSessionWithoutSets({ id: 'other' }),
      ],
      sets: [
        aLoggedSet({ id: '1', exercise: 'deadlift' }),
        aLoggedSet({ id: '9', session: 'other' }),
      ],
      bodyweights: [{ on: '2026-11-01', weight: { value: 64, unit: 'kg' } }],
    } as const;
    expect(await log.add(brought)).toEqual({ added: 1, known: 1 });
    expect(await log.add(brought)).toEqual({ added: 0, known: 2 });
    expect(await log.session('first')).toEqual(aLoggedSessionWithoutSets());
    expect(await log.weights()).toEqual(typicalGymKitWithoutMaximums('kg'));
    expect((await log.exercises()).map(({ key, sets }) => [key, sets])).toEqual([
      ['back-squat', 4],
    ]);
  });

  it('keeps the newer version of a routine and of an exercise of her own', async () => {
    const { log } = await open();
    const routine = { id: 'r', name: 'Legs', day: routineDayOfExercises([]), changedAt: evening };
    const exercise: OwnExercise = {
      key: 'own:Zercher squat',
      loading: 'barbell',
      primary: [],
      secondary: [],
      changedAt: evening,
    };
    await log.saveRoutine(routine);
    await log.saveRoutine({ ...routine, name: 'Leg day', changedAt: evening + 1 });
    await log.saveRoutine({ ...routine, name: 'Older', changedAt: evening - 1 });
    await log.saveOwnExercise({ ...exercise, removedAt: evening });
    await log.saveOwnExercise({ ...exercise, changedAt: evening - 1 });
    expect((await log.routines()).map(({ name }) => name)).toEqual(['Leg day']);
    expect(await log.ownExercises()).toEqual([{ ...exercise, removedAt: evening }]);
    const { ownExercises = [], routines = [] } = await log.whole();
    const other = (await open()).log;
    await other.deleteAll();
    await other.add({
      ...{ weights: undefined, plans: [], sessions: [], sets: [], bodyweights: [] },
      ...{ ownExercises, routines },
    });
    expect(await other.routines()).toEqual(routines);
    expect(await other.ownExercises()).toEqual(ownExercises);
  });

  it('never shows a record that it cannot read, and never loses it', async () => {
    const { log, transact } = await open();
    await log.endSession(aLoggedSessionWithoutSets(), threeSets, undefined);
    const broken = { ...aLoggedSet({ id: '2', at: evening + 1000 }), done: 'five' };
    await transact(['sets'], 'readwrite', (tables) => tables.put('sets', broken));
    expect((await log.setsOf('back-squat')).map(({ id }) => id)).toEqual(['3', '1']);
    expect(await log.unreadable()).toBe(1);
    expect((await log.exercises())[0]?.sets).toBe(2);
    const aside = await transact(['aside'], 'readonly', (tables) => tables.all('aside'));
    expect(aside).toEqual([{ id: 'sets/2', store: 'sets', record: broken }]);
  });

  it('keeps an unreadable record that a save would have overwritten', async () => {
    const { log, transact } = await open();
    await transact(['weights', 'open'], 'readwrite', async (tables) => {
      await tables.put('weights', { id: 'only', unit: 'stone' });
      await tables.put('open', { id: 'only', revision: 7, session: { id: 'first' } });
    });
    await log.saveWeights(typicalGymKitWithoutMaximums('kg'));
    expect(await log.saveSession(aSessionInProgress(), 0)).toEqual({ kind: 'saved', revision: 1 });
    expect(await log.unreadable()).toBe(2);
  });

  it('shows a record again once a version of the site can read it', async () => {
    const { transact } = await open();
    await transact(['aside'], 'readwrite', async (tables) => {
      await tables.put('aside', { id: 'sets/1', store: 'sets', record: aLoggedSet({ id: '1' }) });
      await tables.put('aside', { id: 'sets/2', store: 'sets', record: { id: '2' } });
    });
    const { log } = await openLogOverExistingTables(transact, keeping);
    expect(await log.setsOf('back-squat')).toEqual([aLoggedSet({ id: '1' })]);
    expect((await log.exercises())[0]?.sets).toBe(1);
    expect(await log.unreadable()).toBe(1);
  });

  it('reads a plan that an older version stored beside those of today', async () => {
    const { log, transact } = await open();
    const { progress: _, ...plan } = aFollowedPlan({ key: 'older' });
    const older = {
      ...plan,
      nextWeights: { 'back-squat|5|rpe8': { value: 70, unit: 'kg' } },
      streaks: { 'back-squat|5|rpe8': -1 },
    };
    await log.savePlan(aFollowedPlan());
    await transact(['plans'], 'readwrite', (tables) => tables.put('plans', older));
    const read = await log.plan('older');
    expect(read?.progress['back-squat']?.targets).toEqual({ '5|rpe8': { streak: -1 } });
    expect(read).not.toHaveProperty('nextWeights');
    expect(await log.plans()).toEqual(expect.arrayContaining([aFollowedPlan(), read]));
    expect((await log.whole()).plans).toHaveLength(2);
  });

  it('stores nothing of a transaction that fails half-way', async () => {
    const { log, transact } = await open();
    await log.saveWeights(typicalGymKitWithoutMaximums('kg'));
    const failing = transact(['weights', 'plans'], 'readwrite', async (tables) => {
      await tables.put('plans', aFollowedPlan());
      await tables.clear('weights');
      throw new RangeError('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    expect(await log.plans()).toEqual([]);
    expect(await log.weights()).toEqual(typicalGymKitWithoutMaximums('kg'));
  });

  it('remembers its exports and reminders', async () => {
    const { log } = await open();
    expect(await log.care()).toEqual({});
    await log.saveCare({ exportedAt: 1 });
    await log.saveCare({ dismissedAt: 2 });
    expect(await log.care()).toEqual({ exportedAt: 1, dismissedAt: 2 });
  });

  it('deletes everything, including its mark on the device', async () => {
    const { log, isMarked, transact } = await open();
    await log.endSession(aLoggedSessionWithoutSets(), threeSets, aFollowedPlan());
    await log.saveCare({ exportedAt: 1 });
    await log.deleteAll();
    expect(await log.whole()).toMatchObject({ plans: [], sessions: [], sets: [] });
    expect(await log.exercises()).toEqual([]);
    expect(await log.care()).toEqual({});
    expect(await transact(['meta'], 'readonly', (tables) => tables.all('meta'))).toEqual([]);
    expect(isMarked()).toBe(false);
  });

  it('notifies listeners of every change, until they unsubscribe', async () => {
    const { log } = await open();
    const listener = vi.fn<() => void>();
    const stop = log.subscribe(listener);
    await log.saveWeights(typicalGymKitWithoutMaximums('kg'));
    await log.saveSession(aSessionInProgress(), 0);
    await log.saveSession(aSessionInProgress(), 0);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    await log.deleteAll();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
