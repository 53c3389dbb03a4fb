import type { ModelMigration } from './model-migration.ts';
import { readTypes, writeTypes } from './write-types.ts';

// The new fields as they were on 28 November 2026.
const types = readTypes(new URL('0018-review-of-all-plans.json', import.meta.url));

const fields = ['reviewBy', 'signedBy', 'registration', 'signedOn'] as const;

/** The field after which they stand in each type. */
const places = {
  calculator: 'order',
  exercise: 'movieMuscles',
  homeGymPack: 'suits',
  memberPlan: 'sub',
  preBuiltPlan: 'suits',
  workoutPack: 'suits',
} as const;

/** Advice about health inside member plans, packs, exercises and calculators has a review date and a sign-off, as it has in articles. */
export const migration: ModelMigration = {
  sentence:
    'lets member plans, packs, exercises and calculators with advice about health have a review date and a clinician’s sign-off',
  up: (steps, model) => {
    writeTypes(steps, model, types);
    for (const [type, place] of Object.entries(places)) {
      const edited = steps.editContentType(type);
      let before: string = place;
      for (const field of fields) {
        edited.moveField(field).afterField(before);
        before = field;
      }
    }
  },
  down: (steps, model) => {
    for (const type of Object.keys(places)) {
      const edited = steps.editContentType(type);
      for (const field of fields) if (model.hasField(type, field)) edited.deleteField(field);
    }
  },
};
