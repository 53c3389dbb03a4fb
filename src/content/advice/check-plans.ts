import { editDistance } from '../../domain/text/edit-distance.ts';
import { rightIdsOf } from '../../domain/rights/entitlement.ts';
import type { ExerciseLibrary } from '../../domain/workout-notation/names/exercise-library.ts';
import { exercisesIn } from '../../domain/workout-notation/exercises-in.ts';
import { parseWorkout } from '../../domain/workout-notation/parse/parse-workout.ts';
import { markdownFieldOf } from '../model/content-model.ts';
import { longTextOf, entriesOfTypes, type PartialEntry } from '../model/entry.ts';
import { exerciseLibraryOf } from '../model/exercise-entries.ts';
import { toPlanRights } from '../model/plan-rights.ts';
import { saleEntriesOf } from '../model/sales.ts';
import { renderMarkdown } from '../render/markdown.ts';
import type { Advice } from './advice.ts';

/** Member plans that nobody can get, because no page sells what opens them. */
const findUnsoldPlans = (entries: readonly PartialEntry[]): readonly Advice[] => {
  const sold = new Set(saleEntriesOf(entries).map(({ fields }) => fields.productId));
  return entriesOfTypes(entries, 'memberPlan')
    .filter(({ fields }) => fields.free !== true)
    .flatMap((plan) => {
      const rights = rightIdsOf(toPlanRights(plan.fields));
      return rights.length === 0 || rights.some((id) => sold.has(id))
        ? []
        : [
            {
              where: plan.id,
              problem: `no page sells ${rights.map((id) => `"${id}"`).join(' or ')}, which opens it`,
              remedy: 'enter the product of a pack or of the membership, or switch "free" on',
            },
          ];
    });
};

/** A name in quotation marks that differs from one in the library by at most this many letters is a typo. */
const slipLetters = 2;

/** Names in quotation marks, which aren't linked, that are nearly the name of an exercise with a page. */
const findMisspeltExercises = (
  entry: PartialEntry,
  library: ExerciseLibrary,
): readonly Advice[] => {
  const field = markdownFieldOf(entry.type);
  const text = longTextOf(entry);
  if (field === undefined || !text.includes('```workout')) return [];
  const names = renderMarkdown(text).workouts.flatMap(({ source }) => {
    const parsed = parseWorkout(source, library);
    return parsed.ok
      ? exercisesIn(parsed.plan).flatMap(({ slug, name }) => (slug === undefined ? [name] : []))
      : [];
  });
  return [...new Set(names)].flatMap((name) => {
    const meant = library.nearest(name);
    return meant === undefined ||
      editDistance(name.toLowerCase(), meant.toLowerCase()) > slipLetters
      ? []
      : [
          {
            where: entry.id,
            field,
            problem: `"${name}" has no page in the library, but "${meant}" has`,
            remedy: `if it is meant, write ${meant} without quotation marks`,
          },
        ];
  });
};

/** Reports plans that nobody can reach, and misspelt exercises in plans, which aren't linked. */
export const checkPlans = (entries: readonly PartialEntry[]): readonly Advice[] => {
  const exercises = exerciseLibraryOf(entries);
  return [
    ...findUnsoldPlans(entries),
    ...entries.flatMap((entry) => findMisspeltExercises(entry, exercises)),
  ];
};
