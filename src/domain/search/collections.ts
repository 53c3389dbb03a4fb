import {
  articlePath,
  calculatorPath,
  exerciseCategoryPath,
  exercisePath,
  faqPath,
  homeGymPackPath,
  memberPlanPath,
  preBuiltPlanPath,
  productPath,
  sitePath,
  workoutPackPath,
  workoutPlanPath,
} from '../routes.ts';
import { isCollectionId } from './collection-groups.ts';
import type { CollectionId } from './collection-groups.ts';

/** What the search can find (specification, section 3): a page's title, a sentence about it, and what its address is made of. */
export type SearchHit = {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly slug: string;
  /** Of articles alone: the slugs of their categories. */
  readonly categories?: readonly string[];
  /** Of everything else; empty where there is none. */
  readonly category?: string;
};

/** The fields of a hit: what an index file holds of a page, and nothing besides. */
export const hitFields = [
  'id',
  'title',
  'excerpt',
  'slug',
  'categories',
  'category',
] as const satisfies readonly (keyof SearchHit)[];

type Collection = {
  /** Members' collections are in no public file. */
  readonly audience: 'public' | 'members';
  /** What people call any page of the collection: whoever types it is answered by all of them. */
  readonly kind: string;
  /** What its pages lose against others that answer as well: lists and terms are rarely what is looked for. */
  readonly handicap?: number;
  readonly path: (hit: SearchHit) => string;
};

const memberCollection = (section: string, kind: string) =>
  ({
    audience: 'members',
    kind,
    /** The section of the members zone, as member plans name it. */
    section,
    path: ({ category = '', slug }) => memberPlanPath(section, category, slug),
  }) as const satisfies Collection & { readonly section: string };

/**
 * The one definition of what is indexed (the headings stand in `collection-groups.ts`). The build writes a file for each
 * public collection, and the browser loads them. Between pages that answer equally well this order decides: what most searches are for comes first.
 */
const searchCollections = {
  exercises: {
    audience: 'public',
    kind: 'exercise',
    // An area of the body has no category: it is one.
    path: ({ category = '', slug }) =>
      category === '' ? exerciseCategoryPath(slug) : exercisePath(category, slug),
  },
  'workout-plans': {
    audience: 'public',
    kind: 'workout plan programme program routine',
    path: ({ slug }) => workoutPlanPath(slug),
  },
  'workout-plans-page': {
    audience: 'public',
    kind: 'workout plan programme program routine',
    path: ({ slug }) => sitePath(slug),
  },
  articles: {
    audience: 'public',
    kind: 'article',
    path: ({ slug }) => articlePath(slug),
  },
  faqs: {
    audience: 'public',
    kind: 'question',
    path: ({ slug }) => faqPath(slug),
  },
  'workout-packs': {
    audience: 'public',
    kind: 'workout pack plan programme program routine',
    path: ({ slug }) => workoutPackPath(slug),
  },
  'pre-built-plans': {
    audience: 'public',
    kind: 'pre-built workout plan programme program routine',
    path: ({ slug }) => preBuiltPlanPath(slug),
  },
  'home-gym-packs': {
    audience: 'public',
    kind: 'home gym workout pack plan programme program routine',
    path: ({ slug }) => homeGymPackPath(slug),
  },
  calculators: {
    audience: 'public',
    kind: 'calculator',
    path: ({ slug }) => calculatorPath(slug),
  },
  products: {
    audience: 'public',
    kind: 'shop',
    path: ({ slug }) => productPath(slug),
  },
  pages: {
    audience: 'public',
    kind: '',
    handicap: 0.4,
    path: ({ slug }) => sitePath(slug),
  },
  'member-workouts': memberCollection('workout-plans', 'member workout plan'),
  finishers: memberCollection('finishers', 'member finisher'),
  'warm-ups': memberCollection('warmups', 'member warm-up plan'),
  'member-pre-built-plans': memberCollection('prebuilt', 'member pre-built plan'),
  'member-packs': memberCollection('packs', 'member pack'),
  'member-home-gym-packs': memberCollection('homegym', 'member home gym pack'),
} as const satisfies Record<CollectionId, Collection>;

/** Every collection, in the order in which they are read. */
export const collectionIds: readonly CollectionId[] =
  Object.keys(searchCollections).filter(isCollectionId);

export const collectionOf = (id: CollectionId): Collection => searchCollections[id];

export const publicCollectionIds: readonly CollectionId[] = collectionIds.filter(
  (id) => collectionOf(id).audience === 'public',
);

/** The collection that holds a section of the members zone, or undefined for a section that is none. */
export const collectionOfSection = (section: string): CollectionId | undefined =>
  collectionIds.find((id) => {
    const collection = searchCollections[id];
    return 'section' in collection && collection.section === section;
  });

/** The address of a hit on this site. */
export const hitPath = (id: CollectionId, hit: SearchHit): string => collectionOf(id).path(hit);
