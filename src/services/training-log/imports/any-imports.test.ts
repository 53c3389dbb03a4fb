import fc from 'fast-check';
import { expect, it } from 'vitest';
import { syncedStores } from '../../../domain/sealed-sync/change.ts';
import { toExerciseFactsBySlug } from '../../../domain/training/exercise-facts.ts';
import { testExerciseFactsWith } from '../../../domain/training/loads/loads.test-support.ts';
import {
  aLoggedSessionWithoutSets,
  aLoggedSet,
  evening,
  openEmptyLogOnDeviceOrInTab,
} from '../log.test-support.ts';
import { propertyOf } from '../storage/tables.ts';
import { createSyncLogAccess } from '../sync/sync-log-access.ts';
import type { TrainingLog } from '../training-log.ts';

// Whatever is done with imports: a log on the device, which stores sets that come at once in
// groups, has what a log of this tab has, which stores each by itself.

const library = toExerciseFactsBySlug([
  testExerciseFactsWith(),
  testExerciseFactsWith({
    slug: 'dumbbell-curl',
    title: 'Dumbbell curl',
    loading: 'two dumbbells',
  }),
]);
const names = ['Back squat', 'Zzyzx', 'Curl/cable'];
const exercises = ['back-squat', 'dumbbell-curl', 'own:Zzyzx', 'own:Curl/cable', 'own:Back squat'];

const row = fc.record({
  /** Few starts, so that files have sessions in common. */
  day: fc.integer({ min: 1, max: 3 }),
  title: fc.constantFrom('Legs', 'Legs', 'Leg day'),
  name: fc.constantFrom(...names),
  weight: fc.constantFrom(20, 40, 60),
});
const file = fc.array(row, { minLength: 1, maxLength: 14 });
const matches = fc
  .dictionary(fc.constantFrom(...names), fc.constantFrom('back-squat', 'dumbbell-curl'))
  .map((chosen) => new Map(Object.entries(chosen)));

const step = fc.oneof(
  fc.record({ kind: fc.constant('import' as const), rows: file, matches }),
  fc.record({ kind: fc.constant('import again' as const), matches }),
  fc.record({ kind: fc.constant('match again' as const), which: fc.nat(5), matches }),
  fc.record({ kind: fc.constant('take out' as const), which: fc.nat(5) }),
  fc.record({ kind: fc.constant('edit' as const), which: fc.nat(40), exercise: fc.nat(4) }),
  fc.record({ kind: fc.constant('remove a session' as const), which: fc.nat(5) }),
  fc.record({ kind: fc.constant('train' as const), sets: fc.integer({ min: 0, max: 4 }) }),
  fc.record({ kind: fc.constant('removed elsewhere' as const), which: fc.nat(40) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
type Row = typeof row extends fc.Arbitrary<infer One> ? One : never;

const fileOf = (rows: readonly Row[]): File => {
  const lines = rows.map(
    ({ day, title, name, weight }, index) =>
      `2026-10-0${day} 18:00:00,${title},${name},${index + 1},${weight},5`,
  );
  const columns = 'Date,Workout Name,Exercise Name,Set Order,Weight,Reps';
  return new File([[columns, ...lines].join('\n')], 'strong.csv');
};

const byId = <One extends { readonly id: string }>(list: readonly One[]): readonly One[] =>
  list.toSorted((one, other) => (one.id < other.id ? -1 : 1));

const pick = <Item>(list: readonly Item[], which: number): Item | undefined =>
  list[which % Math.max(1, list.length)];

/** Plays the steps on a log, and returns what they answered. */
const play = async (log: TrainingLog, steps: readonly Step[]): Promise<readonly unknown[]> => {
  const answers: unknown[] = [];
  /** The ids of imports in the order in which they were added: they are made up by each log. */
  const added: string[] = [];
  let last: readonly Row[] = [];
  const service = await log.imports();
  const add = async (rows: readonly Row[], chosen: ReadonlyMap<string, string>) => {
    last = rows;
    if ((await service.read(fileOf(rows), library)).kind !== 'other app') return;
    const { id, ...counts } = await service.add({
      matches: chosen,
      units: { weight: 'kg', distance: 'km' },
    });
    if (id !== undefined) added.push(id);
    answers.push(counts);
  };
  for (const [index, one] of steps.entries()) {
    switch (one.kind) {
      case 'import':
        await add(one.rows, one.matches);
        break;
      case 'import again':
        if (last.length > 0) await add(last, one.matches);
        break;
      case 'match again':
        answers.push(await service.matchAgain(pick(added, one.which) ?? '', one.matches, library));
        break;
      case 'take out':
        await service.takeOut(pick(added, one.which) ?? '');
        break;
      case 'edit': {
        const set = pick(byId((await log.whole()).sets), one.which);
        const exercise = exercises[one.exercise] ?? '';
        if (set !== undefined)
          await log.changeSet({ ...set, exercise, done: { reps: 9 }, correctedAt: evening });
        break;
      }
      case 'remove a session':
        await log.removeSession(pick(byId((await log.whole()).sessions), one.which)?.id ?? '');
        break;
      case 'train': {
        const id = `trained-${index}`;
        const sets = Array.from({ length: one.sets }, (_, set) =>
          aLoggedSet({ id: `${id}/main/${set}`, session: id, at: evening + index * 1000 + set }),
        );
        await log.endSession(aLoggedSessionWithoutSets({ id }), sets, undefined);
        break;
      }
      case 'removed elsewhere': {
        const set = pick(byId((await log.whole()).sets), one.which);
        const arrived = { store: 'sets', key: set?.id ?? '', record: undefined } as const;
        await log.synced(createSyncLogAccess).apply([arrived], () => 'remove');
        break;
      }
    }
  }
  return answers;
};

/** All that a log answers, but for the ids of its imports. */
const contentsOf = async (log: TrainingLog) => {
  const { sessions, sets } = await log.whole();
  const scan = await log.synced(createSyncLogAccess).scan(syncedStores);
  const imports = await (await log.imports()).list();
  return {
    sessions: byId(sessions),
    sets: byId(sets),
    sent: scan.records
      .filter(({ store }) => store !== 'imports')
      .map((one) => ({ ...one, id: `${one.store}/${one.key}` }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    imports: imports.map((one) => ({ ...one, id: '', at: 0 })),
    counts: (await log.exercises()).toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    ofSessions: await Promise.all(
      sessions.map(async ({ id }) => byId(await log.setsOfSession(id))),
    ),
    ofExercises: await Promise.all(exercises.map(log.setsOf)),
    lastTimes: (await Promise.all(exercises.map(log.lastTime))).map((found) =>
      propertyOf(found.at(-1), 'at'),
    ),
    inOctober: await log.setsBetween(Date.UTC(2026, 9, 2), Date.UTC(2026, 9, 3, 12)),
  };
};

it('leave on the device what a record for each set would be', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const device = (await openEmptyLogOnDeviceOrInTab('device')).log;
      const answers = await play(device, steps);
      const found = await contentsOf(device);
      const tab = (await openEmptyLogOnDeviceOrInTab('this tab')).log;
      expect(answers).toEqual(await play(tab, steps));
      expect(found).toEqual(await contentsOf(tab));
    }),
    { numRuns: 60 },
  );
});
