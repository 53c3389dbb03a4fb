import type { ContentFault } from '../../../domain/content-fault.ts';
import { drillExplanationAnchor, drillsArticleSlug } from '../../../domain/plans/drills.ts';
import { articlePath } from '../../../domain/routes.ts';
import { bodyOrContentTextOfEntry, entriesOfTypes, type PartialEntry } from '../../model/entry.ts';
import { typesWithWorkouts } from '../../model/type-groups.ts';
import { renderAndCheckMarkdown } from '../../render/markdown.ts';
import { toContentError, valueInQuotesOrAsJson } from '../content-error.ts';

/** A line of a plan with a name in quotation marks, which has no page in the library. */
const ownName = /^\s*- "([^"]+)"/gm;

/** The names without a page in a plan, as its lines have them. */
export const quotedExerciseNamesInPlan = (text: string): readonly string[] =>
  [...text.matchAll(ownName)].map(([, name = '']) => name);

/**
 * Reports drills that a plan would link to a heading that the article with the drills doesn't have.
 */
export const findPlanDrillsNotInDrillsArticle = (
  entries: readonly PartialEntry[],
): readonly ContentFault[] => {
  const article = entriesOfTypes(entries, 'article').find(
    ({ fields }) => fields.slug === drillsArticleSlug,
  );
  const headings = new Set(
    article === undefined
      ? []
      : renderAndCheckMarkdown(bodyOrContentTextOfEntry(article)).headings.map(({ id }) => id),
  );
  return entriesOfTypes(entries, ...typesWithWorkouts).flatMap((plan) => {
    const missing = new Map(
      quotedExerciseNamesInPlan(plan.fields.content ?? '').flatMap((name) => {
        const anchor = drillExplanationAnchor(name);
        return anchor === undefined || headings.has(anchor) ? [] : [[anchor, name] as const];
      }),
    );
    return [...missing].map(([anchor, name]) =>
      toContentError(
        plan,
        'content',
        `${valueInQuotesOrAsJson(name)} links to its explanation, which isn’t there`,
        `write it in ${articlePath(drillsArticleSlug)}, under a heading whose address is #${anchor}`,
      ),
    );
  });
};
