import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { ModelMigration } from './model-migration.ts';
import { readTypes, writeTypes } from './write-types.ts';

// The new field as it was on 28 November 2026.
const types = readTypes(new URL('0016-asked-as.json', import.meta.url));

/** The phrases of the starter content, by type and slug, or for site texts by their key. */
const values = v.parse(
  v.record(v.string(), v.record(v.string(), v.array(v.string()))),
  JSON.parse(readFileSync(new URL('0016-asked-as.values.json', import.meta.url), 'utf8')),
);

/** The field after which it stands where there is no excerpt. */
const places: Readonly<Record<string, string>> = { faq: 'group', siteText: 'subTitle' };

/** Pages that the site’s search finds say what people type who need them. What an editor has entered stays. */
export const migration: ModelMigration = {
  sentence: 'lets pages say what people type who need them, for the site’s search',
  up: (steps, before) => {
    writeTypes(steps, before, types);
    for (const { sys } of types) {
      steps
        .editContentType(sys.id)
        .moveField('askedAs')
        .afterField(places[sys.id] ?? 'excerpt');
      const key = sys.id === 'siteText' ? 'key' : 'slug';
      steps.transformEntries({
        contentType: sys.id,
        from: [key, 'askedAs'],
        to: ['askedAs'],
        transformEntryForLocale: (entered, locale) => {
          const known = values[sys.id]?.[String(entered[key]?.[locale])];
          return known === undefined || entered['askedAs']?.[locale] !== undefined
            ? undefined
            : { askedAs: known };
        },
        shouldPublish: 'preserve',
      });
    }
  },
  down: (steps, before) => {
    for (const { sys } of types) {
      if (before.hasField(sys.id, 'askedAs')) steps.editContentType(sys.id).deleteField('askedAs');
    }
  },
};
