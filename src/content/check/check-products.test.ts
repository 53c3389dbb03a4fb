import { describe, expect, it } from 'vitest';
import { findAddressConflicts } from './check-addresses.ts';
import { describeFault } from '../../domain/content-fault.ts';
import { beltProduct, errorMessagesAfterChange, withFields } from './valid-space.test-support.ts';
import { pathsOutsideCms } from '../../domain/routes.ts';

describe('the check of products', () => {
  it('finds no fault in sizes that differ', () => {
    expect(errorMessagesAfterChange(beltProduct, { variants: ['XS', 'S', '60 cm'] })).toEqual([]);
  });

  it.each([
    [['S', 'M', 'S'], '"S" stands there twice. Delete one of the two.'],
    [['S', 'M: long'], '"M: long" has a colon. Write it without one.'],
    [
      ['S', ' M'],
      '" M" is empty, or begins or ends with a space. Write it without spaces around it.',
    ],
    [
      ['S', 'L'.repeat(120)],
      `"${'L'.repeat(120)}" and the slug have more than 120 characters together. Shorten one of the two.`,
    ],
  ])('reports the variants %o', (variants, message) => {
    expect(errorMessagesAfterChange(beltProduct, { variants })).toEqual([
      `Product "Belt" (belt), field variants: ${message}`,
    ]);
  });

  it('reports clothing in sizes without a size chart', () => {
    const clothing = { kind: 'clothing', variants: ['S', 'M'] };
    expect(errorMessagesAfterChange(beltProduct, clothing)).toEqual([
      'Product "Belt" (belt), field sizeChart: clothing in several sizes has no size chart. Say how to measure, and give the sizes in centimetres in a table.',
    ]);
    expect(
      errorMessagesAfterChange(beltProduct, { ...clothing, sizeChart: 'Measure your waist.' }),
    ).toEqual([]);
    expect(errorMessagesAfterChange(beltProduct, { kind: 'clothing' })).toEqual([]);
  });

  it('reports an exercise that doesn’t exist', () => {
    expect(errorMessagesAfterChange(beltProduct, { exercises: ['back-squat'] })).toEqual([]);
    expect(errorMessagesAfterChange(beltProduct, { exercises: ['back-sqat'] })).toEqual([
      'Product "Belt" (belt), field exercises: "back-sqat" is not the slug of an exercise. Use one of: back-squat, or publish an exercise with that slug.',
    ]);
  });

  it('reports a price or weight of 0', () => {
    expect(errorMessagesAfterChange(beltProduct, { priceAud: 0, weightGrams: 0 })).toEqual([
      'Product "Belt" (belt), field priceAud: nothing can be sold for 0. Enter the price with VAT.',
      'Product "Belt" (belt), field weightGrams: nothing weighs less than 1 g. Enter what one piece weighs in its packing, in grams.',
    ]);
  });

  it.each(['cart', 'order', 'page', 'crawl'])('reports the slug "%s", which is taken', (slug) => {
    const errors = findAddressConflicts([withFields(beltProduct, { slug })], pathsOutsideCms);
    expect(errors.map(describeFault)).toEqual([
      `Product "Belt" (belt), field slug: /shop/${slug}/ is a page of the site itself. Choose another slug.`,
    ]);
  });
});
