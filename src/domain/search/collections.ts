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

/** The fields of a hit, each of which is a field of the index files too. */
export const hitFields = ['id', 'title', 'excerpt', 'slug', 'categories', 'category'] as const;

/** Groups of results, in the order that decides between equals. */
export const searchGroups = [
  'Exercises',
  'Workout plans',
  'Workout packs',
  'Pre-built plans',
  'Home gym packs',
  'Articles',
  'Calculators',
  'Questions and answers',
  'Shop',
  'Other pages',
  'Members Zone',
] as const;
export type SearchGroup = (typeof searchGroups)[number];

type Collection = {
  readonly group: SearchGroup;
  /** Hits of members' collections are in no public file. */
  readonly audience: 'public' | 'members';
  /** What people call such a page; found as well, below everything that the page says of itself. */
  readonly words: string;
  /** True where people know a page by its address: "contact" for "Write to us". */
  readonly isNamedBySlug: boolean;
  /** What it gains or loses against pages that fit as well. */
  readonly prior: number;
  readonly path: (hit: SearchHit) => string;
};

const memberCollection = (section: string, words: string): Collection => ({
  group: 'Members Zone',
  audience: 'members',
  words,
  isNamedBySlug: false,
  prior: 0,
  path: ({ category = '', slug }) => memberPlanPath(section, category, slug),
});

/**
 * The one definition of what is indexed: the build writes a file for each public collection in this order, and the
 * browser reads them in this order. What most searches are for stands first.
 */
export const searchCollections = {
  exercises: {
    group: 'Exercises',
    audience: 'public',
    words: 'exercise',
    isNamedBySlug: false,
    prior: 0,
    // An area of the body has no category: it is one.
    path: ({ category = '', slug }) =>
      category === '' ? exerciseCategoryPath(slug) : exercisePath(category, slug),
  },
  'workout-plans': {
    group: 'Workout plans',
    audience: 'public',
    words: 'workout plan',
    isNamedBySlug: false,
    prior: 0,
    path: ({ slug }) => workoutPlanPath(slug),
  },
  'workout-plans-page': {
    group: 'Workout plans',
    audience: 'public',
    words: '',
    isNamedBySlug: false,
    prior: 0,
    path: ({ slug }) => sitePath(slug),
  },
  articles: {
    group: 'Articles',
    audience: 'public',
    words: 'article',
    isNamedBySlug: false,
    prior: 0,
    path: ({ slug }) => articlePath(slug),
  },
  faqs: {
    group: 'Questions and answers',
    audience: 'public',
    words: 'question',
    isNamedBySlug: false,
    prior: 0,
    path: ({ slug }) => faqPath(slug),
  },
  'workout-packs': {
    group: 'Workout packs',
    audience: 'public',
    words: 'workout pack',
    isNamedBySlug: false,
    prior: 0,
    path: ({ slug }) => workoutPackPath(slug),
  },
  'pre-built-plans': {
    group: 'Pre-built plans',
    audience: 'public',
    words: 'pre-built workout plan',
    isNamedBySlug: false,
    prior: 0,
    path: ({ slug }) => preBuiltPlanPath(slug),
  },
  'home-gym-packs': {
    group: 'Home gym packs',
    audience: 'public',
    words: 'home gym pack workout plan',
    isNamedBySlug: false,
    prior: 0,
    path: ({ slug }) => homeGymPackPath(slug),
  },
  calculators: {
    group: 'Calculators',
    audience: 'public',
    words: 'calculator',
    isNamedBySlug: false,
    prior: 0,
    path: ({ slug }) => calculatorPath(slug),
  },
  products: {
    group: 'Shop',
    audience: 'public',
    words: 'shop',
    isNamedBySlug: false,
    prior: 0,
    path: ({ slug }) => productPath(slug),
  },
  pages: {
    group: 'Other pages',
    audience: 'public',
    words: '',
    isNamedBySlug: true,
    prior: -2,
    path: ({ slug }) => sitePath(slug),
  },
  'member-workouts': memberCollection('workout-plans', 'member workout plan'),
  finishers: memberCollection('finishers', 'member finisher'),
  'warm-ups': memberCollection('warmups', 'member warm-up plan'),
  'member-pre-built-plans': memberCollection('prebuilt', 'member pre-built plan'),
  'member-packs': memberCollection('packs', 'member pack'),
  'member-home-gym-packs': memberCollection('homegym', 'member home gym pack'),
} as const satisfies Record<string, Collection>;

export type CollectionId = keyof typeof searchCollections;

export const isCollectionId = (name: string): name is CollectionId =>
  Object.hasOwn(searchCollections, name);

/** Every collection, in the order in which they are read. */
export const collectionIds: readonly CollectionId[] =
  Object.keys(searchCollections).filter(isCollectionId);

export const publicCollectionIds: readonly CollectionId[] = collectionIds.filter(
  (id) => searchCollections[id].audience === 'public',
);

export const collectionOf = (id: CollectionId): Collection => searchCollections[id];

/** The address of a hit on this site. */
export const hitPath = (id: CollectionId, hit: SearchHit): string => collectionOf(id).path(hit);
