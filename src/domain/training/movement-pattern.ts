/**
 * The movement of a lift, as coaches group lifts: two lifts of one pattern can replace each other.
 */
export const movementPatterns = [
  'squat',
  'lunge',
  'hinge',
  'hip thrust',
  'knee extension',
  'knee flexion',
  'hip abduction',
  'hip adduction',
  'calf raise',
  'horizontal push',
  'vertical push',
  'horizontal pull',
  'vertical pull',
  'chest fly',
  'lateral raise',
  'rear raise',
  'shrug',
  'biceps curl',
  'triceps extension',
  'forearm',
  'trunk flexion',
  'trunk stability',
  'trunk rotation',
  'back extension',
  'carry',
  'olympic lift',
  'jump',
  'conditioning',
  'mobility',
] as const;
export type MovementPattern = (typeof movementPatterns)[number];

/**
 * How an exercise is loaded, which decides the meaning of a weight: the whole bar, one hand, a
 * stack of plates.
 */
export const loadings = [
  'barbell',
  'e-z bar',
  'dumbbell',
  'two dumbbells',
  'kettlebell',
  'two kettlebells',
  'machine',
  'cable',
  'plate',
  'band',
  'bodyweight',
  'other',
] as const;
export type Loading = (typeof loadings)[number];

/** Whether a weight is per hand. */
export const isPerHand = (loading: Loading): boolean =>
  loading === 'two dumbbells' || loading === 'two kettlebells';

/**
 * The main lift of a pattern, by its slug: the lift that plans give percentages of and that lifters
 * know their maximum of. An exercise's `relativeLoad` is a percentage of it. Weights can be
 * estimated between patterns that share a main lift; a pattern without one is left out.
 *
 * The percentages in the library are a coach's rough figures for what women usually train with at
 * the same reps, made for our own library and not taken from any study. They vary a lot with limb
 * length, practice and machines, so code that carries a weight over stays on the safe side.
 */
export const mainLifts: Readonly<Partial<Record<MovementPattern, string>>> = {
  squat: 'back-squat',
  lunge: 'back-squat',
  hinge: 'deadlift',
  'hip thrust': 'barbell-hip-thrust',
  'knee flexion': 'lying-leg-curl',
  'calf raise': 'standing-calf-raise',
  'horizontal push': 'barbell-bench-press',
  'vertical push': 'barbell-overhead-press',
  'horizontal pull': 'bent-over-barbell-row',
  'vertical pull': 'lat-pulldown',
  'chest fly': 'dumbbell-fly',
  'lateral raise': 'lateral-raise',
  'rear raise': 'rear-delt-fly',
  shrug: 'dumbbell-shrug',
  'biceps curl': 'barbell-curl',
  'triceps extension': 'triceps-pushdown',
  carry: 'farmers-walk',
  'olympic lift': 'clean-and-jerk',
};
