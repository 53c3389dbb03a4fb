import { describe, expect, it } from 'vitest';
import { toExerciseFactsBySlug } from '../../../domain/training/exercise-facts.ts';
import type { ExerciseKey } from '../../../domain/training/exercise-key.ts';
import { testExerciseFactsWith } from '../../../domain/training/loads/loads.test-support.ts';
import { toLogJson } from '../../../domain/training/log-files/log-json.ts';
import {
  aFollowedPlan,
  aLoggedSessionWithoutSets,
  aLoggedSet,
  evening,
  openEmptyLogOnDeviceOrInTab,
} from '../log.test-support.ts';
import type { TrainingLog } from '../training-log.ts';
import type { ImportChangeCounts } from './import-service.ts';

const library = toExerciseFactsBySlug([
  testExerciseFactsWith(),
  testExerciseFactsWith({
    slug: 'dumbbell-curl',
    title: 'Dumbbell curl',
    loading: 'two dumbbells',
  }),
]);

const columns = 'Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds';
const rows = [
  '2026-10-01 18:00:00,Legs,Back squat,1,60,5,0,0',
  '2026-10-01 18:00:00,Legs,Zzyzx,1,20,8,0,0',
  '2026-10-03 18:00:00,Legs,Zzyzx,1,22,8,0,0',
];

const fileOf = (lines: readonly string[]): File =>
  new File([[columns, ...lines].join('\n')], 'strong.csv');

const addFile = async (
  log: TrainingLog,
  lines: readonly string[],
  chosen: ReadonlyMap<string, ExerciseKey> = new Map([['Back squat', 'back-squat']]),
): Promise<ImportChangeCounts> => {
  const service = await log.imports();
  await service.read(fileOf(lines), library);
  return service.add({ matches: chosen, units: { weight: 'kg', distance: 'km' } });
};

const titlesOf = async (log: TrainingLog): Promise<readonly (string | undefined)[]> =>
  (await log.sessions(10)).map(({ importedName }) => importedName);

