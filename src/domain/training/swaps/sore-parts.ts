import type { ExerciseFacts } from '../exercise-facts.ts';
import type { MovementPattern } from '../movement-pattern.ts';

export const soreParts = [
  'shoulder',
  'elbow',
  'wrist',
  'lower back',
  'hip',
  'knee',
  'ankle',
] as const;
export type SorePart = (typeof soreParts)[number];

/** The exercises that load a part of the body. */
type Load = {
  readonly patterns: readonly MovementPattern[];
  /** Slugs of our library that load it, unlike others of their pattern. */
  readonly also: readonly string[];
  /** Slugs that don't load it, unlike others of their pattern. */
  readonly spares: readonly string[];
  /** Slugs that a coach would suggest first. */
  readonly kindest: readonly string[];
};

/*
 * What to avoid for a sore part, by a coach's rule of thumb. It is for a part that is sore from
 * training. Sharp or new pain ends the session (`health-help.ts`), and no list here may be read as
 * advice for an injury.
 */
const loads: Readonly<Record<SorePart, Load>> = {
  // Overhead, hanging, and pressing with the elbows behind the body.
  shoulder: {
    patterns: [
      'vertical push',
      'vertical pull',
      'lateral raise',
      'chest fly',
      'olympic lift',
      'conditioning',
    ],
    also: [
      'barbell-bench-press',
      'paused-bench-press',
      'close-grip-bench-press',
      'incline-barbell-bench-press',
      'incline-dumbbell-press',
      'dumbbell-bench-press',
      'decline-push-up',
      'close-grip-push-up',
      'suspension-push-up',
      'suspension-triceps-press',
      'suspension-knee-tuck',
      'suspension-y-raise',
      'chest-dip',
      'bench-dip',
      'overhead-squat',
      'overhead-triceps-extension',
      // The arms are held far back under the bar.
      'back-squat',
      'good-morning',
      'front-squat',
      'smith-machine-squat',
      'renegade-row',
      'dead-hang',
      'hanging-leg-raise',
      'turkish-get-up',
      'ab-wheel-rollout',
      'bear-crawl',
      'side-plank',
      'copenhagen-plank',
      'kettlebell-clean',
      'cable-woodchop',
    ],
    spares: ['landmine-press', 'straight-arm-pulldown', 'clean-pull', 'snatch-pull'],
    kindest: ['landmine-press', 'dumbbell-floor-press'],
  },
  // Bending or stretching the elbow against load, and hanging from a bar.
  elbow: {
    patterns: ['triceps extension', 'forearm', 'olympic lift'],
    also: [
      'close-grip-bench-press',
      // The elbows touch the floor.
      'dumbbell-floor-press',
      'close-grip-push-up',
      'chest-dip',
      'pull-up',
      'chin-up',
      'barbell-curl',
      'preacher-curl',
      'reverse-curl',
      'incline-dumbbell-curl',
      'concentration-curl',
      'hanging-leg-raise',
      'pike-push-up',
      'renegade-row',
      'kettlebell-clean',
      'turkish-get-up',
    ],
    spares: ['triceps-pushdown', 'clean-pull', 'snatch-pull'],
    kindest: ['triceps-pushdown', 'hammer-curl'],
  },
  // A hand bent back under load, and straight bars that turn it.
  wrist: {
    patterns: ['olympic lift', 'forearm', 'conditioning'],
    also: [
      'push-up',
      'incline-push-up',
      'decline-push-up',
      'close-grip-push-up',
      'pike-push-up',
      'chest-dip',
      'bench-dip',
      'front-squat',
      'overhead-squat',
      'barbell-overhead-press',
      'push-press',
      'barbell-curl',
      'reverse-curl',
      'kettlebell-clean',
      'kettlebell-press',
      'half-kneeling-kettlebell-press',
      'turkish-get-up',
      'renegade-row',
      'bear-crawl',
      'bird-dog',
      'suspension-knee-tuck',
    ],
    spares: ['clean-pull', 'snatch-pull', 'dead-hang'],
    kindest: ['hammer-curl', 'rope-hammer-curl'],
  },
  // Bending forward under load, and a weight on the shoulders or overhead while standing.
  'lower back': {
    patterns: ['hinge', 'back extension', 'olympic lift', 'carry', 'jump', 'conditioning'],
    also: [
      'back-squat',
      'front-squat',
      'overhead-squat',
      'smith-machine-squat',
      'band-squat',
      'barbell-overhead-press',
      'push-press',
      'dumbbell-thruster',
      'bent-over-barbell-row',
      't-bar-row',
      'renegade-row',
      'russian-twist',
      'cable-woodchop',
      'hanging-leg-raise',
      'hollow-hold',
      'ab-wheel-rollout',
      'turkish-get-up',
      'rear-delt-fly',
    ],
    spares: ['cable-pull-through'],
    kindest: ['chest-supported-dumbbell-row', 'machine-shoulder-press'],
  },
  // Deep bending of the hip, wide stances, and leg raises.
  hip: {
    patterns: [
      'squat',
      'lunge',
      'hinge',
      'hip thrust',
      'hip adduction',
      'hip abduction',
      'back extension',
      'jump',
      'olympic lift',
      'conditioning',
    ],
    also: [
      'hanging-leg-raise',
      'reverse-crunch',
      'hollow-hold',
      'suspension-knee-tuck',
      'bicycle-crunch',
      'dumbbell-thruster',
      'push-press',
      'turkish-get-up',
      'bear-crawl',
    ],
    spares: ['wall-sit', 'glute-bridge', 'superman'],
    kindest: ['glute-bridge'],
  },
  // Bending the knee under load, and landing.
  knee: {
    patterns: ['squat', 'lunge', 'knee extension', 'jump', 'olympic lift', 'conditioning'],
    also: [
      'trap-bar-deadlift',
      'copenhagen-plank',
      'dumbbell-thruster',
      'push-press',
      'turkish-get-up',
      'half-kneeling-kettlebell-press',
      'bear-crawl',
      'banded-lateral-walk',
      'nordic-curl',
    ],
    spares: [],
    kindest: ['barbell-hip-thrust'],
  },
  // Landing, walking under load, and balancing on one foot.
  ankle: {
    patterns: ['lunge', 'jump', 'calf raise', 'olympic lift', 'carry', 'conditioning'],
    also: [
      'back-squat',
      'front-squat',
      'overhead-squat',
      'goblet-squat',
      'bodyweight-squat',
      'band-squat',
      'dumbbell-thruster',
      'push-press',
      'single-leg-romanian-deadlift',
      'banded-lateral-walk',
      'turkish-get-up',
      'bear-crawl',
      'kettlebell-swing',
      'kettlebell-clean',
    ],
    spares: [],
    kindest: ['leg-press'],
  },
};

/** Whether an exercise loads a body part so much that it isn't offered while that part is sore. */
export const loadsPart = (exercise: ExerciseFacts, part: SorePart): boolean => {
  const { patterns, also, spares } = loads[part];
  const { slug, pattern } = exercise;
  return also.includes(slug) || (patterns.includes(pattern) && !spares.includes(slug));
};

/** Whether a coach would suggest an exercise first when a part is sore. */
export const isKindTo = ({ slug }: ExerciseFacts, part: SorePart): boolean =>
  loads[part].kindest.includes(slug);
