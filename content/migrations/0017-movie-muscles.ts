import type { ModelMigration } from './model-migration.ts';
import { readTypes, writeTypes } from './write-types.ts';

// The new field as it was on 28 November 2026.
const types = readTypes(new URL('0017-movie-muscles.json', import.meta.url));

/** The films of an exercise can show the working muscles: one drawing for each side. */
export const migration: ModelMigration = {
  sentence: 'lets the films of an exercise show the working muscles',
  up: (steps, before) => {
    writeTypes(steps, before, types);
    steps.editContentType('exercise').moveField('movieMuscles').afterField('movieCaptions');
  },
  down: (steps, before) => {
    if (before.hasField('exercise', 'movieMuscles')) {
      steps.editContentType('exercise').deleteField('movieMuscles');
    }
  },
};
