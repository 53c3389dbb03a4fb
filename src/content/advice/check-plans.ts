import { editDistance } from '../../domain/edit-distance.ts';
import { rightIdsOf } from '../../domain/entitlement.ts';
import type { ExerciseLibrary } from '../../domain/workout-notation/exercise-library.ts';
import { exercisesIn } from '../../domain/workout-notation/exercises-in.ts';
import { parseWorkout } from '../../domain/workout-notation/parse-workout.ts';
import { markdownFieldOf } from '../model/content-model.ts';
import type { ContentEntry, ContentSpace } from '../model/content-space.ts';
import { toOptionalText, toText } from '../model/field-values.ts';
import { renderMarkdown } from '../render/markdown.ts';
import type { Advice } from './advice.ts';
import { indexSpace } from '../check/space-index.ts';

const productIdOf = ({ fields }: ContentEntry): string | undefined =>
  toOptionalText(fields['productId']);

/** Member plans that nobody can get, because no page sells what opens them. */
const findUnsoldPlans = (entries: readonly ContentEntry[]): readonly Advice[] => {
  const sold = new Set(
    entries.filter(({ type }) => type !== 'memberPlan').map((entry) => productIdOf(entry)),
  );
  return entries
    .filter(({ type, fields }) => type === 'memberPlan' && fields['free'] !== true)
    .flatMap((plan) => {
      const rights = rightIdsOf({
        free: false,
        productId: productIdOf(plan),
        link: toOptionalText(plan.fields['link']),
        link2: toOptionalText(plan.fields['link2']),
        sub: toOptionalText(plan.fields['sub']),
      });
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
  entry: ContentEntry,
  library: ExerciseLibrary,
): readonly Advice[] => {
  const field = markdownFieldOf(entry.type);
  const text = toText(entry.fields[field ?? '']);
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
export const checkPlans = (space: ContentSpace): readonly Advice[] => {
  const { exercises } = indexSpace(space);
  return [
    ...findUnsoldPlans(space.entries),
    ...space.entries.flatMap((entry) => findMisspeltExercises(entry, exercises)),
  ];
};
