import { expect, it } from 'vitest';
import { describeFault } from '../../../domain/content-fault.ts';
import { toPartialEntries, type RawEntry } from '../../model/entry.ts';
import { findPlanDrillsNotInDrillsArticle, quotedExerciseNamesInPlan } from './check-drills.ts';

const plan = (...lines: readonly string[]): RawEntry => ({
  type: 'workoutPlan',
  id: 'plan',
  fields: { title: 'Plan', content: ['```workout', 'Day 1', ...lines, '```'].join('\n') },
});
const drills: RawEntry = {
  type: 'article',
  id: 'drills',
  fields: { title: 'Drills', slug: 'drills', body: '## Hips\n\n### Hip hinge\nBum back.' },
};
const faultsOf = (...entries: readonly RawEntry[]) =>
  findPlanDrillsNotInDrillsArticle(toPartialEntries(entries)).map(describeFault);

it('reports a drill whose explanation isn’t in the article, once a plan', () => {
  const lines = ['- "Cat-cow": 1 x 8', '- Superset, 2 rounds', '  - "Cat-cow": 8'];
  expect(faultsOf(plan(...lines), drills)).toEqual([
    'Workout plan "Plan" (plan), field content: "Cat-cow" links to its explanation, which isn’t there. Write it in /articles/drills/, under a heading whose address is #cat-cow.',
  ]);
  expect(faultsOf(plan(...lines))).toHaveLength(1);
});

it('takes a drill that is explained, and names that none explains', () => {
  expect(
    faultsOf(plan('- "Hip hinge, bum to a wall": 1 x 8', '- "Open book": 1 x 5'), drills),
  ).toEqual([]);
});

it('finds the names in quotation marks', () => {
  expect(
    quotedExerciseNamesInPlan('- "Walk": 1 x 5 min\n- Plank: 1 x 30 s\n  - "Heel slide": 5'),
  ).toEqual(['Walk', 'Heel slide']);
});