describe.each(['device', 'this tab'] as const)('Imports of a log kept in %s', (keeping) => {
  const open = async (): Promise<TrainingLog> => (await openEmptyLogOnDeviceOrInTab(keeping)).log;

  it('are listed with what of them is in the log', async () => {
    const log = await open();
    const { id } = await addFile(log, rows);
    const service = await log.imports();
    expect(await service.list()).toEqual([
      { id, from: 'Strong', at: expect.any(Number), sessions: 2, plans: 0, bodyweights: 0 },
    ]);
    const [newest] = await log.sessions(1);
    await log.removeSession(newest?.id ?? '');
    expect((await service.list())[0]?.sessions).toBe(1);
  });

  it('are taken out whole, and leave what was there before', async () => {
    const log = await open();
    await log.endSession(aLoggedSessionWithoutSets(), [aLoggedSet({ id: 'first/1' })], undefined);
    const { id } = await addFile(log, rows);
    const service = await log.imports();
    await service.takeOut(id ?? '');
    expect((await log.sessions(10)).map((session) => session.id)).toEqual(['first']);
    expect(await log.exercises()).toEqual([{ key: 'back-squat', sets: 1, lastAt: evening }]);
    expect(await service.list()).toEqual([]);
    expect((await addFile(log, rows)).sessions).toBe(2);
  });

  it('never double a session that was renamed or edited since, and count the sets that follow', async () => {
    const log = await open();
    await addFile(log, rows);
    const again = rows.map((line) => line.replace('Legs', 'Leg day').replace(',22,', ',24,'));
    const more = '2026-10-05 18:00:00,Leg day,Back squat,1,65,5,0,0';
    expect(await addFile(log, [...again, more])).toMatchObject({
      sessions: 1,
      known: 2,
      updated: 1,
      removed: 0,
    });
    expect(await titlesOf(log)).toEqual(['Leg day', 'Leg day', 'Leg day']);
    const weights = (await log.setsOf('own:Zzyzx')).map(({ done }) => done.weight?.value);
    expect(weights).toEqual([24, 20]);
    const listed = await (await log.imports()).list();
    expect(listed.map(({ sessions }) => sessions).toSorted()).toEqual([1, 2]);
  });

  it('are not listed again when the same file brings nothing new', async () => {
    const log = await open();
    await addFile(log, rows);
    expect(await addFile(log, rows)).toEqual({
      id: undefined,
      ...{ sessions: 0, known: 2, updated: 0, removed: 0, corrected: 0 },
    });
    expect(await (await log.imports()).list()).toHaveLength(1);
  });

  it('of hundreds of sessions are compared, matched again and taken out like those of few', async () => {
    const log = await open();
    const many = Array.from({ length: 220 }, (_, session) => {
      const day = new Date(Date.UTC(2020, 0, 1 + session)).toISOString().slice(0, 10);
      return `${day} 18:00:00,Legs,Zzyzx,1,${20 + session},8,0,0`;
    });
    const { id = '' } = await addFile(log, many);
    const again = many.map((line) => line.replace(',22,', ',24,'));
    expect(await addFile(log, again)).toMatchObject({ sessions: 0, known: 220, updated: 1 });
    const service = await log.imports();
    const wanted = new Map<string, ExerciseKey>([['Zzyzx', 'dumbbell-curl']]);
    expect(await service.matchAgain(id, wanted, library)).toBe(220);
    expect(await log.exercises()).toMatchObject([{ key: 'dumbbell-curl', sets: 220 }]);
    await service.takeOut(id);
    expect((await log.whole()).sets).toEqual([]);
    expect(await log.exercises()).toEqual([]);
  });

  it('are matched again name by name, and all sets of a name follow', async () => {
    const log = await open();
    const { id = '' } = await addFile(log, rows);
    const service = await log.imports();
    expect(await service.matches(id, library)).toEqual([
      { name: 'Zzyzx', sets: 2, slug: undefined, isSure: false },
      { name: 'Back squat', sets: 1, slug: 'back-squat', isSure: true },
    ]);
    const wanted = new Map<string, ExerciseKey>([['Zzyzx', 'dumbbell-curl']]);
    expect(await service.matchAgain(id, wanted, library)).toBe(2);
    expect((await log.setsOf('dumbbell-curl')).map(({ perHand }) => perHand)).toEqual([true, true]);
    expect((await log.exercises()).map(({ key, sets }) => [key, sets])).toEqual([
      ['dumbbell-curl', 2],
      ['back-squat', 1],
    ]);
    expect(await service.matchAgain(id, wanted, library)).toBe(0);
  });

  it('weigh a set that is matched again as its new lift is weighed: lifted, added or help', async () => {
    const log = await open();
    const { id = '' } = await addFile(log, rows);
    const service = await log.imports();
    const lifts = toExerciseFactsBySlug([
      testExerciseFactsWith(),
      testExerciseFactsWith({ slug: 'assisted-pull-up-machine', loading: 'assisted machine' }),
      testExerciseFactsWith({ slug: 'pull-up', loading: 'bodyweight' }),
    ]);
    const meanings: unknown[] = [];
    for (const slug of ['assisted-pull-up-machine', 'pull-up', 'back-squat']) {
      await service.matchAgain(id, new Map([['Zzyzx', slug]]), lifts);
      const found = (await log.setsOf(slug)).filter(({ done }) => done.weight?.value === 20);
      meanings.push(found.map(({ done }) => done.weight?.as ?? 'lifted'));
    }
    expect(meanings).toEqual([['help'], ['added'], ['lifted']]);
  });

  it('begin with the matches that the log has for the names of the same app', async () => {
    const log = await open();
    await addFile(log, rows, new Map([['Zzyzx', 'dumbbell-curl']]));
    const read = await (await log.imports()).read(fileOf(rows), library);
    expect(read).toMatchObject({
      matches: [
        { name: 'Zzyzx', slug: 'dumbbell-curl', isSure: true },
        { name: 'Back squat', slug: 'back-squat', isSure: false },
      ],
    });
  });

  it('of this site’s own file take out its sessions and plans, but no plan that was trained since', async () => {
    const log = await open();
    const trained = aFollowedPlan({ key: 'trained', path: '/workout-plans/trained/' });
    const whole = {
      weights: undefined,
      plans: [aFollowedPlan(), trained],
      sessions: [aLoggedSessionWithoutSets()],
      sets: [aLoggedSet({ id: 'first/1' })],
      bodyweights: [{ on: '2026-11-01', weight: { value: 60, unit: 'kg' } }],
      imports: [{ id: 'a', from: 'Strong', sessions: ['first'], plans: [], bodyweights: [] }],
    } as const;
    const service = await log.imports();
    const file = new File([toLogJson(whole, { withReasons: false, exportedAt: 0 })], 'log.json');
    await service.read(file, library);
    const { id = '' } = await service.add();
    expect((await service.list()).map(({ from }) => from)).toEqual(['this site', 'Strong']);
    expect(await service.all()).toContainEqual(whole.imports[0]);
    const later = Date.now() + 1000;
    await log.endSession(
      aLoggedSessionWithoutSets({ id: 'second', startedAt: later, endedAt: later }),
      [],
      {
        ...trained,
        done: [...trained.done, { week: 1, day: 2, session: 'second' }],
      },
    );
    await service.takeOut(id);
    expect(await log.whole()).toMatchObject({ sets: [], bodyweights: [] });
    expect((await log.sessions(10)).map((session) => session.id)).toEqual(['second']);
    expect((await log.plans()).map(({ key }) => key)).toEqual(['trained']);
    expect(await service.list()).toEqual([]);
  });

  it('never overwrite a set that this version can’t read', async () => {
    const { log, transact } = await openEmptyLogOnDeviceOrInTab(keeping);
    await addFile(log, rows);
    const [set] = await log.setsOf('back-squat');
    const broken = { ...set, done: 'five' };
    await transact(['sets'], 'readwrite', (tables) => tables.put('sets', broken));
    await addFile(log, rows);
    const sets = await transact(['sets'], 'readonly', (tables) => tables.all('sets'));
    expect(sets).toContainEqual(broken);
  });
});
