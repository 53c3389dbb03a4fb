import {
  doMinutesAgreeWithDays,
  sessionLengthsStatedIn,
} from '../../../domain/plans/session-lengths-stated-in.ts';
import { trainingFactsOfProgramme } from '../../../domain/finder/training-facts.ts';
import {
  sessionMinutesText,
  timeAndEquipmentOfSections,
} from '../../../domain/plans/time-and-equipment.ts';
import type { ExerciseLibrary } from '../../../domain/workout-notation/names/exercise-library.ts';
import type { PartialEntryOf } from '../../model/entry.ts';
import type { TypeWithWorkouts } from '../../model/type-groups.ts';
import { renderAndSplitAtWorkouts } from '../../render/sections.ts';
import { toContentError } from '../content-error.ts';
import type { ContentFault } from '../../../domain/content-fault.ts';

/** A plan's card shows how long its days are, so its title and excerpt must not contradict that. */
export const findPlanMinutesErrors = (
  plan: PartialEntryOf<TypeWithWorkouts>,
  library: ExerciseLibrary,
): readonly ContentFault[] => {
  const { title = '', content = '' } = plan.fields;
  const { excerpt = '' } = plan.type === 'memberPlan' ? {} : plan.fields;
  const statements = (
    [
      ['title', title],
      ['excerpt', excerpt],
    ] as const
  ).flatMap(([field, text]) => {
    const stated = sessionLengthsStatedIn(text);
    return stated.length === 0 ? [] : [{ field, stated }];
  });
  // Computing the days takes time, and most plans state no minutes.
  if (statements.length === 0) return [];
  // A pack's minutes are in its fields, because its text has only a sample.
  const stated = plan.type === 'memberLetter' ? {} : plan.fields;
  const facts = trainingFactsOfProgramme(
    stated,
    timeAndEquipmentOfSections(renderAndSplitAtWorkouts(content, library)),
  );
  const shown = sessionMinutesText(facts);
  if (shown === undefined) return [];
  return statements
    .filter(({ stated: minutes }) => !doMinutesAgreeWithDays(minutes, facts.minutes))
    .map(({ field, stated: minutes }) =>
      toContentError(
        plan,
        field,
        `it says ${[...new Set(minutes)].join(' and ')} minutes, but its card says ${shown}, from its fields or the days in its text`,
        'change the words, the fields or the days until they are less than a tenth apart',
      ),
    );
};
