import type { ModelMigration } from './model-migration.ts';
import { readTypes, writeTypes } from './write-types.ts';

// The new fields as they were on 27 November 2026.
const types = readTypes(new URL('0014-movies.json', import.meta.url));

const fields = ['movie', 'movieSides', 'movieCaptions'] as const;

/** An exercise can show how it moves: from up to three sides, or in an editor's own video with captions. */
export const migration: ModelMigration = {
  sentence: 'lets an exercise have a film from up to three sides, and captions',
  up: (steps, model) => {
    writeTypes(steps, model, types);
    const exercise = steps.editContentType('exercise');
    let before = 'imageEnd';
    for (const field of fields) {
      exercise.moveField(field).afterField(before);
      before = field;
    }
  },
  down: (steps, model) => {
    const exercise = steps.editContentType('exercise');
    for (const field of fields) {
      if (model.hasField('exercise', field)) exercise.deleteField(field);
    }
  },
};
