import { describe, expect, it } from 'vitest';
import { createExerciseLibrary } from '../names/exercise-library.ts';
import { testLibraryExercise } from '../test-exercise-library.test-support.ts';
import { parsePlanOrSyntaxErrors } from '../parse/parse-plan-or-syntax-errors.ts';
import type { PlanDay } from '../plan.ts';
import { sumSetsByMuscleOverDays, dayTotalsOf } from './totals.ts';
import type { DayTotals } from './day-totals.ts';

const library = createExerciseLibrary([
  testLibraryExercise('Squat', {
    primaryMuscles: ['quadriceps', 'glutes'],
    secondaryMuscles: ['hamstrings'],
    equipment: ['barbell', 'machine'],
  }),
  testLibraryExercise('Row', {
    primaryMuscles: ['lats'],
    secondaryMuscles: ['biceps', 'hamstrings'],
    equipment: ['dumbbell'],
  }),
  testLibraryExercise('Push-up', {
    primaryMuscles: ['chest'],
    secondaryMuscles: ['triceps'],
    equipment: ['body only'],
  }),
  testLibraryExercise('Swing', {
    primaryMuscles: ['glutes'],
    equipment: ['kettlebells', 'body only'],
  }),
]);

const dayOf = (text: string): PlanDay => {
  const parsed = parsePlanOrSyntaxErrors(text, library);
  const day = parsed.ok ? parsed.plan.blocks[0]?.days[0] : undefined;
  if (day === undefined) throw new Error(JSON.stringify(parsed));
  return day;
};

const totals = (text: string): DayTotals => dayTotalsOf(dayOf(text), library);

/** The sets by muscle as strings, in order. */
const setsIn = (text: string): readonly string[] =>
  totals(text).setsByMuscle.map(({ muscle, sets }) => `${muscle} ${sets}`);

it('dayTotalsOf adds up a whole day', () => {
  const text = `Warm-up
- "Cat-cow": 1 x 10
- Swing: 2 x 10
Main
- Squat: 4 x 6, rest 3 min, tempo 3-1-1-0
- Superset, 3 rounds, rest 90 s
  - Push-up: 8-12
  - Row: 10 per side
Finisher
- AMRAP 8 min
  - Swing: 15
  - Push-up: to failure
Cool-down
- "Stretch": 2 x 45 s`;
  // Warm-up: 60 + 1 x (10 x 3 + 30) = 120 and 60 + 2 x (10 x 3 + 30) = 180 seconds.
  // Main: 60 + 4 x (6 x 5 + 180) = 900 and 60 + 3 x (10 x 3 + 2 x 10 x 3 + 90) = 600.
  // Finisher: 60 + 480 = 540. Cool-down: 60 + 2 x (45 + 30) = 210.
  // 2550 seconds are 42.5 minutes, and 42.5 / 5 = 8.5, which is rounded to 9 x 5.
  // The finisher goes round in 15 x 3 + 40 = 85 seconds: 5 times in 480, of which 3 count.
  expect(totals(text)).toEqual({
    // Quadriceps 4; glutes 4 + 3 swings; chest 3 + 3; triceps 6 / 2; lats 3; biceps 3 / 2;
    // hamstrings 4 / 2 + 3 / 2.
    setsByMuscle: [
      { muscle: 'glutes', sets: 7 },
      { muscle: 'chest', sets: 6 },
      { muscle: 'quadriceps', sets: 4 },
      { muscle: 'hamstrings', sets: 3.5 },
      { muscle: 'lats', sets: 3 },
      { muscle: 'triceps', sets: 3 },
      { muscle: 'biceps', sets: 1.5 },
    ],
    minutes: 45,
    equipment: ['barbell', 'dumbbell', 'kettlebells', 'machine'],
  });
});

