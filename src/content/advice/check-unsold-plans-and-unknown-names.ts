import { quotedExerciseNamesInPlan } from '../check/plans/check-drills.ts';
import { drillExplanationAnchor, isSelfExplanatoryDrill } from '../../domain/plans/drills.ts';
import { editDistance } from '../../domain/text/edit-distance.ts';
import { rightIdsOpeningPlan } from '../../domain/rights/entitlement.ts';
import type { ExerciseLibrary } from '../../domain/workout-notation/names/exercise-library.ts';
import { exercisesOfPlan } from '../../domain/workout-notation/exercises-of-plan.ts';
import { parsePlanOrSyntaxErrors } from '../../domain/workout-notation/parse/parse-plan-or-syntax-errors.ts';
import { markdownFieldNameOf } from '../model/content-model.ts';
import { bodyOrContentTextOfEntry, entriesOfTypes, type PartialEntry } from '../model/entry.ts';
import { exerciseLibraryOfEntries } from '../model/exercise-entries.ts';
import { planAccessConditionsOf } from '../model/plan-rights.ts';
import { typesWithWorkouts } from '../model/type-groups.ts';
import { sellableProgrammesAndOffersOf } from '../model/sales.ts';
import { renderAndCheckMarkdown } from '../render/markdown.ts';
import type { Advice } from './advice.ts';

/** Member plans that nobody can get, because no page sells what opens them. */
const findUnsoldPlans = (entries: readonly PartialEntry[]): readonly Advice[] => {
  const sold = new Set(
    sellableProgrammesAndOffersOf(entries).map(({ fields }) => fields.productId),
  );
  return entriesOfTypes(entries, 'memberPlan')
    .filter(({ fields }) => fields.free !== true)
    .flatMap((plan) => {
      const rights = rightIdsOpeningPlan(planAccessConditionsOf(plan.fields));
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

/**
 * A name in quotation marks that differs from one in the library by at most this many letters is a
 * typo.
 */
const slipLetters = 2;

/**
 * Names in quotation marks, which aren't linked, that are nearly the name of an exercise with a
 * page.
 */
const findMisspeltExercises = (
  entry: PartialEntry,
  library: ExerciseLibrary,
): readonly Advice[] => {
  const field = markdownFieldNameOf(entry.type);
  const text = bodyOrContentTextOfEntry(entry);
  if (field === undefined || !text.includes('```workout')) return [];
  const names = renderAndCheckMarkdown(text).workouts.flatMap(({ source }) => {
    const parsed = parsePlanOrSyntaxErrors(source, library);
    return parsed.ok
      ? exercisesOfPlan(parsed.plan).flatMap(({ slug, name }) => (slug === undefined ? [name] : []))
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

/** A drill that more lines than this name deserves an explanation of its own. */
const linesWithoutPage = 2;

/** A line of a plan with a name in quotation marks and a note. */
const noted = /^\s*- "([^"]+)".*\(.+\)\s*$/gm;

/**
 * Drills of plans that nothing explains: neither the article with the drills, nor a note in the
 * plan, nor their name.
 */
const findUnexplainedDrills = (entries: readonly PartialEntry[]): readonly Advice[] => {
  const plans = entriesOfTypes(entries, ...typesWithWorkouts).map((entry) => ({
    entry,
    names: quotedExerciseNamesInPlan(bodyOrContentTextOfEntry(entry)).filter(
      (name) => !isSelfExplanatoryDrill(name) && drillExplanationAnchor(name) === undefined,
    ),
  }));
  const lines = plans.flatMap(({ names }) => names);
  return plans.flatMap(({ entry, names }) => {
    const explained = new Set(
      [...bodyOrContentTextOfEntry(entry).matchAll(noted)].map(([, name = '']) => name),
    );
    return [...new Set(names)].flatMap((name): readonly Advice[] => {
      const count = lines.filter((other) => other === name).length;
      if (count > linesWithoutPage) {
        return [
          {
            where: entry.id,
            field: 'content',
            problem: `"${name}" is in ${count} lines of our plans, and nothing explains it`,
            remedy:
              'explain it in the article “drills”, and have it named in src/domain/plans/drills.ts',
          },
        ];
      }
      return explained.has(name)
        ? []
        : [
            {
              where: entry.id,
              field: 'content',
              problem: `nothing says how "${name}" is done`,
              remedy: 'say it in a note at the end of its line, between brackets',
            },
          ];
    });
  });
};

/**
 * Reports plans that nobody can reach, drills that nothing explains, and misspelt exercises in
 * plans, which aren't linked.
 */
export const checkUnsoldPlansAndUnknownNames = (
  entries: readonly PartialEntry[],
): readonly Advice[] => {
  const exercises = exerciseLibraryOfEntries(entries);
  return [
    ...findUnsoldPlans(entries),
    ...findUnexplainedDrills(entries),
    ...entries.flatMap((entry) => findMisspeltExercises(entry, exercises)),
  ];
};
