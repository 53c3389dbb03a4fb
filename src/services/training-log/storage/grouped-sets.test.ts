import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aLoggedSet, evening } from '../log.test-support.ts';
import { stubIndexedDb } from './device.test-support.ts';
import { openIndexedDbRunTransaction } from './indexed-db-tables.ts';
import { createMemoryRunTransaction } from './memory-tables.ts';
import {
  setKeyRangeOfExercise,
  type StorableRecord,
  type TableAccessInTransaction,
  type RunTransaction,
} from './tables.ts';

beforeEach(stubIndexedDb);

const hour = 3_600_000;
/** Few ids with their sessions, so that sets meet; most of them as this site makes them. */
const idsAndSessions = [
  ...(['a/1', 'a/2', 'a/3', 'a/4', 'a/b/1', 'a/'] as const).map((id) => [id, 'a'] as const),
  ...(['a/b/1', 'a/b/2', 'a/b/3'] as const).map((id) => [id, 'a/b'] as const),
  ...(['c/1', 'c/2', 'c/3'] as const).map((id) => [id, 'c'] as const),
  ...([
    ['no-session', 'c'],
    ['c/2', 'a'],
    ['c/3', 7],
    ['a/1', ''],
  ] as const),
] as const;
const ids: readonly string[] = [...new Set(idsAndSessions.map(([id]) => id))];
const sessions = ['a', 'a/b', 'c', ''];
const exercises = ['back-squat', 'own:Zzyzx'];

/** Sets as they may be, those that this version can't read included. */
const anySet: fc.Arbitrary<StorableRecord> = fc
  .record({
    pair: fc.constantFrom(...idsAndSessions),
    exercise: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...exercises) },
      { weight: 1, arbitrary: fc.constant(undefined) },
    ),
    // Up to two days apart: more than a group may have.
    at: fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 0, max: 48 }).map((n) => evening + n * hour) },
      { weight: 1, arbitrary: fc.constant('later') },
    ),
    kind: fc.constantFrom('work', 'work', 'ramp'),
    reps: fc.nat(9),
  })
  .map(({ pair: [id, session], ...rest }) => ({ id, session, ...rest }));

