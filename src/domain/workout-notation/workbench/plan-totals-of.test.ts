import { expect, it } from 'vitest';
import { createExerciseLibrary } from '../names/exercise-library.ts';
import { testLibraryExercise } from '../test-exercise-library.test-support.ts';
import { checkNotation } from './check-notation.ts';
import { planTotalsOf } from './plan-totals-of.ts';

const library = createExerciseLibrary([
  testLibraryExercise('Back squat', {
    primaryMuscles: ['quadriceps'],
    secondaryMuscles: ['glutes'],
    equipment: ['barbell'],
  }),
  testLibraryExercise('Band row', { primaryMuscles: ['middle back'], equipment: ['bands'] }),
]);

const totalsIn = (source: string) => planTotalsOf(checkNotation(source, library).plan, library);

it('adds up the days of each week, including a set that a progression adds', () => {
  const { weeks } = totalsIn(
    'Weeks 1-2\nDay 1: Legs\n- Back squat: 3 x 5, each week add 1 set\nDay 2\n- Back squat: 2 x 5\n- Band row: 3 x 8',
  );
  expect(weeks.map(({ week, setsByMuscle }) => ({ week, setsByMuscle }))).toEqual([
    {
      week: 1,
      setsByMuscle: [
        { muscle: 'quadriceps', sets: 5 },
        { muscle: 'middle back', sets: 3 },
        { muscle: 'glutes', sets: 2.5 },
      ],
    },
    {
      week: 2,
      setsByMuscle: [
        { muscle: 'quadriceps', sets: 6 },
        { muscle: 'glutes', sets: 3 },
        { muscle: 'middle back', sets: 3 },
      ],
    },
  ]);
});

it('gives the minutes of each day and of the week', () => {
  const [week] = totalsIn('Day 1: Legs\n- Back squat: 5 x 5\nDay 2\n- Band row: 3 x 8').weeks;
  expect(week?.days).toMatchObject([
    { number: 1, name: 'Legs' },
    { number: 2, name: '' },
  ]);
  expect(week?.minutes).toBe(week?.days.reduce((sum, { totals }) => sum + totals.minutes, 0));
});

it('lists the kit of all weeks once', () => {
  expect(
    totalsIn('Week 1\n- Back squat: 3 x 5\nWeek 2\n- Band row: 3 x 8\n- Back squat: 3 x 5')
      .equipment,
  ).toEqual(['bands', 'barbell']);
});

it('has no weeks if nothing is valid', () => {
  expect(totalsIn('')).toEqual({ weeks: [], equipment: [] });
});
