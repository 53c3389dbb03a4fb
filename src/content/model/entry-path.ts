import {
  articleCategoryPath,
  articlePath,
  calculatorPath,
  exerciseCategoryPath,
  exercisePath,
  faqQuestionPath,
  homeGymPackPath,
  preBuiltPlanPath,
  productPath,
  textPagePath,
  workoutPackPath,
  workoutPlanPath,
} from '../../domain/routes.ts';
import type { ContentTypeId } from './content-type-id.ts';

const slugExpression = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a value consists of lower-case letters and digits with single hyphens between them. */
export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && slugExpression.test(value);

/**
 * The public address of an entry. Undefined if its type has none, or its slug is missing or
 * malformed.
 */
export const entryPath = (
  type: ContentTypeId,
  { slug, category }: Readonly<Record<string, unknown>>,
): string | undefined => {
  if (!isSlug(slug)) return undefined;
  switch (type) {
    case 'workoutPlan':
      return workoutPlanPath(slug);
    case 'workoutPack':
      return workoutPackPath(slug);
    case 'preBuiltPlan':
      return preBuiltPlanPath(slug);
    case 'homeGymPack':
      return homeGymPackPath(slug);
    case 'exerciseCategory':
      return exerciseCategoryPath(slug);
    case 'exercise':
      return isSlug(category) ? exercisePath(category, slug) : undefined;
    case 'article':
      return articlePath(slug);
    case 'articleCategory':
      return articleCategoryPath(slug);
    case 'calculator':
      return calculatorPath(slug);
    case 'faq':
      return faqQuestionPath(slug);
    case 'page':
      return textPagePath(slug);
    case 'product':
      return productPath(slug);
    case 'ad':
    case 'memberPlan':
    case 'memberLetter':
    case 'siteText':
    case 'homeBanner':
    case 'subscriptionOffer':
    case 'poll':
    case 'person':
    case 'mail':
    case 'deliveryZone':
    case 'site':
      return undefined;
  }
};
