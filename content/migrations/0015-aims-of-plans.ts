import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { ModelMigration } from './model-migration.ts';
import { readTypes, writeTypes } from './write-types.ts';

// The new fields as they were on 27 November 2026.
const types = readTypes(new URL('0015-aims-of-plans.json', import.meta.url));

const Texts = v.optional(v.array(v.string()));

/** What the plans and packs of the starter content are for, by their type and slug. */
const values = v.parse(
  v.record(v.string(), v.record(v.string(), v.object({ aims: Texts, suits: Texts }))),
  JSON.parse(readFileSync(new URL('0015-aims-of-plans.values.json', import.meta.url), 'utf8')),
);

const fields = ['aims', 'suits'] as const;

/** Plans and packs say what they are for, for the plan finder. What an editor has entered stays. */
export const migration: ModelMigration = {
  sentence: 'lets plans and packs say what and whom they are for, for the plan finder',
  up: (steps, before) => {
    writeTypes(steps, before, types);
    for (const { sys } of types) {
      const type = steps.editContentType(sys.id);
      type.moveField('aims').afterField(sys.id === 'workoutPlan' ? 'level' : 'kit');
      type.moveField('suits').afterField('aims');
      steps.transformEntries({
        contentType: sys.id,
        from: ['slug', ...fields],
        to: [...fields],
        transformEntryForLocale: (entered, locale) => {
          const known = values[sys.id]?.[String(entered['slug']?.[locale])];
          const missing = fields.filter(
            (field) => known?.[field] !== undefined && entered[field]?.[locale] === undefined,
          );
          return missing.length === 0
            ? undefined
            : Object.fromEntries(missing.map((field) => [field, known?.[field]]));
        },
        shouldPublish: 'preserve',
      });
    }
  },
  down: (steps, before) => {
    for (const { sys } of types) {
      for (const field of fields) {
        if (before.hasField(sys.id, field)) steps.editContentType(sys.id).deleteField(field);
      }
    }
  },
};
