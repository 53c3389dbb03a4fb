import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubIndexedDb } from './device.test-support.ts';
import { openIndexedDbRunTransaction } from './indexed-db-tables.ts';
import {
  aFollowedPlan,
  aLoggedSessionWithoutSets,
  aLoggedSet,
  evening,
} from '../log.test-support.ts';
import { migrateTrainingDatabase, trainingLogDatabaseVersion } from './migrations.ts';
import { trainingLogDatabaseName } from './training-log-database-name.ts';

beforeEach(stubIndexedDb);

const plan = aFollowedPlan();
const savePlan = (transact: Awaited<ReturnType<typeof openIndexedDbRunTransaction>>) =>
  transact(['plans'], 'readwrite', (tables) => tables.put('plans', plan));
const plansOf = (transact: Awaited<ReturnType<typeof openIndexedDbRunTransaction>>) =>
  transact(['plans'], 'readonly', (tables) => tables.all('plans'));

/** Opens the database in the state that an older version of the site left. */
const openVersion = (version: number) =>
  openDB(trainingLogDatabaseName, version, {
    upgrade: (database, from, _to, transaction) =>
      void migrateTrainingDatabase(database, from, transaction, version),
  });

describe('openIndexedDbRunTransaction', () => {
  it('migrates a database of version 1, and keeps all its records', async () => {
    const sets = [
      aLoggedSet({ id: '1' }),
      aLoggedSet({ id: '2', at: evening + 1 }),
      aLoggedSet({ id: '3', at: evening + 2, kind: 'ramp' }),
      aLoggedSet({ id: '4', exercise: 'deadlift' }),
    ];
    const old = await openVersion(1);
    for (const set of sets) await old.put('sets', set);
    await old.put('sets', { id: 'broken', exercise: 7 });
    await old.put('plans', plan);
    old.close();
    const transact = await openIndexedDbRunTransaction();
    const found = await transact(['sets', 'plans', 'exercises'], 'readonly', async (tables) => ({
      sets: await tables.all('sets'),
      plans: await tables.all('plans'),
      exercises: await tables.all('exercises'),
    }));
    expect(found).toEqual({
      sets: [...sets, { id: 'broken', exercise: 7 }],
      plans: [plan],
      exercises: [
        { key: 'back-squat', sets: 2, lastAt: evening + 2 },
        { key: 'deadlift', sets: 1, lastAt: evening },
      ],
    });
  });

  it('migrates a database of version 3: what each app’s files had brought becomes one import', async () => {
    const old = await openVersion(3);
    const ids = ['strong/2026-10-01T18:00:00/Legs', 'strong/2026-10-03T18:00:00/', 'hevy/a/b'];
    for (const id of [...ids, 'trained-here'])
      await old.put('sessions', aLoggedSessionWithoutSets({ id }));
    old.close();
    const transact = await openIndexedDbRunTransaction();
    const found = await transact(['sessions', 'imports'], 'readonly', async (tables) => ({
      sessions: await tables.keys('sessions'),
      imports: await tables.all('imports'),
    }));
    const nothingElse = { id: expect.any(String), plans: [], bodyweights: [] };
    expect(found.sessions).toEqual([...ids, 'trained-here'].toSorted());
    expect(found.imports).toHaveLength(2);
    expect(found.imports).toContainEqual({
      ...nothingElse,
      from: 'Strong',
      sessions: ids.slice(0, 2),
    });
    expect(found.imports).toContainEqual({ ...nothingElse, from: 'Hevy', sessions: ['hevy/a/b'] });
  });

  it('adds the stores of her own sessions to a database of version 4, and keeps its records', async () => {
    const old = await openVersion(4);
    await old.put('plans', plan);
    expect([...old.objectStoreNames]).not.toContain('routines');
    old.close();
    const transact = await openIndexedDbRunTransaction();
    const found = await transact(
      ['plans', 'routines', 'ownExercises'],
      'readwrite',
      async (tables) => {
        await tables.put('routines', { id: 'r' });
        await tables.put('ownExercises', { key: 'own:Zercher squat' });
        return [
          await tables.all('plans'),
          await tables.keys('routines'),
          await tables.keys('ownExercises'),
        ];
      },
    );
    expect(found).toEqual([[plan], ['r'], ['own:Zercher squat']]);
  });

  it('adds the store of groups to a database of version 5, and leaves its sets where they are', async () => {
    const old = await openVersion(5);
    const set = aLoggedSet({ id: 'first/1' });
    await old.put('sets', set);
    old.close();
    const transact = await openIndexedDbRunTransaction();
    const more = [aLoggedSet({ id: 'first/2', at: evening + 1 }), { ...set, note: 'changed' }];
    await transact(['sets'], 'readwrite', (tables) => tables.putAll('sets', more));
    const found = await transact(['sets'], 'readonly', (tables) =>
      tables.find('sets', 'session', { from: 'first', to: 'first' }),
    );
    expect(found).toEqual(more.toReversed());
    const opened = await openDB(trainingLogDatabaseName);
    expect(await opened.getAll('sets')).toEqual([more[1]]);
    opened.close();
  });

  it('leaves a database of a newer version alone', async () => {
    const newer = await openDB(trainingLogDatabaseName, trainingLogDatabaseVersion + 1);
    newer.close();
    await expect(openIndexedDbRunTransaction()).rejects.toMatchObject({
      reason: 'version conflict',
    });
  });

  it('makes way for a newer version in another tab, and rejects changes from then on', async () => {
    const transact = await openIndexedDbRunTransaction();
    await savePlan(transact);
    const newer = await openDB(trainingLogDatabaseName, trainingLogDatabaseVersion + 1);
    expect(await newer.getAll('plans')).toEqual([plan]);
    await expect(savePlan(transact)).rejects.toMatchObject({ reason: 'blocked' });
    newer.close();
  });

  it('reports that an older tab blocks it, and opens once that tab is closed', async () => {
    const old = await openVersion(1);
    await expect(openIndexedDbRunTransaction()).rejects.toMatchObject({
      reason: 'blocked',
      message: expect.stringContaining('Another tab'),
    });
    old.close();
    expect(await plansOf(await openIndexedDbRunTransaction())).toEqual([]);
  });

  it('starts afresh when she has deleted the site’s data', async () => {
    const transact = await openIndexedDbRunTransaction();
    await savePlan(transact);
    await deleteDB(trainingLogDatabaseName);
    expect(await plansOf(transact)).toEqual([]);
    await savePlan(transact);
    expect(await plansOf(transact)).toEqual([plan]);
  });

  it('reconnects when the browser has closed its connection', async () => {
    const transact = await openIndexedDbRunTransaction();
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The connection is closing.', 'InvalidStateError');
    });
    await savePlan(transact);
    expect(await plansOf(transact)).toEqual([plan]);
  });

  it('stores either the whole of a change or nothing when the device is full', async () => {
    const transact = await openIndexedDbRunTransaction();
    const { put } = IDBObjectStore.prototype;
    let writes = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
    ) {
      writes += 1;
      if (writes > 1) throw new DOMException('Full.', 'QuotaExceededError');
      return put.call(this, value);
    });
    const both = transact(['plans', 'sets'], 'readwrite', async (tables) => {
      await tables.put('plans', plan);
      await tables.put('sets', aLoggedSet({ id: '1' }));
    });
    await expect(both).rejects.toMatchObject({ reason: 'full' });
    expect(await plansOf(transact)).toEqual([]);
  });
});
