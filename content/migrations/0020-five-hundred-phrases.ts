import type { ModelMigration } from './model-migration.ts';
import { readTypes, writeTypes } from './write-types.ts';

// The field as it was on 28 November 2026, before and after.
const before180 = readTypes(new URL('0019-more-phrases.json', import.meta.url));
const types = readTypes(new URL('0020-five-hundred-phrases.json', import.meta.url));

/** Shipping, the terms and the offers are asked for in more ways than 180. What an editor has entered stays. */
export const migration: ModelMigration = {
  sentence: 'lets a page have up to 500 phrases that people type who need it',
  up: (steps, before) => writeTypes(steps, before, types),
  down: (steps, before) => writeTypes(steps, before, before180),
};
