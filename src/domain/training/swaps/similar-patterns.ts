import type { MovementPattern } from '../movement-and-loading.ts';

/**
 * Patterns that can replace each other when nothing of the same pattern is left, and how well, from
 * 0 to 1: a coach's judgement. Each pair is listed once.
 */
const similarPatterns: readonly (readonly [
  one: MovementPattern,
  other: MovementPattern,
  likeness: number,
])[] = [
  ['squat', 'lunge', 0.7],
  ['squat', 'knee extension', 0.5],
  ['squat', 'hip thrust', 0.3],
  ['squat', 'jump', 0.3],
  ['lunge', 'knee extension', 0.4],
  ['lunge', 'hip thrust', 0.4],
  ['lunge', 'hip adduction', 0.4],
  ['hinge', 'hip thrust', 0.6],
  ['hinge', 'knee flexion', 0.3],
  ['hinge', 'back extension', 0.4],
  ['hip thrust', 'knee flexion', 0.3],
  ['hip thrust', 'hip abduction', 0.3],
  ['hip thrust', 'back extension', 0.2],
  ['horizontal push', 'vertical push', 0.3],
  ['horizontal push', 'chest fly', 0.5],
  ['horizontal push', 'triceps extension', 0.5],
  ['vertical push', 'lateral raise', 0.4],
  ['vertical push', 'olympic lift', 0.2],
  ['lateral raise', 'rear raise', 0.4],
  ['horizontal pull', 'vertical pull', 0.5],
  ['horizontal pull', 'rear raise', 0.3],
  ['shrug', 'carry', 0.5],
  ['forearm', 'carry', 0.5],
  ['forearm', 'biceps curl', 0.2],
  ['trunk flexion', 'trunk stability', 0.5],
  ['trunk flexion', 'trunk rotation', 0.5],
  ['trunk stability', 'trunk rotation', 0.5],
  ['trunk stability', 'carry', 0.3],
  ['olympic lift', 'hinge', 0.4],
  ['olympic lift', 'jump', 0.6],
  ['olympic lift', 'squat', 0.2],
  ['conditioning', 'trunk stability', 0.3],
];

const similarityByPair: ReadonlyMap<string, number> = new Map(
  similarPatterns.flatMap(([one, other, likeness]) => [
    [`${one}|${other}`, likeness],
    [`${other}|${one}`, likeness],
  ]),
);

/** How well one pattern replaces another: 1 for itself, 0 if they have nothing in common. */
export const similarityOfMovementPatterns = (
  one: MovementPattern,
  other: MovementPattern,
): number => (one === other ? 1 : (similarityByPair.get(`${one}|${other}`) ?? 0));