const manySets = fc.array(anySet, { maxLength: 12 });
const change = fc.oneof(
  fc.record({ kind: fc.constant('put all' as const), sets: manySets }),
  fc.record({ kind: fc.constant('put' as const), set: anySet }),
  fc.record({
    kind: fc.constant('remove' as const),
    keys: fc.array(fc.constantFrom(...ids), { maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('remove one' as const), key: fc.constantFrom(...ids) }),
  fc.record({ kind: fc.constant('clear' as const) }),
);
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

const make = (tables: TableAccessInTransaction, one: Change): Promise<void> => {
  switch (one.kind) {
    case 'put all':
      return tables.putAll('sets', one.sets);
    case 'put':
      return tables.put('sets', one.set);
    case 'remove':
      return tables.removeAll('sets', one.keys);
    case 'remove one':
      return tables.remove('sets', one.key);
    case 'clear':
      return tables.clear('sets');
  }
};

/** Makes each change in a transaction of its own. */
const makeAll = async (transact: RunTransaction, changes: readonly Change[]): Promise<void> => {
  for (const one of changes) {
    await transact(['sets'], 'readwrite', (tables) => make(tables, one));
  }
};

const byId = (records: readonly unknown[]): readonly unknown[] =>
  records.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

/** Everything that the tables answer about sets. */
const answersOf = (transact: RunTransaction) =>
  transact(['sets'], 'readonly', async (tables) => ({
    all: byId(await tables.all('sets')),
    keys: (await tables.keys('sets')).toSorted(),
    each: await Promise.all(ids.map((id) => tables.get('sets', id))),
    ofSessions: await Promise.all(
      sessions.map((id) => tables.find('sets', 'session', { from: id, to: id })),
    ),
    ofExercises: await Promise.all(
      exercises.map((key) => tables.find('sets', 'exercise+at', setKeyRangeOfExercise(key))),
    ),
    between: await Promise.all(
      [0, 12, 30].flatMap((start) => {
        const from = evening + start * hour;
        const to = from + 12 * hour;
        return [
          tables.find('sets', 'at', { from, to }),
          tables.find('sets', 'at', { from, to, excludesTo: true }),
        ];
      }),
    ),
    ever: await tables.find('sets', 'at', { from: -Infinity, to: Infinity }),
    last: await Promise.all(exercises.map(tables.lastSetOf)),
    work: await Promise.all(exercises.map(tables.countWorkSets)),
  }));

const puts = () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  return () =>
    put.mock.contexts.map((store) => (store instanceof IDBObjectStore ? store.name : ''));
};

const twentySets = Array.from({ length: 20 }, (_, number) =>
  aLoggedSet({
    id: `first/${number}`,
    exercise: number < 10 ? 'back-squat' : 'deadlift',
    at: evening + number,
  }),
);

describe('sets on the device', () => {
  it('are what a record for each would have, whatever is put, changed and removed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 8 }), async (changes) => {
        vi.stubGlobal('indexedDB', new IDBFactory());
        const [device, memory] = [
          await openIndexedDbRunTransaction(),
          createMemoryRunTransaction(),
        ];
        await makeAll(device, changes);
        await makeAll(memory, changes);
        expect(await answersOf(device)).toEqual(await answersOf(memory));
      }),
      { numRuns: 150 },
    );
  });

  it('are one record for each exercise of a session if they come many at once', async () => {
    const device = await openIndexedDbRunTransaction();
    const stores = puts();
    await makeAll(device, [{ kind: 'put all', sets: twentySets }]);
    expect(stores()).toEqual(['setGroups', 'setGroups']);
    await makeAll(device, [{ kind: 'put', set: aLoggedSet({ id: 'first/new' }) }]);
    expect(stores().at(-1)).toBe('sets');
  });

  it('are changed and removed in one record of a group', async () => {
    const device = await openIndexedDbRunTransaction();
    await makeAll(device, [{ kind: 'put all', sets: twentySets }]);
    const stores = puts();
    const changed = { ...twentySets[3], note: 'changed' };
    await makeAll(device, [
      { kind: 'put', set: changed },
      { kind: 'remove', keys: ['first/4'] },
    ]);
    expect(stores()).toEqual(['setGroups', 'setGroups']);
    const found = await device(['sets'], 'readonly', (tables) => tables.get('sets', 'first/3'));
    expect(found).toEqual(changed);
  });

  it('stay records of their own where they were stored as such', async () => {
    const device = await openIndexedDbRunTransaction();
    for (const set of twentySets) await makeAll(device, [{ kind: 'put', set }]);
    const stores = puts();
    await makeAll(device, [{ kind: 'put all', sets: twentySets }]);
    expect(new Set(stores())).toEqual(new Set(['sets']));
  });

  it.each([0, 100])('are found by many ids at once, among %i other sessions', async (count) => {
    const device = await openIndexedDbRunTransaction();
    const others = Array.from({ length: count }, (_, number) =>
      aLoggedSet({ id: `other${number}/1`, session: `other${number}`, exercise: 'deadlift' }),
    );
    const sets = Array.from({ length: 600 }, (_, number) =>
      aLoggedSet({
        id: `s${number % 40}/${number}`,
        session: `s${number % 40}`,
        at: evening + number,
      }),
    );
    await makeAll(device, [
      { kind: 'put all', sets: others },
      { kind: 'put', set: aLoggedSet({ id: 's1/1', session: 's1' }) },
      { kind: 'put all', sets },
      { kind: 'put all', sets: sets.map((set) => ({ ...set, kind: 'ramp' })) },
      { kind: 'remove', keys: sets.slice(0, 400).map(({ id }) => id) },
    ]);
    const left = await device(['sets'], 'readonly', async (tables) => ({
      keys: (await tables.keys('sets')).length,
      work: await tables.countWorkSets('back-squat'),
      last: await tables.lastSetOf('back-squat'),
    }));
    expect(left).toEqual({ keys: 200 + count, work: 0, last: { ...sets[599], kind: 'ramp' } });
  });

  it('are found by their times, however long a session was', async () => {
    const device = await openIndexedDbRunTransaction();
    const at = (id: string, hours: number) =>
      aLoggedSet({ id, session: id.slice(0, 1), at: evening + hours * hour });
    await makeAll(device, [
      { kind: 'put all', sets: [at('a/1', 0), at('a/2', 20), at('a/3', 40)] },
      { kind: 'put all', sets: [at('b/1', 50), at('b/2', 70)] },
      { kind: 'put all', sets: [at('c/1', 60), at('c/2', 61)] },
    ]);
    const found = await device(['sets'], 'readonly', async (tables) => ({
      last: await tables.lastSetOf('back-squat'),
      between: await tables.find('sets', 'at', {
        from: evening + 20 * hour,
        to: evening + 60 * hour,
        excludesTo: true,
      }),
    }));
    expect(found).toEqual({
      last: at('b/2', 70),
      between: [at('a/2', 20), at('a/3', 40), at('b/1', 50)],
    });
  });

  it('follow changes that are made at once', async () => {
    const device = await openIndexedDbRunTransaction();
    await makeAll(device, [{ kind: 'put all', sets: twentySets }]);
    const changed = { ...twentySets[3], kind: 'ramp' };
    await device(['sets'], 'readwrite', (tables) =>
      Promise.all([
        ...['first/0', 'first/1'].map((id) => tables.remove('sets', id)),
        tables.put('sets', changed),
      ]),
    );
    const found = await device(['sets'], 'readonly', async (tables) => ({
      sets: await tables.find('sets', 'exercise+at', setKeyRangeOfExercise('back-squat')),
      work: await tables.countWorkSets('back-squat'),
    }));
    expect(found).toEqual({
      sets: [twentySets[2], changed, ...twentySets.slice(4, 10)],
      work: 7,
    });
  });

  it('are all there or none, if the browser fails in the middle', async () => {
    const device = await openIndexedDbRunTransaction();
    await makeAll(device, [{ kind: 'put all', sets: twentySets.slice(0, 10) }]);
    const before = await answersOf(device);
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
    const sets = twentySets.map((set) => ({ ...set, kind: 'ramp' }));
    await expect(makeAll(device, [{ kind: 'put all', sets }])).rejects.toMatchObject({
      reason: 'full',
    });
    expect(writes).toBe(2);
    expect(await answersOf(device)).toEqual(before);
  });
});
