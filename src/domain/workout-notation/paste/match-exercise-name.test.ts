import { describe, expect, it } from 'vitest';
import { testExerciseLibrary } from '../test-exercise-library.test-support.ts';
import { matchExerciseNameWithKit } from './read-exercise.ts';

/** The match of a name, with its kit, and a question mark if it has to be confirmed. */
const taken = (written: string): string | undefined => {
  const match = matchExerciseNameWithKit(written, testExerciseLibrary);
  if (match === undefined) return undefined;
  const { name, equipment } = match.name;
  const kit = equipment === undefined ? '' : ` with ${equipment}`;
  const extra = match.extra === '' ? '' : ` (${match.extra})`;
  return `${name}${kit}${extra}${match.isCertain ? '' : '?'}`;
};

describe('is certain of', () => {
  it.each([
    ['back squat', 'Back squat'],
    ['BACK SQUATS', 'Back squat'],
    ['Barbell squat', 'Back squat'],
    ['RDLs', 'Romanian deadlift'],
    ['DB RDL', 'Romanian deadlift with dumbbells'],
    ['Romanian deadlift with a dumbbell', 'Romanian deadlift with a dumbbell'],
    ['BSS', 'Bulgarian split squat'],
    ['RFESS', 'Bulgarian split squat'],
    ['bench', 'Barbell bench press'],
    ['BB bench press', 'Barbell bench press'],
    ['BB bench', 'Barbell bench press'],
    ['BB OHP', 'Barbell overhead press'],
    ['inc db press', 'Incline dumbbell press'],
    ['pullups', 'Pull-up'],
    ['Pull ups', 'Pull-up'],
    ['press-ups', 'Push-up'],
    ['pushdowns', 'Triceps pushdown'],
    ['tricep pressdown', 'Triceps pushdown'],
    ['KB swings', 'Kettlebell swing'],
    ['1-arm row', 'Single-arm dumbbell row'],
    ['farmers carries', "Farmer's walk"],
    ['side raises', 'Lateral raise'],
    ['skullcrushers', 'Skull crusher'],
    ['curl, hammer', 'Hammer curl'],
    ['“Cat-cow”', 'Cat-cow'],
  ])('%s', (written, name) => {
    expect(taken(written)).toBe(name);
  });
});

describe('asks about', () => {
  it.each([
    ['squats', 'Back squat?'],
    ['rows', 'Bent-over barbell row?'],
    ['leg curl', 'Lying leg curl'],
    ['Romainian deadlfit', 'Romanian deadlift?'],
    ['paused back squat', 'Back squat (paused)?'],
    ['hangin leg raise', 'Hanging leg raise?'],
  ])('%s', (written, name) => {
    expect(taken(written)).toBe(name);
  });
});

it.each(['Zzyzx', 'Drink two litres of water', '', '12', 'Lift like you mean it this week please'])(
  'finds no exercise in “%s”',
  (written) => {
    expect(taken(written)).toBeUndefined();
  },
);
