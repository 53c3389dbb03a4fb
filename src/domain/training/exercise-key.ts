import { planKeyOf } from './plan/plan-address.ts';
import type { PlanPagePathAndIndex } from './plan/plan-place.ts';

/**
 * The log's key for an exercise: the slug of the library (`back-squat`), a movement of one plan
 * that has no page (`plan:/workout-plans/x/|main.unlisted.1`), or a name of the lifter’s own, typed
 * or from another app (`own:Zercher squat`).
 */
export type ExerciseKey = string;

/**
 * The key of a line of a plan. A movement without a page is identified by its place, because a
 * member plan's text is never stored. Without a plan every line has its exercise's key as `slug`.
 */
export const exerciseKeyOfLine = (
  line: { readonly id: string; readonly slug?: string | undefined },
  plan: PlanPagePathAndIndex | undefined,
): ExerciseKey =>
  line.slug ??
  (plan === undefined ? ownExerciseKeyOfName(line.id) : `plan:${planKeyOf(plan)}|${line.id}`);

const ownPrefix = 'own:';

/**
 * The key of an exercise that the lifter has named. The first name is its identity, on every
 * device.
 */
export const ownExerciseKeyOfName = (name: string): ExerciseKey => `${ownPrefix}${name}`;

/** The lifter’s own name in a key; undefined for any other exercise. */
export const ownExerciseNameInKey = (key: ExerciseKey): string | undefined =>
  key.startsWith(ownPrefix) ? key.slice(ownPrefix.length) : undefined;

/**
 * The slug under which the library with the lifter’s own exercises (`libraryWithOwnExercises`) may
 * know an exercise: ours, or the whole key of her own. Undefined for a movement of one plan.
 */
export const slugInLibraryWithOwnExercises = (key: ExerciseKey): string | undefined =>
  key.startsWith('plan:') ? undefined : key;
