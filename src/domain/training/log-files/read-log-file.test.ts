import { describe, expect, it } from 'vitest';
import { toExerciseFactsBySlug } from '../exercise-facts.ts';
import { testExerciseFactsWith } from '../loads/loads.test-support.ts';
import type { OtherAppFile } from './other-app.ts';
import { readLogFile } from './read-log-file.ts';
import { toWholeLog } from './to-log.ts';

const read = (text: string): OtherAppFile => {
  const file = readLogFile(text);
  if (file.kind !== 'other app') throw new Error(`It was read as ${file.kind}.`);
  return file;
};
const pounds = { weight: 'lb', distance: 'mi' } as const;
const logOf = (text: string) => toWholeLog(read(text), new Map(), pounds, new Map());
const doneOf = (text: string) => logOf(text).sets.map(({ done }) => done);

const firstStrong = [
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
  '2020-12-30 18:51:52,"Legs, heavy",1h 30m,"Squat (Barbell)",W,40,8,0,0,"","Good day",',
  '2020-12-30 18:51:52,"Legs, heavy",1h 30m,"Squat (Barbell)",1,100.0,5,0,0,"belt","Good day",8',
  '2020-12-30 18:51:52,"Legs, heavy",1h 30m,"Squat (Barbell)",Rest Timer,0,0,0,90,"","Good day",',
  '2020-12-30 18:51:52,"Legs, heavy",1h 30m,"Squat (Barbell)",F,"102,5",3,0,0,"","Good day",',
  '2021-01-02 10:00:00,"Run",45m,"Running",1,0,0,5.2,1800,"","",',
].join('\n');
const secondStrong = [
  'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration',
  '2023-05-10 07:30:00;"Push";"Bench Press";1;225;lbs;5;;;;0;"";"";1h 0m',
  '2023-05-10 07:30:00;"Push";"Row (Machine)";1;80,5;kg;10;;;;0;"";"";1h 0m',
  '2023-05-10 07:30:00;"Push";"Treadmill";1;0;;0;;3;mi;600;"";"";1h 0m',
].join('\r\n');
const thirdStrong = [
  '"Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (kg)";"Reps";"RPE";"Distance (meters)";"Seconds";"Notes";"Workout Notes"',
  '"1";"2026-05-20 07:22:32";"Pull 💪";"3600";"T Bar Row";"Note";"";"";"";"";"";"strap',
  '3rd";"Qui"',
  '"1";"2026-05-20 07:22:32";"Pull 💪";"3600";"T Bar Row";"1";"40.0";"9";"8.5";"";"";"";"Qui"',
  '"1";"2026-05-20 07:22:32";"Pull 💪";"3600";"T Bar Row";"Rest Timer";"";"";"";"";"120.0";"";"Qui"',
  '"1";"2026-05-20 07:22:32";"Pull 💪";"3600";"Plank";"1";"";"";"";"";"60.0";"";"Qui"',
].join('\n');
const hevyHead =
  '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"';
const hevy = [
  hevyHead,
  '"Legs","23 Nov 2026, 18:05","23 Nov 2026, 19:10","felt ""strong""","Squat (Barbell)",,"knees ok",0,"warmup",20,10,,0,',
  '"Legs","23 Nov 2026, 18:05","23 Nov 2026, 19:10","felt ""strong""","Squat (Barbell)",,"knees ok",1,"normal",100,5,,0,8.5',
  '"Legs","23 Nov 2026, 18:05","23 Nov 2026, 19:10","felt ""strong""","Squat (Barbell)",,"knees ok",2,"dropset",70,12,,0,',
  '"Legs","23 Nov 2026, 18:05","23 Nov 2026, 19:10","felt ""strong""","Farmer Walk",0,"",0,"failure",40,,0.25,60,',
].join('\n');

