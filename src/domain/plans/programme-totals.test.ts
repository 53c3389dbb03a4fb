import { describe, expect, it } from 'vitest';
import { createExerciseLibrary } from '../workout-notation/names/exercise-library.ts';
import {
  planOfText,
  testLibraryExercise,
} from '../workout-notation/test-exercise-library.test-support.ts';
import { hasSessionEqualToDay, programmeTotalsOf } from './programme-totals.ts';

const library = createExerciseLibrary([
  testLibraryExercise('Back squat', { equipment: ['barbell'] }),
  testLibraryExercise('Push-up', { equipment: ['body only'] }),
]);
const twelveWeeks = planOfText(`
Weeks 1-11: Build
Day 1: Squat
Warm-up
- "Cat-cow": 1 x 10
Main
- Back squat: 3 x 5, rest 2 min, each week RPE 7 then RPE 8 (belt for the last)
- "Plate pinch": 2 x 30 s
Day 2: Push
- Push-up: 3 x 10
Day 3: Squat again
- Back squat: 3 x 8 at 60%
Week 12: The test
Day 1: One session
Finisher
- "Plate pinch": 3 x 30 s
`);
const programme = programmeTotalsOf([twelveWeeks], library);

describe('a programme', () => {
  it('has the sessions of all its weeks, and the most frequent number of days a week', () => {
    expect(programme).toMatchObject({ weeks: 12, daysAWeek: 3, sessions: 34 });
    expect(programme.minutes).toHaveLength(34);
  });

  it('sorts the minutes of its sessions', () => {
    expect(programme.minutes).toEqual(programme.minutes.toSorted((one, other) => one - other));
  });

  it('needs the equipment of all its days', () => {
    expect(programme.equipment).toEqual(['barbell']);
  });

  it('lists the movements without a page once, except those of warm-ups', () => {
    expect(programme.withoutPage).toEqual(['Plate pinch']);
  });

  it('is empty without a plan', () => {
    expect(programmeTotalsOf([], library)).toMatchObject({ weeks: 0, daysAWeek: 0, sessions: 0 });
  });
});

describe('a sample day', () => {
  const sample = (squat: string, note = '') => {
    const day = planOfText(`
Day 1: Any name
Warm-up
- "Cat-cow": 1 x 10
Main
- Back squat: 3 x 5${squat}, rest 2 min
- "Plate pinch": 2 x 30 s${note}
`).blocks[0]?.days[0];
    return day !== undefined && hasSessionEqualToDay(programme, day);
  };

  it('may be a session of any week, with that week’s load', () => {
    expect([sample(' at RPE 7'), sample(' at RPE 8')]).toEqual([true, true]);
  });

  it('may have other notes', () => {
    expect(sample(' at RPE 8', ' (with chalk)')).toBe(true);
  });

  it('must not have another load or other sets', () => {
    expect([sample(' at RPE 9'), sample('')]).toEqual([false, false]);
  });
});
