import { graphql } from 'gatsby';
import type { TrainingFacts } from '../../domain/finder/training-facts.ts';
import { isEquipment, type Equipment } from '../../domain/training/all-equipment.ts';
import { levels, type Level } from '../../domain/training/levels.ts';
import { isMuscle } from '../../domain/training/muscles.ts';
import type { TrainedMuscles } from '../../domain/training/trained-muscles.ts';

// A query returns plain strings. A level, muscle or equipment that doesn't exist stops the build
// (src/content/check), so nothing is lost here; the parsers only give the strings their types.

/** The level of an exercise or a plan. */
export const queriedLevelOf = ({ level }: { readonly level: string }): Level | undefined =>
  levels.find((known) => known === level);

/** The equipment of an exercise, in the entry's order; an unknown name is left out. */
export const queriedEquipmentOf = (exercise: {
  readonly equipment: readonly string[];
}): readonly Equipment[] => exercise.equipment.filter(isEquipment);

/** The muscles that an exercise trains, without unknown names; null gives no secondary ones. */
export const queriedTrainedMusclesOf = (exercise: {
  readonly primaryMuscles: readonly string[];
  readonly secondaryMuscles: readonly string[] | null;
}): TrainedMuscles => ({
  primary: exercise.primaryMuscles.filter(isMuscle),
  secondary: (exercise.secondaryMuscles ?? []).filter(isMuscle),
});

/** The facts on the card of an exercise, a plan or a pack. */
export const queriedTrainingFactsOf = ({
  facts: { days, minutes, equipment, level },
}: {
  readonly facts: Queries.TrainingFactsFragment;
}): TrainingFacts => ({
  days,
  minutes,
  equipment: queriedEquipmentOf({ equipment }),
  level: level === null ? undefined : queriedLevelOf({ level }),
});

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment TrainingFacts on TrainingFacts {
    days
    minutes {
      from
      to
    }
    equipment
    level
  }
`;
