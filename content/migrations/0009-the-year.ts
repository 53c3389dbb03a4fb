import type { ModelMigration } from './model-migration.ts';
import { readTypes, writeTypes } from './write-types.ts';

// The new field as it was on 26 November 2026.
const types = readTypes(new URL('0009-the-year.json', import.meta.url));

const field = 'versionOf';

// The sections of the members zone, as they were on that day.
const before = ['workout-plans', 'finishers', 'warmups', 'prebuilt', 'packs', 'homegym'];

/** The Year is a section of its own, and versions of one plan count once. */
export const migration: ModelMigration = {
  sentence: 'lets member plans belong to The Year, and say of which plan they are a version',
  up: (steps, model) => {
    writeTypes(steps, model, types);
    const memberPlan = steps.editContentType('memberPlan');
    memberPlan.moveField(field).afterField('programme');
    memberPlan.editField('section', { validations: [{ in: ['the-year', ...before] }] });
  },
  down: (steps, model) => {
    const memberPlan = steps.editContentType('memberPlan');
    memberPlan.editField('section', { validations: [{ in: before }] });
    if (model.hasField('memberPlan', field)) memberPlan.deleteField(field);
  },
};
