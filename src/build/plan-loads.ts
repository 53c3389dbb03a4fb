import type { PlanFinderOnlyFacts } from '../domain/finder/plan-finder-only-facts.ts';
import type { ExerciseFacts } from '../domain/training/exercise-facts.ts';
import { soreParts } from '../domain/training/sore-part.ts';
import { loadsBodyPart } from '../domain/training/swaps/loaded-parts.ts';
import type { Exercise, PlanDay, WorkoutPlan } from '../domain/workout-notation/plan.ts';

type Movement = Pick<ExerciseFacts, 'pattern' | 'alsoLoads' | 'spares'>;

const setsOf = ({ sets }: Exercise, rounds: number): number =>
  rounds * sets.reduce((sum, block) => sum + (block.sets ?? 1), 0);

/**
 * The working sets of a day: its warm-up and its cool-down don't count, and an exercise against the
 * clock counts once.
 */
const setsOfDay = ({
  parts,
}: PlanDay): readonly { readonly exercise: Exercise; readonly sets: number }[] =>
  parts
    .filter(({ kind }) => kind === 'main' || kind === 'finisher')
    .flatMap(({ items }) =>
      items.flatMap((item) => {
        if (item.kind === 'exercise') {
          return [{ exercise: item.exercise, sets: setsOf(item.exercise, 1) }];
        }
        const { group } = item;
        const rounds = 'rounds' in group ? group.rounds : 1;
        return group.exercises.map((exercise) => ({ exercise, sets: setsOf(exercise, rounds) }));
      }),
    );

/**
 * How many of the working sets of these plans load each part of the body, in per cent. An exercise
 * without a page counts as a set that loads nothing.
 */
export const percentOfSetsByBodyPart = (
  plans: readonly WorkoutPlan[],
  movementOf: (slug: string) => Movement | undefined,
): PlanFinderOnlyFacts['loads'] => {
  const days = plans.flatMap(({ blocks }) => blocks.flatMap((block) => block.days));
  const sets = days.flatMap(setsOfDay);
  const all = sets.reduce((sum, one) => sum + one.sets, 0);
  return Object.fromEntries(
    soreParts.flatMap((part) => {
      const loading = sets
        .filter(({ exercise: { slug } }) => {
          const movement = slug === undefined ? undefined : movementOf(slug);
          return movement !== undefined && loadsBodyPart(movement, part);
        })
        .reduce((sum, one) => sum + one.sets, 0);
      return loading === 0 ? [] : [[part, Math.round((100 * loading) / all)]];
    }),
  );
};
