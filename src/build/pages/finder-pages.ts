import { site } from '../../config/public/site.ts';
import { toExerciseLibrary } from '../../content/model/exercise-entries.ts';
import { toText, toTexts } from '../../content/model/field-values.ts';
import { toSections } from '../../content/render/sections.ts';
import { choicesFor, findFitting, type FinderChoices } from '../../domain/finder/finder-filter.ts';
import {
  filterOf,
  finderList,
  finderListIds,
  valuePath,
  valuesOf,
  type FinderListId,
  type FinderValue,
} from '../../domain/finder/finder-lists.ts';
import {
  exerciseFacts,
  programmeFacts,
  type TrainingFacts,
} from '../../domain/finder/training-facts.ts';
import { workloadOf } from '../../domain/plans/workload.ts';
import { exerciseCategoryPath } from '../../domain/routes.ts';
import { levels } from '../../domain/training/levels.ts';
import { musclePath } from '../../domain/training/muscle-path.ts';
import { muscles, type Muscle } from '../../domain/training/muscles.ts';
import { toNumberedPages } from './numbered-pages.ts';
import type { PageToCreate } from './page-to-create.ts';
import type { SourcedEntry } from '../read-space.ts';

/** An entry with its facts for the finder. */
type ListedEntry = { readonly entry: SourcedEntry; readonly facts: TrainingFacts };

const types = {
  'workout-plans': 'workoutPlan',
  'workout-packs': 'workoutPack',
  'pre-built-plans': 'preBuiltPlan',
  'home-gym-packs': 'homeGymPack',
  exercises: 'exercise',
} as const satisfies Record<FinderListId, SourcedEntry['type']>;

/** The lists whose single-value pages are worth indexing by search engines. The others are short. */
const worthFinding: readonly FinderListId[] = ['workout-plans', 'exercises'];

const orderOf = ({ entry }: ListedEntry): number =>
  Number(entry.fields['order'] ?? entry.fields['index'] ?? 0);

const levelRank = ({ facts }: ListedEntry): number =>
  levels.findIndex((one) => one === facts.level);

const titleOf = ({ entry }: ListedEntry): string => toText(entry.fields['title']);

const inOrder: Readonly<Record<FinderListId, (one: ListedEntry, other: ListedEntry) => number>> = {
  // Beginners look for the easiest plans first, and everybody for the days that she has.
  'workout-plans': (one, other) =>
    levelRank(one) - levelRank(other) ||
    one.facts.days - other.facts.days ||
    orderOf(one) - orderOf(other),
  'workout-packs': (one, other) => orderOf(one) - orderOf(other),
  'pre-built-plans': (one, other) => orderOf(one) - orderOf(other),
  'home-gym-packs': (one, other) => orderOf(one) - orderOf(other),
  exercises: (one, other) => titleOf(one).localeCompare(titleOf(other), 'en-GB'),
};

/** The entries of every list with the finder, in the order of the list. */
export type FinderEntries = Readonly<Record<FinderListId, readonly ListedEntry[]>>;

/** Reads the finder's entries and their facts. */
export const readFinderEntries = (entries: readonly SourcedEntry[]): FinderEntries => {
  const library = toExerciseLibrary(
    entries.filter(({ type }) => type === 'exercise').map(({ fields }) => fields),
  );
  const factsOf = ({ type, fields }: SourcedEntry): TrainingFacts =>
    type === 'exercise'
      ? exerciseFacts(fields)
      : programmeFacts(fields, workloadOf(toSections(toText(fields['content']), library)));
  const listed = (list: FinderListId): readonly ListedEntry[] =>
    entries
      .filter(({ type }) => type === types[list])
      .map((entry) => ({ entry, facts: factsOf(entry) }))
      .toSorted(inOrder[list]);
  return {
    'workout-plans': listed('workout-plans'),
    'workout-packs': listed('workout-packs'),
    'pre-built-plans': listed('pre-built-plans'),
    'home-gym-packs': listed('home-gym-packs'),
    exercises: listed('exercises'),
  };
};

const factsOfListed = ({ facts }: ListedEntry): TrainingFacts => facts;

