import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { ModelMigration } from './model-migration.ts';
import { readTypes, writeTypes } from './write-types.ts';

// The new field as it was on 26 November 2026.
const types = readTypes(new URL('0006-one-sided.json', import.meta.url));

/** The exercises of the starter content that train one side at a time. */
const slugs = v.parse(
  v.array(v.string()),
  JSON.parse(readFileSync(new URL('0006-one-sided.values.json', import.meta.url), 'utf8')),
);

const field = 'oneSided';

/**
 * Exercises say that they train one side at a time, so that a swap to one asks for each side. What
 * an editor has entered stays.
 */
export const migration: ModelMigration = {
  sentence: 'lets exercises say that they train one side at a time',
  up: (steps, before) => {
    writeTypes(steps, before, types);
    steps.editContentType('exercise').moveField(field).afterField('loading');
    steps.transformEntries({
      contentType: 'exercise',
      from: ['slug', field],
      to: [field],
      transformEntryForLocale: (entered, locale) =>
        slugs.includes(String(entered['slug']?.[locale])) && entered[field]?.[locale] === undefined
          ? { [field]: true }
          : undefined,
      shouldPublish: 'preserve',
    });
  },
  down: (steps, before) => {
    if (before.hasField('exercise', field)) steps.editContentType('exercise').deleteField(field);
  },
};