describe('hard sets by muscle', () => {
  it('count one for a primary muscle and a half for a secondary one', () => {
    expect(setsIn('- Squat: 1 x 5 + 3 x 8')).toEqual(['glutes 4', 'quadriceps 4', 'hamstrings 2']);
  });

  it('count both sides as one set', () => {
    expect(setsIn('- Row: 3 x 8 per side')).toEqual(['lats 3', 'biceps 1.5', 'hamstrings 1.5']);
  });

  it.each(['Superset', 'Circuit'])('count the rounds of a %s', (kind) => {
    const text = `- ${kind}, 4 rounds\n  - Push-up: 8\n  - Swing: 8 + 4`;
    // Two kinds of sets in a round are two sets.
    expect(setsIn(text)).toEqual(['glutes 8', 'chest 4', 'triceps 2']);
  });

  it.each([
    // 20 x (3 + 1 + 1 + 1) = 120 seconds a round, x counts one: 2.5 of them.
    ['AMRAP 5 min', '20, tempo 3-1-x-1', 2],
    // 2 x 75 = 150 seconds a round.
    ['AMRAP 5 min', '70-80 s per side', 2],
    // A round of 200 seconds does not fit into a minute, but counts once.
    ['AMRAP 1 min', '200 m', 1],
    // 30 seconds a round: 10 rounds, of which 3 count. A round of no time counts as one second.
    ['AMRAP 5 min', '10', 3],
    ['AMRAP 1 min', '10, tempo 0-0-0-0', 3],
    ['EMOM 12 min', '10', 12],
  ])('count the rounds of %s: %s', (head, amount, rounds) => {
    expect(setsIn(`- ${head}\n  - Swing: ${amount}`)).toEqual([`glutes ${rounds}`]);
  });

  it.each([
    [12, 4],
    [11, 3],
    // Less than one for each, but every exercise counts at least one.
    [2, 1],
  ])('divide %i minutes of an EMOM by its three exercises', (minutes, each) => {
    const text = `- EMOM ${minutes} min\n  - Swing: 8\n  - "Rest": 30 s\n  - Push-up: 8`;
    expect(setsIn(text)).toEqual([`chest ${each}`, `glutes ${each}`, `triceps ${each / 2}`]);
  });

  it('leave out warm-up, cool-down and exercises that are not in the library', () => {
    expect(setsIn('Warm-up\n- Squat: 3 x 5\nCool-down\n- Row: 3 x 5')).toEqual([]);
    expect(setsIn('- "Squat": 3 x 5')).toEqual([]);
    expect(setsIn('Finisher\n- Swing: 3 x 5')).toEqual(['glutes 3']);
    expect(dayTotalsOf(dayOf('- Squat: 3 x 5'), createExerciseLibrary([]))).toEqual({
      setsByMuscle: [],
      minutes: 6,
      equipment: [],
    });
  });

  it.each([
    ['Row: 6 x 3 at RPE 5', []],
    ['Row: 6 x 3 at RPE 5-6', []],
    ['Row: 6 x 3 at RPE 5-7', ['lats 6', 'biceps 3', 'hamstrings 3']],
    ['Row: 6 x 3 at 5 RIR', []],
    ['Row: 6 x 3 at 4-5 RIR', []],
    ['Row: 6 x 3 at 3-5 RIR', ['lats 6', 'biceps 3', 'hamstrings 3']],
    ['Row: 6 x 3 at 59%', []],
    ['Row: 6 x 3 at 60%', ['lats 6', 'biceps 3', 'hamstrings 3']],
    // An effort takes precedence over a percentage.
    ['Row: 6 x 3 at 80% and RPE 5', []],
    ['Row: 6 x 3 at 40% and RPE 8', ['lats 6', 'biceps 3', 'hamstrings 3']],
    // A weight that only the plan knows says nothing about the effort, nor does bodyweight.
    ['Row: 6 x 3 at 20 kg', []],
    ['Row: 6 x 3 at bodyweight', []],
    ['Row: 6 x 3 at bodyweight and 5 kg', []],
    ['Row: 6 x 3 at 20 kg and RPE 7', ['lats 6', 'biceps 3', 'hamstrings 3']],
    ['Row: 6 x 3 at bodyweight and 2 RIR', ['lats 6', 'biceps 3', 'hamstrings 3']],
    ['Row: 6 x 3 at 20 kg and 75%', ['lats 6', 'biceps 3', 'hamstrings 3']],
    ['Row: 6 x to failure at bodyweight', ['lats 6', 'biceps 3', 'hamstrings 3']],
    ['Row: 6 x 3 with a light band', ['lats 6', 'biceps 3', 'hamstrings 3']],
    ['Row: 6 x 3', ['lats 6', 'biceps 3', 'hamstrings 3']],
    ['Row: 1 x 5 at RPE 4 + 2 x 5 at RPE 8', ['lats 2', 'biceps 1', 'hamstrings 1']],
  ])('leave out easy sets: %s', (line, sets) => {
    expect(setsIn(`- ${line}`)).toEqual(sets);
  });

  it('are added up over days, most first and then by name', () => {
    const days = [
      '- Squat: 2 x 5\n- Row: 1 x 5',
      '- Row: 1 x 5\n- Swing: 1 x 5',
      '- "Rest": 1 x 1',
    ];
    // Hamstrings 2 / 2 + 1 / 2 + 1 / 2, biceps 1 / 2 + 1 / 2.
    expect(sumSetsByMuscleOverDays(days.map(totals))).toEqual([
      { muscle: 'glutes', sets: 3 },
      { muscle: 'hamstrings', sets: 2 },
      { muscle: 'lats', sets: 2 },
      { muscle: 'quadriceps', sets: 2 },
      { muscle: 'biceps', sets: 1 },
    ]);
    expect(sumSetsByMuscleOverDays([])).toEqual([]);
  });
});

