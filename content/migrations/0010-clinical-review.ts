import type { ModelMigration } from './model-migration.ts';
import { readTypes, writeTypes } from './write-types.ts';

// The new fields as they were on 27 November 2026.
const types = readTypes(new URL('0010-clinical-review.json', import.meta.url));

const fields = ['reviewBy', 'signedBy', 'registration', 'signedOn'] as const;

/** The field after which they stand in each type. */
const places = { article: 'reviewer', faq: 'group', workoutPlan: 'level' } as const;

/** Texts about health say by when a clinician has to read them, and who has signed them off. */
export const migration: ModelMigration = {
  sentence:
    'lets articles, questions and free plans about health have a review date and a clinician’s sign-off',
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
