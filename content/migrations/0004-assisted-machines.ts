import type { ModelMigration } from './model-migration.ts';

// The ways to load an exercise as they were on 26 November 2026, with and without machines that help.
const before = [
  ...['barbell', 'e-z bar', 'dumbbell', 'two dumbbells', 'kettlebell', 'two kettlebells'],
  ...['machine', 'cable', 'plate', 'band', 'bodyweight', 'other'],
];
const now = before.flatMap((loading) =>
  loading === 'machine' ? ['machine', 'assisted machine'] : [loading],
);

/** The exercise of the starter content that is one; what an editor has changed stays. */
const slug = 'assisted-pull-up-machine';

/**
 * On a machine that carries part of the body a weight is help, so that less of it is progress: a way
 * of its own to load an exercise.
 */
export const migration: ModelMigration = {
  sentence: 'lets exercises say that their machine helps',
  up: (steps) => {
    steps.editContentType('exercise').editField('loading', { validations: [{ in: now }] });
    steps.transformEntries({
      contentType: 'exercise',
      from: ['slug', 'loading'],
      to: ['loading'],
      transformEntryForLocale: (entered, locale) =>
        entered['slug']?.[locale] === slug && entered['loading']?.[locale] === 'machine'
          ? { loading: 'assisted machine' }
          : undefined,
      shouldPublish: 'preserve',
    });
  },
  down: (steps) => {
    steps.transformEntries({
      contentType: 'exercise',
      from: ['loading'],
      to: ['loading'],
      transformEntryForLocale: (entered, locale) =>
        entered['loading']?.[locale] === 'assisted machine' ? { loading: 'machine' } : undefined,
      shouldPublish: 'preserve',
    });
    steps.editContentType('exercise').editField('loading', { validations: [{ in: before }] });
  },
};