describe('minutes', () => {
  it.each([
    // 60 + 3 x (5 x 3 + 90) = 375 seconds: 6.25 minutes.
    ['- Squat: 3 x 5', 6],
    // 60 + 3 x (5 x 3 + 30) = 195 seconds: 3.25 minutes.
    ['Warm-up\n- Squat: 3 x 5', 3],
    ['Finisher\n- Squat: 3 x 5', 3],
    ['Cool-down\n- Squat: 3 x 5', 3],
    // 60 + 3 x (10 x 5 + 90) = 480 seconds.
    ['- Squat: 3 x 8-12, tempo 3-1-x-0', 8],
    // 60 + 3 x (2 x 10 x 3 + 90) = 510 seconds: 8.5 minutes.
    ['- Row: 3 x 10 per side', 9],
    // 60 + 3 x (15 + 150) = 555 seconds: 9.25 minutes.
    ['- Squat: 3 x 5, rest 2-3 min', 9],
    // 60 + 2 x (2 x 40 + 20) = 260 seconds: 4.33 minutes.
    ['- Squat: 2 x 30-50 s per side, rest 20 s', 4],
    // 60 + 2 x (2 x 100 + 20) = 500 seconds: 8.33 minutes.
    ['- Squat: 2 x 80-120 m per side, rest 20 s', 8],
    // 60 + 2 x (40 + 20) = 180 seconds, and 60 + 2 x (2 x 40 + 20) = 260.
    ['- Squat: 2 x to failure, rest 20 s', 3],
    ['- Squat: 2 x to failure per side, rest 20 s', 4],
    // 60 + 1 x (15 + 90) + 2 x (24 + 90) = 393 seconds: 6.55 minutes.
    ['- Squat: 1 x 5 + 2 x 8', 7],
    // 60 + 3 x (30 + 20 + 10 + 60) = 420 seconds.
    ['- Superset, 3 rounds, rest 1 min\n  - Squat: 10\n  - Row: 20 s, rest 10 s', 7],
    // 60 + 3 x (30 + 20 + 90) = 480 seconds; with 30 of rest after a round, 300.
    ['- Superset, 3 rounds\n  - Squat: 10\n  - Row: 20 s', 8],
    ['Finisher\n- Circuit, 3 rounds\n  - Squat: 10\n  - Row: 20 s', 5],
    // 60 + 5 x 60 = 360 seconds, whatever the exercises.
    ['- AMRAP 5 min\n  - Squat: 200', 6],
    ['- EMOM 5 min\n  - Squat: 1', 6],
    // 60 + 60 + 90 = 210 seconds: 3.5 minutes.
    ['- "Stretch": 1 x 1 min', 4],
  ])('of %j are estimated', (text, minutes) => {
    expect(totals(text).minutes).toBe(minutes);
  });

  it.each([
    [8, 9],
    [9, 10],
    [11, 10],
    [12, 15],
    [16, 15],
    [17, 20],
    [119, 120],
  ])('of an EMOM of %i, with a minute to set it up, are rounded to %i', (clock, minutes) => {
    expect(totals(`- EMOM ${clock} min\n  - Squat: 1`).minutes).toBe(minutes);
  });

  it('are rounded to whole minutes, and to fives from ten on', () => {
    // The seconds include a minute of setup and 30 seconds of rest.
    const of = (seconds: number) => totals(`- Squat: 1 x ${seconds - 90} s, rest 30 s`).minutes;
    expect([149, 150, 569, 570, 599].map(of)).toEqual([2, 3, 9, 10, 10]);
    expect([600, 749, 750, 1049, 1050].map(of)).toEqual([10, 10, 15, 15, 20]);
  });

  it('are at least one', () => {
    expect(dayTotalsOf({ number: 1, name: '', parts: [] }, library)).toEqual({
      setsByMuscle: [],
      minutes: 1,
      equipment: [],
    });
  });
});

describe('equipment', () => {
  it('is listed once, in alphabetical order, from all parts and groups', () => {
    const text = `Warm-up\n- Swing: 1 x 5\nMain\n- Squat: 3 x 5\n- Squat: 1 x 3
- AMRAP 5 min\n  - Row: 8\nCool-down\n- Push-up: 1 x 5`;
    expect(totals(text).equipment).toEqual(['barbell', 'dumbbell', 'kettlebells', 'machine']);
  });

  it('is empty for bodyweight exercises and for exercises that are not in the library', () => {
    expect(totals('- Push-up: 3 x 5\n- "Squat": 3 x 5').equipment).toEqual([]);
  });

  it('is what follows "with" instead of the exercise’s own', () => {
    expect(totals('- Squat with dumbbells: 3 x 8').equipment).toEqual(['dumbbell']);
    expect(totals('- Squat with a band: 3 x 8').equipment).toEqual(['bands']);
  });

  it('includes bands when a band is the load', () => {
    expect(totals('- Push-up: 3 x 8 with a light band').equipment).toContain('bands');
  });

  it('leaves out weights when every set is at bodyweight', () => {
    expect(totals('- Row: 3 x 8 at bodyweight').equipment).toEqual([]);
    expect(totals('- Row: 3 x 8 at bodyweight and 2 RIR').equipment).toEqual([]);
    expect(totals('- Row: 3 x 8 at bodyweight and 5 kg').equipment).not.toEqual([]);
    expect(totals('- Row: 3 x 8 at RPE 8').equipment).not.toEqual([]);
    expect(totals('- Row: 3 x 8').equipment).toEqual(['dumbbell']);
    expect(totals('- Squat: 3 x 8 at bodyweight').equipment).toEqual(['machine']);
  });
});
