import type { ModelMigration } from './model-migration.ts';
import { readTypes, writeTypes } from './write-types.ts';

// The field as it was on 28 November 2026, before and after.
const before48 = readTypes(new URL('0016-asked-as.json', import.meta.url));
const types = readTypes(new URL('0019-more-phrases.json', import.meta.url));

/** The terms, shipping and the account answer more questions than 48 phrases can ask. What an editor has entered stays. */
export const migration: ModelMigration = {
  sentence: 'lets a page have up to 180 phrases that people type who need it',
  up: (steps, before) => writeTypes(steps, before, types),
  down: (steps, before) => writeTypes(steps, before, before48),
};