const idsOf = (listed: readonly ListedEntry[]): readonly string[] =>
  listed.map(({ entry }) => entry.nodeId);

const findValue = (listed: readonly ListedEntry[], value: FinderValue): readonly ListedEntry[] =>
  findFitting(listed, filterOf(value), factsOfListed);

/** The choices that have results. */
const usefulChoices = (listed: readonly ListedEntry[]): FinderChoices => {
  const choices = choicesFor(listed.map(factsOfListed));
  const finds = (value: FinderValue): boolean => findValue(listed, value).length > 0;
  return {
    minutes: choices.minutes.filter((id) => finds({ part: 'minutes', id })),
    kit: choices.kit.filter((id) => finds({ part: 'kit', id })),
    levels: choices.levels.filter((id) => finds({ part: 'level', id })),
  };
};

/** The key of the site text in the heading of a list. */
const textKeyOf = (list: FinderListId): string => `${list}-index`;

const size = site.entriesPerPage;

const valuePages = (
  list: FinderListId,
  listed: readonly ListedEntry[],
  choices: FinderChoices,
): readonly PageToCreate[] =>
  valuesOf(choices).flatMap((value) => {
    const found = findValue(listed, value);
    return toNumberedPages({
      template: list === 'exercises' ? 'exercise-list' : 'programme-list',
      base: valuePath(list, value),
      ids: idsOf(found),
      size,
      context: {
        list,
        textKey: textKeyOf(list),
        value,
        choices,
        isIndexed: worthFinding.includes(list) && found.length < listed.length,
      },
    });
  });

const categoryPages = (
  categories: readonly SourcedEntry[],
  exercises: readonly ListedEntry[],
): readonly PageToCreate[] =>
  categories.flatMap((category) => {
    const slug = toText(category.fields['slug']);
    const listed = exercises.filter(({ entry }) => entry.fields['category'] === slug);
    return toNumberedPages({
      template: 'exercise-category',
      base: exerciseCategoryPath(slug),
      ids: idsOf(listed),
      size,
      context: { id: category.nodeId, choices: usefulChoices(listed) },
    });
  });

/** Muscles whose page would duplicate the page of a body area; search engines index the latter instead. */
const asBodyArea: readonly Muscle[] = ['abdominals', 'chest', 'glutes', 'shoulders'];

/** The number of exercises on a muscle's page, where they are rows and not cards. */
const rowsPerPage = 100;

/** The pages of the muscles that an exercise trains most, the easiest exercises first. */
const musclePages = (exercises: readonly ListedEntry[]): readonly PageToCreate[] =>
  muscles.flatMap((muscle) => {
    const listed = exercises
      .filter(({ entry }) => toTexts(entry.fields['primaryMuscles']).includes(muscle))
      .toSorted((one, other) => levelRank(one) - levelRank(other));
    return listed.length === 0
      ? []
      : toNumberedPages({
          template: 'exercise-muscle',
          base: musclePath(muscle),
          ids: idsOf(listed),
          size: rowsPerPage,
          context: { muscle, isIndexed: !asBodyArea.includes(muscle) },
        });
  });

/** The pages of all lists with the finder: numbered pages, single-value pages, and those of the body areas and of the muscles. */
export const toFinderPages = (
  entries: readonly SourcedEntry[],
  lists: FinderEntries,
): readonly PageToCreate[] => [
  ...finderListIds.flatMap((list) => {
    const choices = usefulChoices(lists[list]);
    const { path } = finderList(list);
    const context = { list, textKey: textKeyOf(list), value: null, choices, isIndexed: true };
    return [
      // The exercises' own page lists the body areas (src/pages/exercises.tsx).
      ...(list === 'exercises'
        ? []
        : toNumberedPages({
            template: 'programme-list',
            base: path,
            ids: idsOf(lists[list]),
            size,
            context,
          })),
      ...valuePages(list, lists[list], choices),
    ];
  }),
  ...categoryPages(
    entries.filter(({ type }) => type === 'exerciseCategory'),
    lists.exercises,
  ),
  ...musclePages(lists.exercises),
];
