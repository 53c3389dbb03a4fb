import { agreesWithDays, statedMinutes } from '../../domain/plans/stated-minutes.ts';
import { programmeFacts } from '../../domain/finder/training-facts.ts';
import { minutesText, workloadOf } from '../../domain/plans/workload.ts';
import type { ExerciseLibrary } from '../../domain/workout-notation/names/exercise-library.ts';
import type { ContentTypeId } from '../model/content-model.ts';
import type { ContentEntry } from '../model/content-space.ts';
import { toText } from '../model/field-values.ts';
import { toSections } from '../render/sections.ts';
import { toError } from './content-error.ts';
import type { ContentFault } from '../../domain/content-fault.ts';

const planTypes: readonly ContentTypeId[] = [
  'workoutPlan',
  'workoutPack',
  'preBuiltPlan',
  'homeGymPack',
  'memberPlan',
];

/** A plan's card shows how long its days are, so its title and excerpt must not contradict that. */
export const findPlanMinutesErrors = (
  entry: ContentEntry,
  library: ExerciseLibrary,
): readonly ContentFault[] => {
  const { type, fields } = entry;
  if (!planTypes.includes(type)) return [];
  const statements = ['title', 'excerpt'].flatMap((field) => {
    const stated = statedMinutes(toText(fields[field]));
    return stated.length === 0 ? [] : [{ field, stated }];
  });
  // Computing the days takes time, and most plans state no minutes.
  if (statements.length === 0) return [];
  // A pack's minutes are in its fields, because its text has only a sample.
  const facts = programmeFacts(fields, workloadOf(toSections(toText(fields['content']), library)));
  const shown = minutesText(facts);
  if (shown === undefined) return [];
  return statements
    .filter(({ stated }) => !agreesWithDays(stated, facts.minutes))
    .map(({ field, stated }) =>
      toError(
        entry,
        field,
        `it says ${[...new Set(stated)].join(' and ')} minutes, but its card says ${shown}, from its fields or the days in its text`,
        'change the words, the fields or the days until they are less than a tenth apart',
      ),
    );
};
