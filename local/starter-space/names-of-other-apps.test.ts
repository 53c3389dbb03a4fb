import { describe, expect, it } from 'vitest';
import { readStarterEntries } from '../../tests/support/starter-entries.ts';
import { readStarterFacts } from '../../tests/support/training/starter-facts.ts';
import { toOtherAppExerciseNamesBySlug } from '../../src/build/training/other-app-names-file.ts';
import { toExerciseFactsBySlug } from '../../src/domain/training/exercise-facts.ts';
import { matchExercises } from '../../src/domain/training/log-files/match-exercises.ts';

const library = toExerciseFactsBySlug(await readStarterFacts());
const otherAppNames = toOtherAppExerciseNamesBySlug(await readStarterEntries());
const match = (name: string) => matchExercises([{ name, sets: 1 }], library, otherAppNames)[0];

describe('an imported log', () => {
  it.each([
    ['Squat (Barbell)', 'back-squat'],
    ['Front Squat (Barbell)', 'front-squat'],
    ['Bench Press (Barbell)', 'barbell-bench-press'],
    ['Bench Press (Dumbbell)', 'dumbbell-bench-press'],
    ['Incline Bench Press (Barbell)', 'incline-barbell-bench-press'],
    ['Overhead Press (Barbell)', 'barbell-overhead-press'],
    ['Shoulder Press (Dumbbell)', 'dumbbell-shoulder-press'],
    ['Deadlift (Barbell)', 'deadlift'],
    ['Romanian Deadlift (Barbell)', 'romanian-deadlift'],
    ['Sumo Deadlift (Barbell)', 'sumo-deadlift'],
    ['RDL', 'romanian-deadlift'],
    ['Hip Thrust (Barbell)', 'barbell-hip-thrust'],
    ['Bicep Curl (Dumbbell)', 'dumbbell-curl'],
    ['Lat Pulldown (Cable)', 'lat-pulldown'],
    ['Seated Row (Cable)', 'seated-cable-row'],
    ['Bent Over Row (Barbell)', 'bent-over-barbell-row'],
    ['Leg Press', 'leg-press'],
    ['Leg Extension (Machine)', 'leg-extension'],
    ['Seated Leg Curl (Machine)', 'seated-leg-curl'],
    ['Standing Calf Raise (Machine)', 'standing-calf-raise'],
    ['Pull Up', 'pull-up'],
    ['Push Ups', 'push-up'],
    ['Lateral Raise (Dumbbell)', 'lateral-raise'],
    ['Triceps Pushdown (Cable - Straight Bar)', 'triceps-pushdown'],
    ['Deadlift (Band)', 'band-deadlift'],
    ['Face Pull (Cable)', 'face-pull'],
    ['Walking Lunge', 'walking-lunge'],
    ['Step up', 'step-up'],
    ['PLANK', 'plank'],
    ['Farmer’s Walk', 'farmers-walk'],
    ['Squat', 'back-squat'],
    ['Bench Press', 'barbell-bench-press'],
    ['Hammer Curl (Cable)', 'rope-hammer-curl'],
    ['Pull Up (Assisted)', 'assisted-pull-up-machine'],
    ['Lat Pulldown - Wide Grip (Cable)', 'lat-pulldown'],
    ['Kniebeuge (Langhantel)', 'back-squat'],
    ['Soulevé de Terre (Barre)', 'deadlift'],
    ['Press de Banca (Barra)', 'barbell-bench-press'],
    ['Cadeira Extensora (Máquina)', 'leg-extension'],
  ])('matches %s to %s for sure', (name, slug) => {
    expect(match(name)).toEqual({ name, sets: 1, slug, isSure: true });
  });

  it.each([
    ['Romainian Deadlfit', 'romanian-deadlift'],
    ['Hamstring Curl', 'lying-leg-curl'],
  ])('suggests, for %s, %s without being sure', (name, slug) => {
    expect(match(name)).toEqual({ name, sets: 1, slug, isSure: false });
  });

  // Most were filled in with another lift once (issue 35).
  it.each([
    'Calf Press (Machine)',
    'Chest Fly',
    'Chin Up (Assisted)',
    'Curl (Kettlebell)',
    'EZ Bar Biceps Curl',
    'Lunge (Dumbbell)',
    'Romanian Deadlift (Dumbbell)',
    'Shoulder Press',
    'Skullcrusher (Dumbbell)',
  ])('is never sure of %s, which is or could be another lift', (name) => {
    expect(match(name)?.isSure).toBe(false);
  });

  it.each(['Zercher', 'Elliptical Machine', 'Boxing', '💪', ''])(
    'finds no match for %j',
    (name) => {
      expect(match(name)).toEqual({ name, sets: 1, slug: undefined, isSure: false });
    },
  );
});
