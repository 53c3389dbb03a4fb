import { describe, expect, it } from 'vitest';
import type { SetAmount, Exercise, Load, Range } from '../plan.ts';
import { exercisesOfText, onlyExerciseOfText } from '../test-exercise-library.test-support.ts';

const exact = (value: number): Range => ({ from: value, to: value });
const between = (from: number, to: number): Range => ({ from, to });

it('parses an exercise that uses everything in the notation', () => {
  const text =
    'Weeks 1-4\n- Back squat: 1 x 5 at RPE 8 + 3 x 8-10 at 60-65 kg and RPE 7, rest 2-3 min, tempo 3-1-x-0, each week add 2.5 kg (belt for the first: set it tight)';
  expect(onlyExerciseOfText(text)).toEqual({
    name: 'Back squat',
    slug: 'back-squat',
    equipment: undefined,
    sets: [
      {
        sets: 1,
        amount: { kind: 'reps', reps: exact(5), perSide: false },
        loads: [{ kind: 'rpe', rpe: exact(8) }],
      },
      {
        sets: 3,
        amount: { kind: 'reps', reps: between(8, 10), perSide: false },
        loads: [
          { kind: 'kilograms', kilograms: between(60, 65), perHand: false },
          { kind: 'rpe', rpe: exact(7) },
        ],
      },
    ],
    restSeconds: between(120, 180),
    tempo: [3, 1, 'x', 0],
    progression: { kind: 'add', amount: 2.5, unit: 'kg' },
    note: 'belt for the first: set it tight',
  } satisfies Exercise);
});

it('parses an exercise with only sets', () => {
  expect(onlyExerciseOfText('- Plank: 2 x 45 s')).toEqual({
    name: 'Plank',
    slug: 'plank',
    equipment: undefined,
    sets: [{ sets: 2, amount: { kind: 'time', seconds: exact(45), perSide: false }, loads: [] }],
    restSeconds: undefined,
    tempo: undefined,
    progression: undefined,
    note: '',
  } satisfies Exercise);
});

it.each([
  ['Romanian deadlift with dumbbells', 'dumbbells'],
  ['RDL with Dumbbell', 'a dumbbell'],
  ['romanian-deadlift  WITH  a kettlebell', 'a kettlebell'],
  ['Romanian deadlift', undefined],
])('reads the equipment in "%s"', (text, equipment) => {
  expect(onlyExerciseOfText(`- ${text}: 3 x 8`)).toMatchObject({
    name: 'Romanian deadlift',
    equipment,
  });
});

describe('parseExercise, the name', () => {
  it.each([
    ['Romanian deadlift', 'Romanian deadlift', 'romanian-deadlift'],
    ['ROMANIAN  DEADLIFT', 'Romanian deadlift', 'romanian-deadlift'],
    ['RDL', 'Romanian deadlift', 'romanian-deadlift'],
    ['romanian-deadlift', 'Romanian deadlift', 'romanian-deadlift'],
    ['push up', 'Push-up', 'push-up'],
    ['Farmer’s walk', "Farmer's walk", 'farmers-walk'],
    ['clean-from-the-hang', 'Clean: from the hang', 'clean-from-the-hang'],
    ['Superset press', 'Superset press', 'superset-press'],
    ['"Cat-cow"', 'Cat-cow', undefined],
    ['“Cat: cow”', 'Cat: cow', undefined],
    ['" Cat (slow), 3 x + "', 'Cat (slow), 3 x +', undefined],
    ['"Back squat"', 'Back squat', undefined],
  ])('%s is parsed as %s', (written, name, slug) => {
    expect(onlyExerciseOfText(`- ${written} : 1 x 8`)).toMatchObject({ name, slug });
  });
});

describe('parseExercise, the amount', () => {
  const reps = (range: Range, perSide = false): SetAmount => ({
    kind: 'reps',
    reps: range,
    perSide,
  });
  const time = (range: Range, perSide = false): SetAmount => ({
    kind: 'time',
    seconds: range,
    perSide,
  });
  const distance = (range: Range, perSide = false): SetAmount => ({
    kind: 'distance',
    metres: range,
    perSide,
  });
  it.each<[string, SetAmount]>([
    ['8', reps(exact(8))],
    ['8 reps', reps(exact(8))],
    ['1 rep', reps(exact(1))],
    ['8-10', reps(between(8, 10))],
    ['8–10', reps(between(8, 10))],
    ['8 to 10', reps(between(8, 10))],
    ['8 - 10 REPS', reps(between(8, 10))],
    ['8 per side', reps(exact(8), true)],
    ['8-10 reps each side', reps(between(8, 10), true)],
    ['30 s', time(exact(30))],
    ['30s', time(exact(30))],
    ['30 sec', time(exact(30))],
    ['30 Seconds', time(exact(30))],
    ['30-45 s per side', time(between(30, 45), true)],
    ['2 min', time(exact(120))],
    ['1,5 min', time(exact(90))],
    ['1.5-2 minutes', time(between(90, 120))],
    ['4.1 min', time(exact(246))],
    ['40 m', distance(exact(40))],
    ['40m', distance(exact(40))],
    ['40–60 metres', distance(between(40, 60))],
    ['1 metre per side', distance(exact(1), true)],
    ['to failure', { kind: 'failure', perSide: false }],
    ['To Failure per side', { kind: 'failure', perSide: true }],
    ['max', { kind: 'failure', perSide: false }],
    ['max reps each side', { kind: 'failure', perSide: true }],
  ])('%s is parsed by itself and in a group', (written, amount) => {
    expect(onlyExerciseOfText(`- Plank: 3 x ${written}`).sets).toEqual([
      { sets: 3, amount, loads: [] },
    ]);
    expect(exercisesOfText(`- AMRAP 5 min\n  - Plank: ${written}`)[0]?.sets).toEqual([
      { sets: undefined, amount, loads: [] },
    ]);
  });

  it.each(['3 x 8', '3x8', '3 X 8', '3×8', '3 × 8'])('%s is parsed as three sets', (written) => {
    expect(onlyExerciseOfText(`- Plank: ${written}`).sets).toEqual([
      { sets: 3, amount: reps(exact(8)), loads: [] },
    ]);
  });
});

