import { expect, it } from 'vitest';
import { testExerciseLibrary } from '../../domain/workout-notation/test-exercise-library.test-support.ts';
import { findFirstPlansUsingExercise } from './plans-using.ts';
import type { FreeOrSoldPlanType } from '../../content/model/type-groups.ts';
import { makeEntry } from '../../content/model/make-entry.test-support.ts';
import type { FreeOrSoldPlanNode } from './plans-using.ts';

const plan = (
  type: FreeOrSoldPlanType,
  title: string,
  lines: readonly string[],
): FreeOrSoldPlanNode => ({
  type,
  node: {
    ...makeEntry(type, { title, slug: title.toLowerCase().replaceAll(' ', '-') }).fields,
    id: title,
  },
  text: () => `Some words.\n\n\`\`\`workout\nWeek 1\nDay 1\n${lines.join('\n')}\n\`\`\`\n`,
});

const squats = ['- Back squat: 3 x 5'];
const uses = (plans: readonly FreeOrSoldPlanNode[]) =>
  findFirstPlansUsingExercise('back-squat', plans, { library: testExerciseLibrary, number: 1 });

it('lists the plans that contain the exercise, free ones first', () => {
  const found = uses([
    plan('workoutPack', 'A pack', squats),
    plan('workoutPlan', 'Strong legs', squats),
    plan('workoutPlan', 'Arms only', ['- Push-up: 3 x 5']),
  ]);
  expect(found).toEqual({
    plans: [
      { title: 'Strong legs', path: '/workout-plans/strong-legs/', isFree: true },
      { title: 'A pack', path: '/workout-packs/a-pack/', isFree: false },
    ],
    more: 0,
  });
});

it('lists six and counts the rest', () => {
  const found = uses(
    Array.from({ length: 9 }, (_, index) => plan('workoutPlan', `Plan ${index}`, squats)),
  );
  expect(found.plans).toHaveLength(6);
  expect(found.more).toBe(3);
});

it('lists none for an exercise that is in no plan', () => {
  expect(uses([plan('workoutPlan', 'No squats here', ['- Push-up: 3 x 5'])])).toEqual({
    plans: [],
    more: 0,
  });
});
