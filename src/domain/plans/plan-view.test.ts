import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { planArbitrary } from '../workout-notation/generate-plans.test-support.ts';
import type { WorkoutPlan } from '../workout-notation/plan.ts';
import { planOfText } from '../workout-notation/test-exercise-library.test-support.ts';
import { HtmlOrPlanSectionsSchema, type HtmlOrPlanSection } from './plan-view.ts';

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const sectionsWith = (plan: WorkoutPlan): readonly HtmlOrPlanSection[] => [
  { kind: 'text', html: '<p>Before.</p>', headings: [] },
  {
    kind: 'workout',
    workout: {
      plan,
      version: 'v1',
      paths: { 'back-squat': '/exercises/leg-exercises/back-squat/' },
      totals: [
        [{ setsByMuscle: [{ muscle: 'glutes', sets: 1.5 }], minutes: 35, equipment: ['barbell'] }],
      ],
    },
  },
];

describe('HtmlOrPlanSectionsSchema', () => {
  it('parses every plan that the notation allows, after it has travelled as JSON', () => {
    fc.assert(
      fc.property(planArbitrary, (plan) => {
        const sections = sectionsWith(plan);
        expect(v.parse(HtmlOrPlanSectionsSchema, asJson(sections))).toEqual(sections);
      }),
    );
  });

  it.each([
    ['no list', {}],
    ['a kind of section that does not exist', [{ kind: 'video', html: '' }]],
    ['a text without HTML', [{ kind: 'text' }]],
    [
      'a workout without totals',
      [{ kind: 'workout', workout: { plan: { blocks: [] }, paths: {} } }],
    ],
    [
      'a kind of part that does not exist',
      JSON.parse(
        JSON.stringify(sectionsWith(planOfText('- Plank: 3 x 30 s'))).replace('"main"', '"mian"'),
      ),
    ],
  ])('refuses %s', (_what, value) => {
    expect(v.is(HtmlOrPlanSectionsSchema, value)).toBe(false);
  });
});
