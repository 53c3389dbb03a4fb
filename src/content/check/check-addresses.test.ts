import { describe, expect, it } from 'vitest';
import type { RawEntry } from '../model/entry.ts';
import { errorMessagesOf, validEntries, squat, withFields } from './valid-space.test-support.ts';

describe('the check of addresses', () => {
  it('reports two entries of a type with the same slug', () => {
    const twin = { ...withFields(squat, { mainLiftOf: undefined }), id: 'twin' };
    expect(errorMessagesOf([...validEntries, twin])).toEqual([
      'Exercise "Back squat" (twin), field slug: "back-squat" is taken by "Back squat" (squat). Give one of the two another.',
    ]);
  });

  it('reports two types with the same address, and an address that belongs to a fixed page', () => {
    const page = (slug: string): RawEntry => ({
      type: 'page',
      id: slug,
      fields: { title: slug, slug, updated: '2026-01-01', excerpt: 'Text.', content: 'Text.' },
    });
    const calculator: RawEntry = {
      type: 'calculator',
      id: 'clash',
      fields: {
        title: 'Macros',
        slug: 'macros-explained',
        order: 1,
        image: ['picture'],
        excerpt: 'Text.',
        content: 'Text.',
      },
    };
    expect(
      errorMessagesOf([...validEntries, calculator, page('macros-explained'), page('articles')]),
    ).toEqual([
      'Page "macros-explained" (macros-explained), field slug: /calculators/macros-explained/ is the address of "Macros" (clash) already. Give one of the two another slug.',
      'Page "articles" (articles), field slug: /articles/ is a page of the site itself. Choose another slug.',
    ]);
  });

  it('reports a plan, a pack or a body area with the address of a possible finder page', () => {
    const plan: RawEntry = {
      type: 'workoutPlan',
      id: 'clash',
      fields: {
        title: 'With dumbbells',
        slug: 'with-dumbbells',
        order: 1,
        level: 'beginner',
        image: ['picture'],
        excerpt: 'Text.',
        content: 'Text.',
      },
    };
    expect(errorMessagesOf([...validEntries, plan])).toEqual([
      'Workout plan "With dumbbells" (clash), field slug: /workout-plans/with-dumbbells/ is a page of the site itself. Choose another slug.',
    ]);
  });
});
