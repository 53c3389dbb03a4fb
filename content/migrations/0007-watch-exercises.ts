import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { ModelMigration } from './model-migration.ts';
import { readTypes, writeTypes } from './write-types.ts';

const types = readTypes(new URL('0007-watch-exercises.json', import.meta.url));

/** What Garmin's catalogue calls the exercises of the starter content, by their slugs. */
const values = v.parse(
  v.record(v.string(), v.string()),
  JSON.parse(readFileSync(new URL('0007-watch-exercises.values.json', import.meta.url), 'utf8')),
);

/**
 * A session can be saved for a Garmin watch, which knows exercises by a catalogue of its own. What
 * an editor has entered stays.
 */
export const migration: ModelMigration = {
  sentence: 'lets exercises say what Garmin’s watches call them',
  up: (steps, before) => {
    writeTypes(steps, before, types);
    steps.editContentType('exercise').moveField('watchExercise').afterField('otherAppNames');
    steps.transformEntries({
      contentType: 'exercise',
      from: ['slug', 'watchExercise'],
      to: ['watchExercise'],
      transformEntryForLocale: (entered, locale) => {
        const known = values[String(entered['slug']?.[locale])];
        const isEmpty = entered['watchExercise']?.[locale] === undefined;
        return known !== undefined && isEmpty ? { watchExercise: known } : undefined;
      },
      shouldPublish: 'preserve',
    });
  },
  down: (steps, before) => {
    if (before.hasField('exercise', 'watchExercise')) {
      steps.editContentType('exercise').deleteField('watchExercise');
    }
  },
};
