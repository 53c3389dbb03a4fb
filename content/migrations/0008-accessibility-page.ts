import type { ModelMigration } from './model-migration.ts';

// The pages with an address of their own, as they were on 26 November 2026.
const before = [
  ...['about', 'privacy-policy', 'terms-and-conditions', 'competition-terms-and-conditions'],
  ...['shipping-returns-details', 'macros-explained'],
];

/** The accessibility statement is a page that editors keep, as the privacy policy is. */
export const migration: ModelMigration = {
  sentence: 'lets a page be the accessibility statement',
  up: (steps) => {
    steps
      .editContentType('page')
      .editField('slug', { validations: [{ unique: true }, { in: [...before, 'accessibility'] }] });
  },
  down: (steps) => {
    steps
      .editContentType('page')
      .editField('slug', { validations: [{ unique: true }, { in: before }] });
  },
};
