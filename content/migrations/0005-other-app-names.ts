import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { ModelMigration } from './model-migration.ts';

const NamesSchema = v.optional(v.array(v.string()), []);

/** What other apps call the exercises of the starter content, by their slugs, beside the names of migration 0002. */
const names = v.parse(
  v.record(v.string(), v.array(v.string())),
  JSON.parse(readFileSync(new URL('0005-other-app-names.values.json', import.meta.url), 'utf8')),
);

/** Migration 0002 brought this name for an exercise with an e-z bar. */
const wrongName = 'Skullcrusher (Dumbbell)';
const slugOfWrongName = 'skull-crusher';

/**
 * Imports know exercises by the names that Strong, Hevy and other apps have for them, in five
 * languages. What an editor has entered stays.
 */
export const migration: ModelMigration = {
  sentence: 'fills in what other apps call the exercises of the starter content',
  up: (steps) => {
    steps.transformEntries({
      contentType: 'exercise',
      from: ['slug', 'otherAppNames'],
      to: ['otherAppNames'],
      transformEntryForLocale: (entered, locale) => {
        const slug = String(entered['slug']?.[locale]);
        const known = names[slug];
        if (known === undefined) return undefined;
        const before = v.parse(NamesSchema, entered['otherAppNames']?.[locale]);
        const kept = before.filter((name) => slug !== slugOfWrongName || name !== wrongName);
        return { otherAppNames: [...new Set([...kept, ...known])] };
      },
      shouldPublish: 'preserve',
    });
  },
  down: (steps) => {
    steps.transformEntries({
      contentType: 'exercise',
      from: ['slug', 'otherAppNames'],
      to: ['otherAppNames'],
      transformEntryForLocale: (entered, locale) => {
        const known = names[String(entered['slug']?.[locale])];
        if (known === undefined) return undefined;
        const now = v.parse(NamesSchema, entered['otherAppNames']?.[locale]);
        return { otherAppNames: now.filter((name) => !known.includes(name)) };
      },
      shouldPublish: 'preserve',
    });
  },
};