describe('A file of Strong', () => {
  it('with commas asks for the units that are missing', () => {
    const file = read(firstStrong);
    expect(file).toMatchObject({ app: 'Strong', leftOut: 0, bad: [], changed: [] });
    expect(file.asks).toEqual({ weight: true, distance: true });
    expect(doneOf(firstStrong)).toEqual([
      { weight: { value: 40, unit: 'lb' }, reps: 8 },
      { weight: { value: 100, unit: 'lb' }, reps: 5, effort: { kind: 'rpe', value: 8 } },
      { weight: { value: 102.5, unit: 'lb' }, reps: 3, effort: { kind: 'rir', value: 0 } },
      { metres: 5.2 * 1609.344, seconds: 1800 },
    ]);
    const { sessions, sets } = logOf(firstStrong);
    expect(sets.map(({ kind }) => kind)).toEqual(['ramp', 'work', 'work', 'work']);
    const startedAt = new Date(2020, 11, 30, 18, 51, 52).getTime();
    expect(sessions[0]).toEqual({
      id: 'strong/2020-12-30T18:51:52/Legs, heavy',
      importedName: 'Legs, heavy',
      startedAt,
      endedAt: startedAt + 5_400_000,
      outcome: 'finished',
      plannedSets: 2,
      doneSets: 2,
      note: 'Good day',
      lineNotes: { 'imported.1': 'belt' },
    });
  });

  it('with a column for the unit asks for none, and reads decimal commas', () => {
    expect(read(secondStrong).asks).toEqual({ weight: false, distance: false });
    expect(doneOf(secondStrong)).toEqual([
      { weight: { value: 225, unit: 'lb' }, reps: 5 },
      { weight: { value: 80.5, unit: 'kg' }, reps: 10 },
      { metres: 3 * 1609.344, seconds: 600 },
    ]);
  });

  it('with the unit in a column’s name reads notes in rows of their own', () => {
    expect(read(thirdStrong)).toMatchObject({
      asks: { weight: false, distance: false },
      leftOut: 0,
      bad: [],
    });
    const { sessions, sets } = logOf(thirdStrong);
    expect(sessions[0]?.lineNotes).toEqual({ 'imported.1': 'strap\n3rd' });
    expect(sets.map(({ done }) => done)).toEqual([
      { weight: { value: 40, unit: 'kg' }, reps: 9, effort: { kind: 'rpe', value: 8.5 } },
      { seconds: 60 },
    ]);
  });

  it('in pounds takes the unit from the column’s name', () => {
    expect(doneOf(thirdStrong.replace('Weight (kg)', 'Weight (lbs)'))[0]?.weight?.unit).toBe('lb');
  });
});

describe('A file of Hevy', () => {
  it('contains its units and times', () => {
    expect(read(hevy)).toMatchObject({
      app: 'Hevy',
      asks: { weight: false, distance: false },
      names: [
        { name: 'Squat (Barbell)', sets: 3 },
        { name: 'Farmer Walk', sets: 1 },
      ],
    });
    const { sessions, sets } = logOf(hevy);
    expect(sessions).toMatchObject([
      {
        importedName: 'Legs',
        note: 'felt "strong"',
        lineNotes: { 'imported.1': 'knees ok' },
        endedAt: new Date(2026, 10, 23, 19, 10).getTime(),
        doneSets: 3,
      },
    ]);
    expect(sets.at(-1)?.done).toEqual({
      weight: { value: 40, unit: 'kg' },
      metres: 250,
      seconds: 60,
      effort: { kind: 'rir', value: 0 },
    });
  });

  it('in pounds and miles is read as such', () => {
    const text = hevy.replace('weight_kg', 'weight_lbs').replace('distance_km', 'distance_miles');
    expect(doneOf(text).at(-1)).toMatchObject({
      weight: { unit: 'lb' },
      metres: 0.25 * 1609.344,
    });
  });

  it('spreads its sets in order between the beginning and the end', () => {
    const { sessions, sets } = logOf(hevy);
    const [{ startedAt, endedAt } = { startedAt: 0, endedAt: 0 }] = sessions;
    const times = sets.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(new Set(times).size).toBe(times.length);
    expect(Math.min(...times)).toBeGreaterThan(startedAt);
    expect(Math.max(...times)).toBeLessThanOrEqual(endedAt);
  });
});

