import {
  articlePath,
  calculatorPath,
  exerciseCategoryPath,
  exercisePath,
  faqQuestionPath,
  homeGymPackPath,
  memberPlanPath,
  preBuiltPlanPath,
  productPath,
  pathOfSlug,
  workoutPackPath,
  workoutPlanPath,
} from '../routes.ts';
import { isCollectionId } from './collection-groups.ts';
import type { CollectionId } from './collection-groups.ts';

/** A page in the search (DATA-7). Its path is built from the slug and the categories. */
export type SearchablePage = {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly slug: string;
  /** Articles only: the slugs of their categories. */
  readonly categories?: readonly string[];
  /** All pages but articles; empty if there is none. */
  readonly category?: string;
  /** What people type who need this page. Compared with a query, never shown. */
  readonly askedAs?: readonly string[];
};

/** The fields of a hit. Index files contain only these. */
export const pageFieldsInIndexFiles = [
  'id',
  'title',
  'excerpt',
  'slug',
  'categories',
  'category',
  'askedAs',
] as const satisfies readonly (keyof SearchablePage)[];

type Collection = {
  /** Collections for members are never written to public files. */
  readonly audience: 'public' | 'members';
  /** The words that people use for this type of page. Every page of the collection matches them. */
  readonly typeWords: string;
  /**
   * Subtracted from the score of its pages, for pages that people rarely look for, such as lists
   * and terms.
   */
  readonly penalty?: number;
  readonly path: (hit: SearchablePage) => string;
};

const memberCollection = (section: string, typeWords: string) =>
  ({
    audience: 'members',
    typeWords,
    /** The section of the members zone, as in member plans. */
    section,
    path: ({ category = '', slug }) => memberPlanPath(section, category, slug),
  }) as const satisfies Collection & { readonly section: string };

/**
 * All collections of searchable pages (their headings are in `collection-groups.ts`). The build
 * writes an index file for each public collection, and the browser loads them. Pages with the same
 * score appear in this order, so the most searched-for collections come first.
 */
const searchCollections = {
  exercises: {
    audience: 'public',
    typeWords: 'exercise form',
    // A body area has no category, because it is one.
    path: ({ category = '', slug }) =>
      category === '' ? exerciseCategoryPath(slug) : exercisePath(category, slug),
  },
  'workout-plans': {
    audience: 'public',
    typeWords: 'workout plan programme program routine free',
    path: ({ slug }) => workoutPlanPath(slug),
  },
  'workout-plans-page': {
    audience: 'public',
    typeWords: 'workout plan programme program routine',
    path: ({ slug }) => pathOfSlug(slug),
  },
  articles: {
    audience: 'public',
    typeWords: 'article',
    path: ({ slug }) => articlePath(slug),
  },
  faqs: {
    audience: 'public',
    typeWords: 'question',
    path: ({ slug }) => faqQuestionPath(slug),
  },
  'workout-packs': {
    audience: 'public',
    typeWords: 'workout pack plan programme program routine',
    // A free plan for the same thing comes first.
    penalty: 0.1,
    path: ({ slug }) => workoutPackPath(slug),
  },
  'pre-built-plans': {
    audience: 'public',
    typeWords: 'pre-built workout plan programme program routine',
    penalty: 0.1,
    path: ({ slug }) => preBuiltPlanPath(slug),
  },
  'home-gym-packs': {
    audience: 'public',
    typeWords: 'home gym workout pack plan programme program routine',
    penalty: 0.1,
    path: ({ slug }) => homeGymPackPath(slug),
  },
  calculators: {
    audience: 'public',
    typeWords: 'calculator',
    path: ({ slug }) => calculatorPath(slug),
  },
  products: {
    audience: 'public',
    typeWords: 'shop',
    path: ({ slug }) => productPath(slug),
  },
  pages: {
    audience: 'public',
    typeWords: '',
    penalty: 0.2,
    path: ({ slug }) => pathOfSlug(slug),
  },
  'the-year': memberCollection('the-year', 'member workout plan programme program the year'),
  'member-workouts': memberCollection('workout-plans', 'member workout plan'),
  finishers: memberCollection('finishers', 'member finisher'),
  'warm-ups': memberCollection('warmups', 'member warm-up plan'),
  'member-pre-built-plans': memberCollection('prebuilt', 'member pre-built plan'),
  'member-packs': memberCollection('packs', 'member pack'),
  'member-home-gym-packs': memberCollection('homegym', 'member home gym pack'),
} as const satisfies Record<CollectionId, Collection>;

/** Every collection, in the order above. */
export const collectionIds: readonly CollectionId[] =
  Object.keys(searchCollections).filter(isCollectionId);

export const searchCollectionWithId = (id: CollectionId): Collection => searchCollections[id];

export const publicCollectionIds: readonly CollectionId[] = collectionIds.filter(
  (id) => searchCollectionWithId(id).audience === 'public',
);

/** The collection of a section of the members zone; undefined if there is no such section. */
export const collectionIdOfMembersSection = (section: string): CollectionId | undefined =>
  collectionIds.find((id) => {
    const collection = searchCollections[id];
    return 'section' in collection && collection.section === section;
  });

/** The path of a hit's page. */
export const pathOfSearchablePage = (id: CollectionId, hit: SearchablePage): string =>
  searchCollectionWithId(id).path(hit);
