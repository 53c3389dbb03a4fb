import { expect, it } from 'vitest';
import type { OtherAppFile } from './other-app.ts';
import { readLogFile } from './read-log-file.ts';
import { toWholeLog } from './to-log.ts';

// Small files of the shapes that the apps have written (sources in the readers); no person's log.

const read = (...lines: readonly string[]): OtherAppFile => {
  const file = readLogFile(lines.join('\n'));
  if (file.kind !== 'other app') throw new Error(`It was read as ${file.kind}.`);
  return file;
};
const metric = { weight: 'kg', distance: 'km' } as const;
const setsOf = (file: OtherAppFile) => toWholeLog(file, new Map(), metric, new Map()).sets;

const strongHead =
  'Date,Workout Name,Exercise Name,Set Order,Weight (kg),Reps,Distance,Seconds,Notes,RPE';
const strongRow = (order: string, reps: number, more = ',,,') =>
  `2026-01-04 18:00:00,Legs,Squat,${order},40,${reps},${more}`;

it('of Strong are kept: warm-ups, failures beside an effort, drop sets, and the rest after a set', () => {
  const file = read(
    strongHead,
    strongRow('WARM_UP', 8),
    strongRow('1', 5),
    strongRow('Rest Timer', 0, '0,120,,'),
    strongRow('FAILURE', 3, '0,0,,9.5'),
    strongRow('D', 12),
  );
  expect(file).toMatchObject({ leftOut: 0, bad: [], changed: [] });
  const sets = setsOf(file);
  expect(sets.map(({ kind, mark, rest }) => [kind, mark, rest])).toEqual([
    ['ramp', undefined, undefined],
    ['work', undefined, 120],
    ['work', 'to failure', undefined],
    ['work', 'drop set', undefined],
  ]);
  expect(sets[2]?.done.effort).toEqual({ kind: 'rpe', value: 9.5 });
});

it('of Strong that nobody knows are counted and named, and their sets kept', () => {
  const file = read(
    strongHead,
    strongRow('1', 5),
    strongRow('MYO', 12),
    strongRow('Rest Timer', 0),
  );
  expect(file.changed).toEqual([
    { line: 3, sentence: '“MYO” is no mark of a set that we know, so it is kept as a usual one.' },
  ]);
  expect(setsOf(file).map(({ kind, done }) => [kind, done.reps])).toEqual([
    ['work', 5],
    ['work', 12],
  ]);
});

it('of Hevy are kept, and so are supersets', () => {
  const head =
    'title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe';
  const row = (exercise: string, superset: string, type: string) =>
    `Arms,2026-11-23 18:05:00,2026-11-23 19:10:00,,${exercise},${superset},,0,${type},20,10,,,`;
  const file = read(
    head,
    row('Curl', '0', 'normal'),
    row('Dip', '0', 'dropset'),
    row('Row', '', 'failure'),
  );
  expect(file).toMatchObject({ unusedColumns: [], bad: [] });
  expect(setsOf(file).map(({ mark, superset }) => [mark, superset])).toEqual([
    [undefined, '0'],
    ['drop set', '0'],
    ['to failure', undefined],
  ]);
});

it('leave out a rest before the first set, and count it', () => {
  expect(read(strongHead, strongRow('Rest Timer', 0, '0,60,,'), strongRow('1', 5)).leftOut).toBe(1);
});

it('name the cells that can’t be kept, with their lines, and keep their sets', () => {
  const file = read(
    strongHead,
    strongRow('1', 5),
    '2026-01-04 18:00:00,Legs,Squat,2,heavy,5,,,,11',
    '2026-01-04 18:00:00,Legs,Squat,3,40,5,,,,8',
  );
  expect(file.changed).toEqual([
    { line: 3, sentence: '“heavy” in “weight (kg)” is no number.' },
    { line: 3, sentence: '“11” is no effort from 1 to 10.' },
  ]);
  expect(setsOf(file)).toHaveLength(3);
});
