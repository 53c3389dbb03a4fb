import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { ModelMigration } from './model-migration.ts';
import { readTypes, writeTypes } from './write-types.ts';

// The new fields as they were on 26 November 2026. They stay as they are while `content/content-types` goes on.
const types = readTypes(new URL('0002-exercise-facts.json', import.meta.url));

const ValueSchema = v.union([v.string(), v.number(), v.array(v.string())]);
const ValuesSchema = v.record(v.string(), v.record(v.string(), ValueSchema));

/** What the code itself knew of the starter space's exercises until then, by slug and field. */
const values = v.parse(
  ValuesSchema,
  JSON.parse(readFileSync(new URL('0002-exercise-facts.values.json', import.meta.url), 'utf8')),
);

/** The field after which the new ones stand. */
const fieldBefore = 'relativeLoad';

/**
 * Exercises say for themselves which parts of the body they load, where they are done and what
 * other apps call them. A space that was filled with the starter content keeps what the code knew
 * of its exercises; a value that an editor has entered stays.
 */
export const migration: ModelMigration = {
  sentence: 'lets exercises say what training has to know of them',
  up: (steps, before) => {
    writeTypes(steps, before, types);
    for (const { sys, fields } of types) {
      const type = steps.editContentType(sys.id);
      const ids = fields.map(({ id }) => id);
      for (const [index, id] of ids.entries()) {
        type.moveField(id).afterField(ids[index - 1] ?? fieldBefore);
      }
      steps.transformEntries({
        contentType: sys.id,
        from: ['slug', ...ids],
        to: ids,
        transformEntryForLocale: (entered, locale) => {
          const known = Object.entries(values[String(entered['slug']?.[locale])] ?? {});
          const missing = known.filter(([id]) => entered[id]?.[locale] === undefined);
          return missing.length === 0 ? undefined : Object.fromEntries(missing);
        },
        shouldPublish: 'preserve',
      });
    }
  },
  down: (steps, before) => {
    for (const { sys, fields } of types) {
      for (const { id } of fields) {
        if (before.hasField(sys.id, id)) steps.editContentType(sys.id).deleteField(id);
      }
    }
  },
};
