import { levels, type Level } from '../training/levels.ts';
import { musclePagePath } from '../training/muscle-page-path.ts';
import { muscles } from '../training/muscles.ts';
import { routes } from '../routes.ts';
import {
  emptyFilter,
  minuteChoices,
  type OfferedFilterValues,
  type ChosenFilters,
  type MinuteChoice,
} from './chosen-filters.ts';
import { kits, type KitId } from './kit.ts';

type List = { readonly path: string; readonly title: string };

/**
 * The lists with the finder. The title is also the noun in the titles of their pages for one value.
 */
const lists = {
  'workout-plans': { path: routes.workoutPlans, title: 'Workout plans' },
  'workout-packs': { path: routes.workoutPacks, title: 'Workout packs' },
  'pre-built-plans': { path: routes.preBuiltPlans, title: 'Pre-built plans' },
  'home-gym-packs': { path: routes.homeGymPacks, title: 'Home gym packs' },
  exercises: { path: routes.exercises, title: 'Exercises' },
} as const satisfies Record<string, List>;
export type FinderListId = keyof typeof lists;

const isFinderListId = (id: string): id is FinderListId => id in lists;

export const finderListIds: readonly FinderListId[] = Object.keys(lists).filter(isFinderListId);

export const finderList = (id: FinderListId): List => lists[id];

/**
 * One value of the finder. Each has its own page, for browsers without scripts and for search
 * engines.
 */
export type FinderFilterValue =
  | { readonly part: 'minutes'; readonly id: MinuteChoice }
  | { readonly part: 'kit'; readonly id: KitId }
  | { readonly part: 'level'; readonly id: Level };

/** The values of a list's choices. */
export const flattenOfferedFilterValues = (
  choices: OfferedFilterValues,
): readonly FinderFilterValue[] => [
  ...choices.minutes.map((id) => ({ part: 'minutes', id }) as const),
  ...choices.kit.map((id) => ({ part: 'kit', id }) as const),
  ...choices.levels.map((id) => ({ part: 'level', id }) as const),
];

export const filterWithOnly = (value: FinderFilterValue): ChosenFilters => {
  switch (value.part) {
    case 'minutes':
      return { ...emptyFilter, minutes: value.id };
    case 'kit':
      return { ...emptyFilter, kit: [value.id] };
    case 'level':
      return { ...emptyFilter, level: value.id };
  }
};

const levelEnds: Readonly<Record<Level, string>> = {
  beginner: 'for beginners',
  intermediate: 'for intermediate lifters',
  expert: 'for experts',
};

const kitEnds: Readonly<Record<KitId, string>> = {
  none: 'without kit',
  barbell: 'with a barbell',
  dumbbells: 'with dumbbells',
  kettlebells: 'with kettlebells',
  bands: 'with bands',
  cables: 'with cables',
  machines: 'with machines',
  cardio: 'with a rower or bike',
  straps: 'with a suspension trainer',
  other: 'with balls and other kit',
};

/** The end of a title, such as `with dumbbells`. */
const endOf = (value: FinderFilterValue): string => {
  switch (value.part) {
    case 'minutes':
      return `within ${value.id} minutes`;
    case 'kit':
      return kitEnds[value.id];
    case 'level':
      return levelEnds[value.id];
  }
};

/** The address of a value's page. No entry may have this slug. */
export const filterPagePath = (list: FinderListId, value: FinderFilterValue): string =>
  `${lists[list].path}${endOf(value).replaceAll(' ', '-')}/`;

const programmeEnd: Readonly<Record<FinderFilterValue['part'], string>> = {
  minutes: 'Each card says how many days a week it asks for, what kit it needs and for whom it is.',
  kit: 'Each card says how many days a week it asks for, how long a session takes and for whom it is.',
  level: 'Each card says how many days a week it asks for, how long a session takes and with what.',
};

const exerciseEnd = 'From all body areas, and each card says its level and its kit.';

/** The title and the description of a value's page. */
export const filterPageTitleAndDescription = (
  list: FinderListId,
  value: FinderFilterValue,
): { readonly title: string; readonly description: string } => {
  const title = `${lists[list].title} ${endOf(value)}`;
  const only = value.part === 'kit' && value.id !== 'none' ? ' and nothing else' : '';
  const end = list === 'exercises' ? exerciseEnd : programmeEnd[value.part];
  return { title, description: `${title}${only}. ${end}` };
};

const allChoices: OfferedFilterValues = {
  minutes: minuteChoices,
  kit: kits.map(({ id }) => id),
  levels,
};

/**
 * Addresses below the lists that are reserved: those of all values, of muscles and of numbered
 * pages.
 */
export const reservedListPaths = (): readonly string[] => [
  ...finderListIds.flatMap((list) => [
    `${lists[list].path}page/`,
    ...flattenOfferedFilterValues(allChoices).map((value) => filterPagePath(list, value)),
  ]),
  ...muscles.map(musclePagePath),
];

/** The file with all entries of a list, which the finder loads when a choice is made. */
export const finderListFilePath = (list: FinderListId): string => `/finder/${list}.json`;
