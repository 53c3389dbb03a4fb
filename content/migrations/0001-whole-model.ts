import type { ModelMigration } from './model-migration.ts';
import { readTypes, writeTypes } from './write-types.ts';

// A copy of what `content/content-types` was on 23 November 2026. It stays as it is while that goes on.
const types = readTypes(new URL('0001-whole-model.json', import.meta.url));

/** All content types of the site, as they were when it first got a space. */
export const migration: ModelMigration = {
  sentence: 'makes the content types of the site',
  up: (steps, before) => writeTypes(steps, before, types),
  down: (steps, before) => {
    for (const { sys } of types) if (before.hasType(sys.id)) steps.deleteContentType(sys.id);
  },
};
