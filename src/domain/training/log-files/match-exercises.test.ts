import { describe, expect, it } from 'vitest';
import { testExerciseFactsWith } from '../loads/loads.test-support.ts';
import { smallLibrary } from '../small-library.test-support.ts';
import { matchExercises } from './match-exercises.ts';

const otherAppNames = {
  'back-squat': ['Squat (Barbell)', 'Kniebeuge (Langhantel)'],
  'seated-cable-row': ['Seated Cable Row - V Grip (Cable)'],
  'an-exercise-of-yesterday': ['Sissy Squat'],
};
const match = (name: string) => matchExercises([{ name, sets: 1 }], smallLibrary, otherAppNames)[0];

describe('matchExercises', () => {
  it.each([
    ['its own title', 'Back squat', 'back-squat'],
    ['a name in another app', 'Squat (Barbell)', 'back-squat'],
    ['that name, written otherwise', 'SQUATS - barbell', 'back-squat'],
    ['a name in another language', 'KNIEBEUGE langhantel', 'back-squat'],
    ['that name with more than one mark', 'Seated cable row – V-grip, cable', 'seated-cable-row'],
    ['its words in another order', 'Bench Press (Dumbbell)', 'dumbbell-bench-press'],
    ['its title with kit that it needs anyway', 'Leg Press (Machine)', 'leg-press'],
    ['a plural', 'Push Ups', 'push-up'],
  ])('is sure of an exercise by %s', (_, name, slug) => {
    expect(match(name)).toEqual({ name, sets: 1, slug, isSure: true });
  });

  it('suggests for a misspelt name the likeliest exercise without being sure', () => {
    const name = 'Romainian Deadlfit';
    expect(match(name)).toEqual({ name, sets: 1, slug: 'romanian-deadlift', isSure: false });
  });

  it('is never sure of a name that could be another lift', () => {
    expect(match('Bench Press')?.isSure).toBe(false);
  });

  it('suggests another name of ours without being sure: elsewhere it may be another lift', () => {
    expect(match('RDL')).toMatchObject({ slug: 'romanian-deadlift', isSure: false });
  });

  it('guesses no lift of another part of the body', () => {
    const title = 'Machine chest press';
    const slug = 'machine-chest-press';
    const library = new Map([
      [slug, testExerciseFactsWith({ slug, title, equipment: ['machine'] })],
    ]);
    const guessFor = (name: string) => matchExercises([{ name, sets: 1 }], library, {})[0]?.slug;
    expect(guessFor('Calf Press (Machine)')).toBeUndefined();
    expect(guessFor('Seated Chest Press (Machine)')).toBe(slug);
  });

  it('is never sure of an exercise that the library doesn’t have', () => {
    expect(match('Sissy Squat')?.isSure).toBe(false);
  });

  it.each(['Zercher', '💪', ''])('finds no match for %j', (name) => {
    expect(match(name)).toEqual({ name, sets: 1, slug: undefined, isSure: false });
  });
});
