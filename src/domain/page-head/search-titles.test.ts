import fc from 'fast-check';
import { expect, it } from 'vitest';
import { metadataLengths, pageTitle } from './page-metadata.ts';
import { titleForSearchEngines } from './search-titles.ts';

const site = { name: 'Knurl', tagline: 'Plans for women' };

it.each([
  ['workoutPlan', 'Two days a week', 'Two days a week: free workout plan for women'],
  [
    'workoutPlan',
    'Back and shoulders builder, part two',
    'Back and shoulders builder, part two: free plan for women',
  ],
  ['homeGymPack', 'Dumbbell home gym', 'Dumbbell home gym: home workouts for women'],
  ['exerciseCategory', 'Leg exercises', 'Leg exercises for women'],
  ['exercise', 'Back squat', 'Back squat: how to do it'],
  ['workoutPlan', 'First steps for women', 'First steps for women'],
] as const)('gives the %s “%s” the title “%s”', (kind, title, wanted) => {
  expect(titleForSearchEngines(kind, title, site)).toBe(wanted);
});

it('begins with the heading, and never exceeds the limit', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 70 }), (title) => {
      const longer = titleForSearchEngines('preBuiltPlan', title, site);
      expect(longer.startsWith(title)).toBe(true);
      if (longer !== title) {
        expect(pageTitle(longer, site).length).toBeLessThanOrEqual(metadataLengths.title);
      }
    }),
  );
});
