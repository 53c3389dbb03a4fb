import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Level } from '../../domain/training/levels.ts';
import type { Muscle } from '../../domain/training/muscles.ts';
import {
  entriesOfTypes,
  toEntryIfValid,
  toPartialEntries,
  type EntryOf,
  type PartialEntryOf,
} from './entry.ts';
import { makeEntry } from './make-entry.test-support.ts';

describe('the type of an entry', () => {
  type Article = EntryOf<'article'>['fields'];
  type Exercise = EntryOf<'exercise'>['fields'];

  it('has the fields of the model and no others', () => {
    expectTypeOf<Article>().toHaveProperty('excerpt');
    expectTypeOf<Article>().not.toHaveProperty('exerpt');
    expectTypeOf<keyof Article>().toEqualTypeOf<
      | 'title'
      | 'slug'
      | 'date'
      | 'categories'
      | 'author'
      | 'reviewer'
      | 'reviewBy'
      | 'signedBy'
      | 'registration'
      | 'signedOn'
      | 'image'
      | 'excerpt'
      | 'askedAs'
      | 'body'
    >();
  });

  it('gives a required field its value, and an optional one undefined as well', () => {
    expectTypeOf<Article['excerpt']>().toEqualTypeOf<string>();
    expectTypeOf<Exercise['level']>().toEqualTypeOf<Level>();
    expectTypeOf<Exercise['primaryMuscles']>().toEqualTypeOf<readonly Muscle[]>();
    expectTypeOf<Exercise['secondaryMuscles']>().toEqualTypeOf<readonly Muscle[] | undefined>();
    expectTypeOf<Exercise['relativeLoad']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<PartialEntryOf<'exercise'>['fields']['level']>().toEqualTypeOf<
      Level | undefined
    >();
  });
});

describe('an entry without errors', () => {
  const { type, id, fields } = makeEntry('exercise', { level: 'expert' });

  it('has every required field, and only values that fit', () => {
    expect(toEntryIfValid({ type, id, fields })?.fields).toEqual(fields);
    for (const wrong of [{ title: ' ' }, { level: 'easy' }, { relativeLoad: '80', slug: null }]) {
      expect(
        toEntryIfValid({ type, id, fields: { ...fields, ...wrong } }),
        JSON.stringify(wrong),
      ).toBe(undefined);
    }
  });

  it('lacks optional fields that are blank, and those that the model doesn’t have', () => {
    const more = { altTitle: ' ', secondaryMuscles: null, relativeLoad: 'much', exerpt: 'Text' };
    expect(toEntryIfValid({ type, id, fields: { ...fields, ...more } })?.fields).toEqual(fields);
  });
});

it('reads of an entry with errors the values that fit', () => {
  const raw = { type: 'poll', id: 'poll', fields: { title: 'Why?', active: 'yes' } } as const;
  expect(entriesOfTypes(toPartialEntries([raw]), 'poll').map(({ fields }) => fields)).toEqual([
    { title: 'Why?' },
  ]);
});
