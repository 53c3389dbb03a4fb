import type { ContentTypeId } from './content-type-id.ts';
import type { ContentType } from './field.ts';
import { exercise, exerciseCategory } from './types/exercises.ts';
import {
  homeGymPack,
  memberLetter,
  memberPlan,
  preBuiltPlan,
  subscriptionOffer,
  workoutPack,
  workoutPlan,
} from './types/plans.ts';
import { article, articleCategory, calculator, faq, page, person } from './types/reading.ts';
import { deliveryZone, product } from './types/shop.ts';
import { ad, homeBanner, mail, poll, site, siteText } from './types/site.ts';

/**
 * The content types of the CMS: the contract with it, with every content type and field that the
 * site relies on. The types of the entries (`entry.ts`), the GraphQL schema and the checks of the
 * content are derived from it, and a test compares it with `content/content-types`.
 */
export const contentModel = {
  workoutPlan,
  workoutPack,
  preBuiltPlan,
  homeGymPack,
  exerciseCategory,
  exercise,
  article,
  articleCategory,
  person,
  calculator,
  ad,
  memberPlan,
  memberLetter,
  siteText,
  homeBanner,
  subscriptionOffer,
  faq,
  poll,
  page,
  product,
  deliveryZone,
  mail,
  site,
} as const satisfies Record<ContentTypeId, ContentType>;
export type ContentModel = typeof contentModel;

/** The fields of a content type by name, for code that treats all types alike. */
export const fieldsOfType = (id: ContentTypeId): ContentType['fields'] => contentModel[id].fields;

/** The type of a content type's Gatsby nodes: `ContentfulArticle`. */
export const nodeTypeOf = (id: ContentTypeId): string =>
  `Contentful${id.charAt(0).toUpperCase()}${id.slice(1)}`;

/** The type of the Gatsby nodes for a content type's long text: `contentfulArticleBodyTextNode`. */
export const textNodeTypeOf = (id: ContentTypeId, field: string): string =>
  `contentful${nodeTypeOf(id).slice('Contentful'.length)}${field.charAt(0).toUpperCase()}${field.slice(1)}TextNode`;

/** The name of the field with the long text; undefined for a content type without one. */
export const markdownFieldNameOf = (id: ContentTypeId): string | undefined =>
  Object.entries(fieldsOfType(id)).find(([, field]) => field.kind === 'markdown')?.[0];
