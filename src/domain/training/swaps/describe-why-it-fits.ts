import type { ExerciseFacts } from '../exercise-facts.ts';
import { muscleNamesText } from '../trained-muscles.ts';
import type { LoadingKind, MovementPattern } from '../movement-and-loading.ts';
import type { Muscle } from '../muscles.ts';

/** A pattern in a coach's words, with its article. */
const nameOf: Readonly<Record<MovementPattern, readonly [article: 'a' | 'an', name: string]>> = {
  squat: ['a', 'squat'],
  lunge: ['a', 'lunge'],
  hinge: ['a', 'hinge'],
  'hip thrust': ['a', 'hip thrust'],
  'knee extension': ['a', 'knee extension'],
  'knee flexion': ['a', 'leg curl'],
  'hip abduction': ['a', 'side-of-the-hip exercise'],
  'hip adduction': ['an', 'inner-thigh exercise'],
  'calf raise': ['a', 'calf raise'],
  'horizontal push': ['a', 'push'],
  'vertical push': ['an', 'overhead press'],
  'horizontal pull': ['a', 'row'],
  'vertical pull': ['a', 'pull from above'],
  'chest fly': ['a', 'chest fly'],
  'lateral raise': ['a', 'raise'],
  'rear raise': ['a', 'rear raise'],
  shrug: ['a', 'shrug'],
  'biceps curl': ['a', 'curl'],
  'triceps extension': ['a', 'triceps extension'],
  forearm: ['a', 'grip exercise'],
  'trunk flexion': ['a', 'crunch'],
  'trunk stability': ['a', 'trunk hold'],
  'trunk rotation': ['a', 'trunk twist'],
  'back extension': ['a', 'back extension'],
  carry: ['a', 'carry'],
  'olympic lift': ['an', 'explosive lift'],
  jump: ['a', 'jump'],
  conditioning: ['a', 'quick exercise'],
  mobility: ['a', 'stretch'],
};

const kitOfLoading: Readonly<Record<LoadingKind, string>> = {
  barbell: 'with a barbell',
  'e-z bar': 'with an E-Z bar',
  dumbbell: 'with one dumbbell',
  'two dumbbells': 'with two dumbbells',
  kettlebell: 'with one kettlebell',
  'two kettlebells': 'with two kettlebells',
  'assisted machine': 'on a machine that helps',
  machine: 'on a machine',
  cable: 'on a cable',
  plate: 'with plates',
  band: 'with a band',
  bodyweight: 'at bodyweight',
  other: 'with other kit',
};

const kitOf = ({ equipment, loading }: ExerciseFacts): string => {
  if (equipment.includes('suspension trainer')) return 'in straps';
  return equipment.includes('medicine ball') ? 'with a medicine ball' : kitOfLoading[loading];
};

/** The muscles that it shares with the exercise the lifter can't do, for the sentence. */
const musclesOf = (exercise: ExerciseFacts, to: ExerciseFacts): string => {
  const isShared = (muscle: Muscle): boolean => exercise.primary.includes(muscle);
  const main = to.primary.filter(isShared);
  if (main.length === 0) {
    const helping = [...to.primary, ...to.secondary].filter(isShared);
    return helping.length === 0
      ? `for the ${muscleNamesText(to.primary)}`
      : `some work for the ${muscleNamesText(helping)}`;
  }
  if (main.length === exercise.primary.length && main.length === 2)
    return `both ${muscleNamesText(main)}`;
  return `for the ${muscleNamesText(main)}`;
};

/**
 * One sentence on why an exercise can replace another. "Same hinge, both hamstrings and glutes,
 * with two dumbbells." or "A lunge instead of a squat, for the quadriceps, at bodyweight."
 */
export const describeWhyItFits = (exercise: ExerciseFacts, to: ExerciseFacts): string => {
  const [article, name] = nameOf[to.pattern];
  const [otherArticle, otherName] = nameOf[exercise.pattern];
  const isSame = exercise.pattern === to.pattern;
  const start = isSame
    ? `Same ${name}`
    : `${article.charAt(0).toUpperCase()}${article.slice(1)} ${name} instead of ${otherArticle} ${otherName}`;
  return `${start}, ${musclesOf(exercise, to)}, ${kitOf(to)}.`;
};
