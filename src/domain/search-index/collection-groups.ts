/** The headings of the search results. */
export type SearchGroupHeading =
  | 'Exercises'
  | 'Workout plans'
  | 'Workout packs'
  | 'Pre-built plans'
  | 'Home gym packs'
  | 'Articles'
  | 'Calculators'
  | 'Questions and answers'
  | 'Shop'
  | 'Other pages'
  | 'Members Zone';

/**
 * Every collection with its heading. In its own file, because pages need nothing else of
 * `collections.ts`.
 */
const groups = {
  exercises: 'Exercises',
  'workout-plans': 'Workout plans',
  'workout-plans-page': 'Workout plans',
  articles: 'Articles',
  faqs: 'Questions and answers',
  'workout-packs': 'Workout packs',
  'pre-built-plans': 'Pre-built plans',
  'home-gym-packs': 'Home gym packs',
  calculators: 'Calculators',
  products: 'Shop',
  pages: 'Other pages',
  'the-year': 'Members Zone',
  'member-workouts': 'Members Zone',
  finishers: 'Members Zone',
  'warm-ups': 'Members Zone',
  'member-pre-built-plans': 'Members Zone',
  'member-packs': 'Members Zone',
  'member-home-gym-packs': 'Members Zone',
} as const satisfies Record<string, SearchGroupHeading>;

export type CollectionId = keyof typeof groups;

export const isCollectionId = (name: string): name is CollectionId => Object.hasOwn(groups, name);

export const searchGroupHeadingOf = (id: CollectionId): SearchGroupHeading => groups[id];