describe('parseExercise, the load', () => {
  const kilograms = (range: Range, perHand = false): Load => ({
    kind: 'kilograms',
    kilograms: range,
    perHand,
  });
  it.each<[string, readonly Load[]]>([
    ['at 60 kg', [kilograms(exact(60))]],
    ['at 60kg', [kilograms(exact(60))]],
    ['at 60-65 kg', [kilograms(between(60, 65))]],
    ['AT 62,5 to 65.25 KG', [kilograms(between(62.5, 65.25))]],
    ['at 10 kg per hand', [kilograms(exact(10), true)]],
    ['at 10–12 kg each hand', [kilograms(between(10, 12), true)]],
    ['at 70%', [{ kind: 'percent', percent: exact(70) }]],
    ['at 70-72,5 % 1RM', [{ kind: 'percent', percent: between(70, 72.5) }]],
    ['at 70% of 1rm', [{ kind: 'percent', percent: exact(70) }]],
    ['at RPE 8', [{ kind: 'rpe', rpe: exact(8) }]],
    ['at rpe 7.5–8', [{ kind: 'rpe', rpe: between(7.5, 8) }]],
    ['at 2 RIR', [{ kind: 'rir', reps: exact(2) }]],
    ['at 1 to 2 rir', [{ kind: 'rir', reps: between(1, 2) }]],
    ['at bodyweight', [{ kind: 'bodyweight' }]],
    ['with a light band', [{ kind: 'band', strength: 'light' }]],
    ['with medium band', [{ kind: 'band', strength: 'medium' }]],
    ['with A Heavy Band', [{ kind: 'band', strength: 'heavy' }]],
    ['at 40 kg and RPE 7', [kilograms(exact(40)), { kind: 'rpe', rpe: exact(7) }]],
    [
      'with a light band AND 2 RIR',
      [
        { kind: 'band', strength: 'light' },
        { kind: 'rir', reps: exact(2) },
      ],
    ],
  ])('%s is parsed', (written, loads) => {
    expect(onlyExerciseOfText(`- Plank: 3 x 8 ${written}`).sets[0]?.loads).toEqual(loads);
  });
});

describe('parseExercise, the clauses after the sets', () => {
  it.each<[string, Partial<Exercise>]>([
    ['rest 90 s', { restSeconds: exact(90) }],
    ['REST 2 MIN', { restSeconds: exact(120) }],
    ['rest 2-3 minutes', { restSeconds: between(120, 180) }],
    ['rest 1,5 to 2 min', { restSeconds: between(90, 120) }],
    ['tempo 3-1-1-0', { tempo: [3, 1, 1, 0] }],
    ['Tempo 3 - 0 - X - 1', { tempo: [3, 0, 'x', 1] }],
    ['tempo x-x-x-x', { tempo: ['x', 'x', 'x', 'x'] }],
    ['each week add 2,5 kg', { progression: { kind: 'add', amount: 2.5, unit: 'kg' } }],
    ['Each Week Add 0.5%', { progression: { kind: 'add', amount: 0.5, unit: '%' } }],
    ['each week add 1 rep', { progression: { kind: 'add', amount: 1, unit: 'reps' } }],
    ['each week add 2 reps', { progression: { kind: 'add', amount: 2, unit: 'reps' } }],
    ['each week add 1 set', { progression: { kind: 'add', amount: 1, unit: 'sets' } }],
    ['each week add 2 sets', { progression: { kind: 'add', amount: 2, unit: 'sets' } }],
  ])('%s is parsed', (written, expected) => {
    const text = `Weeks 1-4\n- Plank: 3 x 8 at 60 kg + 1 x 5 at 70%, ${written}`;
    const none = { restSeconds: undefined, tempo: undefined, progression: undefined, note: '' };
    expect(onlyExerciseOfText(text)).toMatchObject({ ...none, ...expected });
  });

  it.each(['5 s', '5 sec', '5 seconds'])('each week add %s is parsed', (written) => {
    const text = `Weeks 1-4\n- Plank: 3 x 30 s, each week add ${written}`;
    expect(onlyExerciseOfText(text).progression).toEqual({ kind: 'add', amount: 5, unit: 's' });
  });

  it('may be the load of each week', () => {
    const text = 'Weeks 1-3\n- Plank: 3 x 8, each week 70% then 72.5-75% THEN 80%';
    expect(onlyExerciseOfText(text).progression).toEqual({
      kind: 'loads',
      loads: [exact(70), between(72.5, 75), exact(80)].map((percent) => ({
        kind: 'percent',
        percent,
      })),
    });
  });

  it('may be in any order, with or without spaces around commas, before a note', () => {
    const expected = onlyExerciseOfText('- Plank: 3 x 8, rest 90 s, tempo 3-1-1-0 (slow, and low)');
    expect(
      onlyExerciseOfText('- Plank: 3 x 8,tempo 3-1-1-0 ,  rest 90 s( slow, and low )'),
    ).toEqual(expected);
    expect(expected.note).toBe('slow, and low');
  });

  it('may end in empty brackets, which are no note', () => {
    expect(onlyExerciseOfText('- Plank: 3 x 8 ()').note).toBe('');
  });

  it('may follow two kinds of sets', () => {
    expect(onlyExerciseOfText('- Plank: 1 x 5+3 x 8').sets).toHaveLength(2);
  });
});
