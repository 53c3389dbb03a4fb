import { describe, expect, it } from 'vitest';
import {
  exerciseLinksOfProduct,
  productLinksForExercise,
  productsRelatedToProduct,
} from './products-related-to-product.ts';
import { makeEntry } from '../../content/model/make-entry.test-support.ts';
import type { ContentTypeId } from '../../content/model/content-type-id.ts';
import type { RawEntry } from '../../content/model/entry.ts';
import { toEntryOfNodeIfValid, type EntryWithNode } from '../to-valid-entries-of-nodes.ts';

const nodeOf = <T extends ContentTypeId>(type: T, fields: RawEntry['fields']): EntryWithNode<T> => {
  const node = { ...makeEntry(type, fields).fields, id: String(fields['slug']) };
  const read = toEntryOfNodeIfValid(type, node);
  if (read === undefined) throw new Error('The node has errors.');
  return read;
};

const product = (slug: string, order: number, fields: RawEntry['fields'] = {}) =>
  nodeOf('product', {
    title: slug.toUpperCase(),
    slug,
    order,
    inStock: true,
    exercises: ['back-squat'],
    ...fields,
  });

describe('the products for an exercise', () => {
  it('are in the order of the shop, at most three', () => {
    const products = ['d', 'b', 'a', 'c'].map((slug) => product(slug, slug.charCodeAt(0)));
    expect(productLinksForExercise('back-squat', products)).toEqual([
      { title: 'A', path: '/shop/a/' },
      { title: 'B', path: '/shop/b/' },
      { title: 'C', path: '/shop/c/' },
    ]);
  });

  it('exclude products for other exercises, and those that aren’t offered', () => {
    const products = [
      product('chalk', 1, { exercises: ['deadlift'] }),
      product('book', 2, { exercises: null }),
      product('wraps', 3, { inStock: false }),
    ];
    expect(productLinksForExercise('back-squat', products)).toEqual([]);
  });
});

it('links the exercises that a product goes with, in its own order', () => {
  const exercises = ['deadlift', 'back-squat'].map((slug) =>
    nodeOf('exercise', { title: slug, slug, category: 'leg-exercises' }),
  );
  const belt = product('belt', 1, { exercises: ['back-squat', 'long-gone', 'deadlift'] });
  expect(exerciseLinksOfProduct(belt, exercises).map(({ path }) => path)).toEqual([
    '/exercises/leg-exercises/back-squat/',
    '/exercises/leg-exercises/deadlift/',
  ]);
});

it('names three related products: first those for the same exercises, then those of its kind', () => {
  const belt = product('belt', 1, { kind: 'support', exercises: ['back-squat', 'deadlift'] });
  const others = [
    product('bag', 2, { kind: 'bags', exercises: null }),
    product('sleeves', 3, { kind: 'support', exercises: null }),
    product('chalk', 4, { kind: 'grip', exercises: ['deadlift'] }),
    product('straps', 5, { kind: 'grip', exercises: ['deadlift', 'back-squat'] }),
    product('gone', 6, { kind: 'support', inStock: false }),
    product('wraps', 7, { kind: 'support', exercises: [] }),
  ];
  expect(productsRelatedToProduct(belt, [belt, ...others]).map(({ node }) => node.id)).toEqual([
    'straps',
    'chalk',
    'sleeves',
  ]);
});