describe('Rows that cannot be read', () => {
  const rows = [
    hevyHead,
    '"Legs","someday","","","Squat",,"",0,"normal",100,5,,0,',
    '"Legs","23 Nov 2026, 18:05","","","",,"",0,"normal",100,5,,0,',
    '"Legs","23 Nov 2026, 18:05","","","Squat",,"",0,"normal",100,,,0,',
    '"Legs",23 Nov 2026, 18:05,23 Nov 2026, 19:05,"","Squat",,"",0,"normal",100,5,,0,',
    '"Legs","23 Nov 2026, 18:05","","","Squat",,"never closed,0,"normal",100,5,,0,',
    '"Legs","23 Nov 2026, 18:05","","","Squat",,"",1,"normal",100,5',
  ].join('\n');

  it('are reported with their lines, and don’t stop the import', () => {
    const file = read(rows);
    expect(file.bad.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6]);
    expect(doneOf(rows)).toEqual([{ weight: { value: 100, unit: 'kg' }, reps: 5 }]);
  });
});

it('keeps what a weight is to the body: help of a machine, and what hangs on a belt', () => {
  const csv = [
    firstStrong.split('\n')[0],
    '2021-01-02 10:00:00,"Pull",45m,"Pull Up (Assisted)",1,20,8,0,0,"","",',
    '2021-01-02 10:00:00,"Pull",45m,"Chin Up",1,10,5,0,0,"","",',
    '2021-01-02 10:00:00,"Pull",45m,"Assisted Dip",1,-18.5,5,0,0,"","",',
  ].join('\n');
  const library = toExerciseFactsBySlug([
    testExerciseFactsWith({ slug: 'machine', loading: 'assisted machine' }),
    testExerciseFactsWith({ slug: 'chin-up', loading: 'bodyweight' }),
  ]);
  const matches = new Map([
    ['Pull Up (Assisted)', 'machine'],
    ['Chin Up', 'chin-up'],
  ]);
  const { sets } = toWholeLog(read(csv), matches, pounds, library);
  expect(sets.map(({ done }) => done.weight)).toEqual([
    { value: 20, unit: 'lb', as: 'help' },
    { value: 10, unit: 'lb', as: 'added' },
    { value: 18.5, unit: 'lb', as: 'help' },
  ]);
});

it('reads the same file to the same ids, whatever was matched', () => {
  const ids = (matches: ReadonlyMap<string, string>) =>
    toWholeLog(read(hevy), matches, pounds, new Map()).sets.map(({ id }) => id);
  expect(ids(new Map([['Squat (Barbell)', 'back-squat']]))).toEqual(ids(new Map()));
  expect(new Set(ids(new Map())).size).toBe(ids(new Map()).length);
});

it('keeps an unmatched exercise as her own', () => {
  const matches = new Map([['Squat (Barbell)', 'back-squat']]);
  const { sets } = toWholeLog(read(hevy), matches, pounds, new Map());
  expect([...new Set(sets.map(({ exercise }) => exercise))]).toEqual([
    'back-squat',
    'own:Farmer Walk',
  ]);
});

it.each(['', 'hello', 'a,b\n1,2', '{"some": "json"}', '[1, 2]', '{'])(
  'says which files to choose instead of %j',
  (text) => {
    expect(readLogFile(text).kind).toBe('unknown');
  },
);

it('refuses a file with too many names to match, with a sentence', () => {
  const [head = ''] = firstStrong.split('\n');
  const rows = Array.from(
    { length: 2001 },
    (_, index) => `2020-12-30 18:51:52,"Legs",1h,"Lift ${index}",1,100,5,0,0,"","",`,
  );
  expect(readLogFile([head, ...rows].join('\n'))).toMatchObject({
    kind: 'unknown',
    sentence: expect.stringContaining('more than 2,000 different exercises'),
  });
  expect(readLogFile([head, ...rows.slice(1)].join('\n')).kind).toBe('other app');
});
