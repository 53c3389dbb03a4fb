import { describe, expect, it } from 'vitest';
import { createExerciseLibrary } from './exercise-library.ts';
import {
  testExerciseLibrary,
  testLibraryExercise,
  testLibraryExercises,
} from '../test-exercise-library.test-support.ts';

describe('nearest', () => {
  it.each([
    ['Romainian deadlift', 'Romanian deadlift'],
    ['Romanian dedlift', 'Romanian deadlift'],
    ['Rumanian dead lift', 'Romanian deadlift'],
    ['Stiff romanian deadlift', 'Romanian deadlift'],
    ['Deadlfit', 'Deadlift'],
    ['Dead-lift', 'Deadlift'],
    ['Back sqaut', 'Back squat'],
    ['Backsquat', 'Back squat'],
    ['Front squats', 'Front squat'],
    ['Goblin squat', 'Goblet squat'],
    ['Bulgarian squat', 'Bulgarian split squat'],
    ['Bulgarain split squat', 'Bulgarian split squat'],
    ['Walking lunges', 'Walking lunge'],
    ['Hip thurst', 'Barbell hip thrust'],
    ['Ketlebell swing', 'Kettlebell swing'],
    ['Dumbell bench press', 'Dumbbell bench press'],
    ['Incline dumbel press', 'Incline dumbbell press'],
    ['Arnlod press', 'Arnold press'],
    ['Latteral raises', 'Lateral raise'],
    ['Pulup', 'Pull-up'],
    ['Pushups', 'Push-up'],
    ['Lat pull down', 'Lat pulldown'],
    ['Seated cabel rows', 'Seated cable row'],
    ['Tricep pushdowns', 'Triceps pushdown'],
    ['Farmers carries', "Farmer's walk"],
    ['Skullcrusher', 'Skull crusher'],
    ['Plnak', 'Plank'],
    ['Russain twists', 'Russian twist'],
    ['palof press', 'Pallof press'],
  ])('suggests for %s the title %s', (written, title) => {
    expect(testExerciseLibrary.find(written)).toBeUndefined();
    expect(testExerciseLibrary.nearest(written)).toBe(title);
  });

  it.each([
    '',
    '   ',
    '!?',
    'zzzzzzzzzz',
    'qwertyuiop',
    'xkcd 927 comic',
    'a very long sentence '.repeat(50),
  ])('finds nothing for %j', (written) => {
    expect(testExerciseLibrary.nearest(written)).toBeUndefined();
  });

  it('compares only the beginning of a very long name', () => {
    expect(testExerciseLibrary.nearest(`Romanian deadlift ${'and more '.repeat(10_000)}`)).toBe(
      'Romanian deadlift',
    );
  });
});

describe('find', () => {
  it('finds every exercise by its title, other name and slug', () => {
    for (const exercise of testLibraryExercises) {
      expect(testExerciseLibrary.find(exercise.title)).toBe(exercise);
      expect(testExerciseLibrary.find(exercise.slug)).toBe(exercise);
      if (exercise.altTitle !== undefined)
        expect(testExerciseLibrary.find(exercise.altTitle)).toBe(exercise);
    }
  });

  it('returns undefined for a name that the library does not have', () => {
    expect(testExerciseLibrary.find('Sloth squat')).toBeUndefined();
    expect(createExerciseLibrary([]).find('Plank')).toBeUndefined();
    expect(createExerciseLibrary([]).nearest('Plank')).toBeUndefined();
  });

  it('prefers a title to the other name or the slug of another exercise', () => {
    const thrust = testLibraryExercise('Barbell hip thrust', {
      altTitle: 'Bridge',
      slug: 'thrust',
    });
    const bridge = testLibraryExercise('Bridge', { altTitle: 'Thrust' });
    expect(createExerciseLibrary([thrust, bridge]).find('bridge')).toBe(bridge);
    expect(createExerciseLibrary([thrust, bridge]).find('Thrust')).toBe(thrust);
    expect(createExerciseLibrary([bridge, thrust]).find('Thrust')).toBe(thrust);
  });

  it('ignores the case of letters with accents, but not other letters', () => {
    const lift = testLibraryExercise('Élévation', { slug: 'elevation' });
    expect(createExerciseLibrary([lift]).find('ÉLÉVATION')).toBe(lift);
    expect(createExerciseLibrary([lift]).find('élévations')).toBeUndefined();
  });
});
