import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createExerciseLibrary, editDistance } from './exercise-library.ts';
import { library, libraryExercise, libraryExercises } from './library.test-support.ts';

describe('the distance between two words', () => {
  it.each([
    ['', '', 0],
    ['squat', 'squat', 0],
    ['', 'squat', 5],
    ['squat', '', 5],
    ['squat', 'squats', 1],
    ['squat', 'squt', 1],
    ['squat', 'sqaut', 1],
    ['squat', 'quats', 2],
    ['kitten', 'sitting', 3],
    // Swapped, and a letter put between.
    ['ca', 'abc', 2],
    ['abcd', 'dcba', 3],
  ])('%s to %s is %i', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
  });

  // Few letters, so that words come out alike.
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

  it('is the same both ways', () => {
    fc.assert(
      fc.property(
        word,
        word,
        (one, other) => editDistance(one, other) === editDistance(other, one),
      ),
      { numRuns: 2000 },
    );
  });

  it('is nothing only between equal words', () => {
    fc.assert(
      fc.property(word, word, (one, other) => (editDistance(one, other) === 0) === (one === other)),
      { numRuns: 2000 },
    );
  });

  it('is never longer than by way of a third word', () => {
    fc.assert(
      fc.property(
        fc.tuple(word, word, word),
        ([one, middle, other]) =>
          editDistance(one, other) <= editDistance(one, middle) + editDistance(middle, other),
      ),
      { numRuns: 5000 },
    );
  });

  it('is one where two neighbours are swapped', () => {
    const words = fc
      .string({ minLength: 2, maxLength: 20 })
      .chain((text) => fc.tuple(fc.constant(text), fc.nat({ max: text.length - 2 })));
    fc.assert(
      fc.property(words, ([text, at]) => {
        const [first = '', second = ''] = [text[at], text[at + 1]];
        const swapped = text.slice(0, at) + second + first + text.slice(at + 2);
        return editDistance(text, swapped) === (first === second ? 0 : 1);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('what an editor meant', () => {
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
  ])('%s: %s', (written, title) => {
    expect(library.find(written)).toBeUndefined();
    expect(library.nearest(written)).toBe(title);
  });

  it.each([
    '',
    '   ',
    '!?',
    'zzzzzzzzzz',
    'qwertyuiop',
    'xkcd 927 comic',
    'a very long sentence '.repeat(50),
  ])('nobody knows: %s', (written) => {
    expect(library.nearest(written)).toBeUndefined();
  });

  it('is looked for in the beginning of what is too long', () => {
    expect(library.nearest(`Romanian deadlift ${'and more '.repeat(10_000)}`)).toBe(
      'Romanian deadlift',
    );
  });
});

describe('finding', () => {
  it('finds every exercise by its title, other name and slug', () => {
    for (const exercise of libraryExercises) {
      expect(library.find(exercise.title)).toBe(exercise);
      expect(library.find(exercise.slug)).toBe(exercise);
      if (exercise.altTitle !== undefined) expect(library.find(exercise.altTitle)).toBe(exercise);
    }
  });

  it('knows what is not there', () => {
    expect(library.find('Sloth squat')).toBeUndefined();
    expect(createExerciseLibrary([]).find('Plank')).toBeUndefined();
    expect(createExerciseLibrary([]).nearest('Plank')).toBeUndefined();
  });

  it('takes a title before the other name or the slug of another', () => {
    const thrust = libraryExercise('Barbell hip thrust', { altTitle: 'Bridge', slug: 'thrust' });
    const bridge = libraryExercise('Bridge', { altTitle: 'Thrust' });
    expect(createExerciseLibrary([thrust, bridge]).find('bridge')).toBe(bridge);
    expect(createExerciseLibrary([thrust, bridge]).find('Thrust')).toBe(thrust);
    expect(createExerciseLibrary([bridge, thrust]).find('Thrust')).toBe(thrust);
  });

  it('keeps letters of other alphabets apart', () => {
    const lift = libraryExercise('Élévation', { slug: 'elevation' });
    expect(createExerciseLibrary([lift]).find('ÉLÉVATION')).toBe(lift);
    expect(createExerciseLibrary([lift]).find('élévations')).toBeUndefined();
  });
});
