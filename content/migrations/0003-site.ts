import type { ModelMigration } from './model-migration.ts';
import { readTypes, writeTypes } from './write-types.ts';

// The type as it was on 26 November 2026. It stays as it is while `content/content-types` goes on.
const types = readTypes(new URL('0003-site.json', import.meta.url));

/**
 * Who runs the site is an entry. Until then it stood in the code (decision 071), so an existing
 * space has none: an editor writes it, and a production build says so until she has.
 */
export const migration: ModelMigration = {
  sentence: 'lets an entry say who runs the site',
  up: (steps, before) => writeTypes(steps, before, types),
  down: (steps, before) => {
    for (const { sys } of types) {
      if (before.hasType(sys.id)) steps.deleteContentType(sys.id);
    }
  },
};
