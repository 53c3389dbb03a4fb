import { describe, expect, it } from 'vitest';
import { readStarterFacts } from '../../tests/support/training/starter-facts.ts';
import { toFactsBySlug } from '../../src/domain/training/exercise-facts.ts';
import { matchExercises } from '../../src/domain/training/transfer/match-exercises.ts';

const library = toFactsBySlug(await readStarterFacts());
const match = (name: string) => matchExercises([{ name, sets: 1 }], library)[0];

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
  ])('matches %s to %s for sure', (name, slug) => {
    expect(match(name)).toEqual({ name, sets: 1, slug, isSure: true });
  });

  it.each([
    ['Romainian Deadlfit', 'romanian-deadlift'],
    ['Lat Pulldown - Wide Grip (Cable)', 'lat-pulldown'],
  ])('suggests, for %s, %s without being sure', (name, slug) => {
    expect(match(name)).toEqual({ name, sets: 1, slug, isSure: false });
  });

  it.each(['Bench Press', 'Squat', 'Curl (Kettlebell)', 'Pull Up (Assisted)'])(
    'is never sure of %s, which could be another lift',
    (name) => {
      expect(match(name)?.isSure).toBe(false);
    },
  );

  it.each(['Zercher', 'Elliptical Machine', 'Boxing', '💪', ''])(
    'finds no match for %j',
    (name) => {
      expect(match(name)).toEqual({ name, sets: 1, slug: undefined, isSure: false });
    },
  );
});
