import { planKey } from './plan/plan-address.ts';
import type { PlanRef } from './plan/plan-place.ts';

/**
 * The log's key for an exercise: the slug of the library (`back-squat`), a movement of one plan
 * that has no page (`plan:/workout-plans/x/|main.unlisted.1`), or a name of the lifter’s own that
 * came from another app (`own:Zercher squat`).
 */
export type ExerciseKey = string;

/**
 * The key of a line of a plan. A movement without a page is identified by its place, because a
 * member plan's text is never stored.
 */
export const exerciseKeyOf = (
  line: { readonly id: string; readonly slug?: string | undefined },
  plan: PlanRef,
): ExerciseKey => line.slug ?? `plan:${planKey(plan)}|${line.id}`;

export const ownExerciseKey = (name: string): ExerciseKey => `own:${name}`;

/** The slug of a key; undefined for an exercise outside the library. */
export const slugOfKey = (key: ExerciseKey): string | undefined =>
  /^(own|plan):/.test(key) ? undefined : key;
