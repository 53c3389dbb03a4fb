import { expect, it } from 'vitest';
import * as v from 'valibot';
import { LiftPercentilesTableSchema } from '../../src/domain/calculators/standing/lift-figures.ts';
import { createBestLiftsCollector, toFiguresText } from './create-best-lifts-collector.ts';

const head =
  'Name,Sex,Event,Equipment,Age,Division,BodyweightKg,Best3SquatKg,Best3BenchKg,Best3DeadliftKg,Tested,ParentFederation,Date';
/**
 * A woman of 30 at 60 kg, without supportive kit, tested, who squatted 100, pressed 60 and pulled
 * 120.
 */
const row = (changes: Readonly<Record<string, string>> = {}): string =>
  Object.values({
    Name: 'Made Up',
    Sex: 'F',
    Event: 'SBD',
    Equipment: 'Raw',
    Age: '30',
    Division: 'Open',
    BodyweightKg: '60',
    Best3SquatKg: '100',
    Best3BenchKg: '60',
    Best3DeadliftKg: '120',
    Tested: 'Yes',
    ParentFederation: 'IPF',
    Date: '2017-05-06',
    ...changes,
  }).join(',');

const figuresOf = (...rows: readonly string[]) => {
  const bests = createBestLiftsCollector(head);
  for (const line of rows) bests.add(line);
  return bests.figures();
};
const groupsOf = (...rows: readonly string[]) =>
  figuresOf(...rows)
    .rows.filter(({ n }) => n > 0)
    .map(({ lift, age, over_kg: over, n, kg }) => ({ lift, age, over, n, median: kg[9] }));

it('counts a woman once a lift and age, with her best and the bodyweight of that day', () => {
  const groups = groupsOf(
    row(),
    row({ Best3SquatKg: '110', Best3BenchKg: '55', BodyweightKg: '64', Date: '2016-01-02' }),
  );
  expect(groups).toEqual([
    { lift: 'back squat', age: '18-39', over: 63, n: 1, median: 110 },
    { lift: 'bench press', age: '18-39', over: 57, n: 1, median: 60 },
    { lift: 'deadlift', age: '18-39', over: 57, n: 1, median: 120 },
  ]);
});

it('takes percentiles between ranks, to half a kilogram', () => {
  const { rows } = figuresOf(
    row({ Name: 'One', Best3SquatKg: '100' }),
    row({ Name: 'Two', Best3SquatKg: '110' }),
  );
  const squat = rows.find(({ lift, n }) => lift === 'back squat' && n === 2);
  expect([squat?.kg[0], squat?.kg[9], squat?.kg[18]]).toEqual([100.5, 105, 109.5]);
});

it.each([
  ['a man', { Sex: 'M' }],
  ['a lifter in a supportive suit', { Equipment: 'Single-ply' }],
  ['an untested meet', { Tested: '' }],
  ['another federation', { ParentFederation: 'GPC' }],
  ['a girl', { Age: '17' }],
  ['a lifter whose age nobody knows', { Age: '', Division: 'Masters 1' }],
  ['a lifter who was not weighed', { BodyweightKg: '' }],
  ['a lifter without a good lift', { Best3SquatKg: '-90', Best3BenchKg: '', Best3DeadliftKg: '' }],
])('leaves out %s', (_, changes) => {
  expect(figuresOf(row(changes))).toMatchObject({ entries: 0, women: 0 });
});

it('takes who entered as a junior without an age for a young adult, and knows the older bands', () => {
  expect(groupsOf(row({ Age: '', Division: 'Junior' }))[0]?.age).toBe('18-39');
  expect(groupsOf(row({ Age: '49.5' }))[0]?.age).toBe('40-49');
  expect(groupsOf(row({ Age: '61' }))[0]?.age).toBe('60+');
});

it('writes what the calculator reads, and no name', () => {
  const text = toFiguresText(figuresOf(row()));
  expect(v.parse(LiftPercentilesTableSchema, JSON.parse(text))).toMatchObject({
    entries: 1,
    women: 1,
    first_year: 2017,
    last_year: 2017,
  });
  expect(text).not.toContain('Made Up');
});

it('names the columns that a file lacks', () => {
  expect(() => createBestLiftsCollector('Name,Sex')).toThrow(/no column Equipment, Age,/);
});
