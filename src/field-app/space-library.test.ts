import { describe, expect, it } from 'vitest';
import { exerciseLoadFailureReason } from './reason-of.ts';
import { readContentfulExerciseLibrary, type ReadPageOfEntries } from './space-library.ts';

const exercise = (number: number) => ({
  fields: {
    title: { 'en-GB': `Exercise ${number}` },
    slug: { 'en-GB': `exercise-${number}` },
    category: { 'en-GB': 'leg-exercises' },
    primaryMuscles: { 'en-GB': ['glutes', 'tail'] },
    equipment: { 'en-GB': ['barbell'] },
  },
});

const spaceOf =
  (
    items: readonly { readonly fields: ReturnType<typeof exercise>['fields'] }[],
  ): ReadPageOfEntries =>
  ({ limit, skip }) =>
    Promise.resolve({ items: items.slice(skip, skip + limit), total: items.length });

describe('the exercises of a space', () => {
  it('are all read, from however many pages', async () => {
    const items = Array.from({ length: 1003 }, (_, index) => exercise(index));
    const library = await readContentfulExerciseLibrary(spaceOf(items), 'en-GB');
    expect(library.find('exercise 1002')).toEqual({
      title: 'Exercise 1002',
      altTitle: undefined,
      slug: 'exercise-1002',
      category: 'leg-exercises',
      primaryMuscles: ['glutes'],
      secondaryMuscles: [],
      equipment: ['barbell'],
    });
  });

  it('leave out drafts without a name', async () => {
    const unnamed: ReadPageOfEntries = () =>
      Promise.resolve({ items: [{ fields: { title: {} } }, exercise(1)], total: 2 });
    const library = await readContentfulExerciseLibrary(unnamed, 'en-GB');
    expect(library.exercises).toHaveLength(1);
  });
});

it.each([
  [new Error('{"status":403,"statusText":"Forbidden"}'), 'may not read exercises'],
  [{ code: 'AccessDenied', status: 403 }, 'may not read exercises'],
  [{ code: 'UnknownKey', message: '{"status":404}' }, 'no content type'],
  [{ status: 429 }, 'busy'],
  [new Error('{"status":500}'), '500'],
  [new Error('offline'), 'no answer'],
  [undefined, 'no answer'],
])('%s is explained in words', (reason, words) => {
  expect(exerciseLoadFailureReason(reason)).toContain(words);
});
