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
 * stack of plates, the help of a machine.
 */
export const loadingKinds = [
  'barbell',
  'e-z bar',
  'dumbbell',
  'two dumbbells',
  'kettlebell',
  'two kettlebells',
  'machine',
  'assisted machine',
  'cable',
  'plate',
  'band',
  'bodyweight',
  'other',
] as const;
export type LoadingKind = (typeof loadingKinds)[number];

/** True for two dumbbells and two kettlebells: the weight is that of one of them. */
export const isLoadingKindPerHand = (loading: LoadingKind): boolean =>
  loading === 'two dumbbells' || loading === 'two kettlebells';
