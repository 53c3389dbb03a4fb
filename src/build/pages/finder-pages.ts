import { siteIdentityAndPageSizes } from '../../config/public/site-identity-and-page-sizes.ts';
import { entriesOfTypes } from '../../content/model/entry.ts';
import { exerciseLibraryOfEntries } from '../../content/model/exercise-entries.ts';
import { programmeTextsOnlyOpenedBy } from '../../content/model/sold-programmes.ts';
import type { FreeOrSoldPlanType } from '../../content/model/type-groups.ts';
import { renderAndSplitAtWorkouts } from '../../content/render/sections.ts';
import {
  filterValuesToOfferForEntries,
  findFittingEntries,
  type OfferedFilterValues,
} from '../../domain/finder/chosen-filters.ts';
import {
  filterPagePath,
  filterWithOnly,
  finderList,
  finderListIds,
  flattenOfferedFilterValues,
  type FinderFilterValue,
  type FinderListId,
} from '../../domain/finder/finder-lists.ts';
import type { PlanFinderOnlyFacts } from '../../domain/finder/plan-finder-only-facts.ts';
import {
  trainingFactsOfExercise,
  trainingFactsOfProgramme,
  type TrainingFacts,
} from '../../domain/finder/training-facts.ts';
import {
  timeAndEquipmentOfSections,
  workoutPlanViewsInSections,
} from '../../domain/plans/time-and-equipment.ts';
import { exerciseCategoryPath } from '../../domain/routes.ts';
import { levels } from '../../domain/training/levels.ts';
import { musclePagePath } from '../../domain/training/muscle-page-path.ts';
import { muscles, type Muscle } from '../../domain/training/muscles.ts';
import { toNumberedPages } from './numbered-pages.ts';
import { percentOfSetsByBodyPart } from '../plan-loads.ts';
import type { PageToCreate } from './page-to-create.ts';
import type { ValidEntryWithNodeId, ValidEntryWithNodeIdOf } from '../read-space-from-nodes.ts';

/** An entry with its facts for the finder. */
type Listed<E extends ValidEntryWithNodeId> = { readonly entry: E; readonly facts: TrainingFacts };
type ListedPlan = Listed<ValidEntryWithNodeIdOf<FreeOrSoldPlanType>> & {
  readonly plan: PlanFinderOnlyFacts;
};
type ListedEntry = Listed<ValidEntryWithNodeId>;
type ListedExercise = Listed<ValidEntryWithNodeIdOf<'exercise'>>;

/**
 * The lists whose single-value pages are worth indexing by search engines. The others are short.
 */
const worthFinding: readonly FinderListId[] = ['workout-plans', 'exercises'];

const orderOf = ({ entry: { fields } }: ListedPlan): number =>
  'index' in fields ? fields.index : fields.order;

const levelRank = ({ facts }: ListedEntry): number =>
  levels.findIndex((one) => one === facts.level);

const byOrder = (one: ListedPlan, other: ListedPlan): number => orderOf(one) - orderOf(other);

// Beginners look for the easiest plans first, and everybody for the days that they have.
const byLevelAndDays = (one: ListedPlan, other: ListedPlan): number =>
  levelRank(one) - levelRank(other) || one.facts.days - other.facts.days || byOrder(one, other);

const byTitle = (one: ListedExercise, other: ListedExercise): number =>
  one.entry.fields.title.localeCompare(other.entry.fields.title, 'en-GB');

/** The entries of every list with the finder, in the order of the list. */
export type EntriesByFinderList = {
  readonly [List in FinderListId]: List extends 'exercises'
    ? readonly ListedExercise[]
    : readonly ListedPlan[];
};

/** Reads the finder's entries and their facts. */
export const toEntriesByFinderList = (
  entries: readonly ValidEntryWithNodeId[],
): EntriesByFinderList => {
  const library = exerciseLibraryOfEntries(entries);
  const movements = new Map(
    entriesOfTypes(entries, 'exercise').map(({ fields }) => [fields.slug, fields]),
  );
  const plans = (type: FreeOrSoldPlanType): readonly ListedPlan[] =>
    entriesOfTypes(entries, type).map((entry) => {
      const { fields } = entry;
      const sections = renderAndSplitAtWorkouts(fields.content, library);
      const workload = timeAndEquipmentOfSections(sections);
      // What a pack loads is read from the programme that it opens: its own page has one day.
      const sold =
        'productId' in fields ? programmeTextsOnlyOpenedBy(fields.productId ?? '', entries) : [];
      const read =
        sold.length === 0
          ? [sections]
          : sold.map((text) => renderAndSplitAtWorkouts(text, library));
      return {
        entry,
        facts: trainingFactsOfProgramme(fields, workload),
        plan: {
          weeks: ('weeks' in fields ? fields.weeks : undefined) ?? workload.weeks,
          aims: fields.aims ?? [],
          suits: fields.suits ?? [],
          loads: percentOfSetsByBodyPart(
            read.flatMap((one) => workoutPlanViewsInSections(one).map(({ plan }) => plan)),
            (slug) => movements.get(slug),
          ),
        },
      };
    });
  return {
    'workout-plans': plans('workoutPlan').toSorted(byLevelAndDays),
    'workout-packs': plans('workoutPack').toSorted(byOrder),
    'pre-built-plans': plans('preBuiltPlan').toSorted(byOrder),
    'home-gym-packs': plans('homeGymPack').toSorted(byOrder),
    exercises: entriesOfTypes(entries, 'exercise')
      .map((entry) => ({ entry, facts: trainingFactsOfExercise(entry.fields) }))
      .toSorted(byTitle),
  };
};

const factsOfListed = ({ facts }: ListedEntry): TrainingFacts => facts;

const idsOf = (listed: readonly ListedEntry[]): readonly string[] =>
  listed.map(({ entry }) => entry.nodeId);

const findValue = (
  listed: readonly ListedEntry[],
  value: FinderFilterValue,
): readonly ListedEntry[] => findFittingEntries(listed, filterWithOnly(value), factsOfListed);

/** The choices that have results. */
const usefulChoices = (listed: readonly ListedEntry[]): OfferedFilterValues => {
  const choices = filterValuesToOfferForEntries(listed.map(factsOfListed));
  const finds = (value: FinderFilterValue): boolean => findValue(listed, value).length > 0;
  return {
    minutes: choices.minutes.filter((id) => finds({ part: 'minutes', id })),
    kit: choices.kit.filter((id) => finds({ part: 'kit', id })),
    levels: choices.levels.filter((id) => finds({ part: 'level', id })),
  };
};

/** The key of the site text in the heading of a list. */
const textKeyOf = (list: FinderListId): string => `${list}-index`;

const size = siteIdentityAndPageSizes.entriesPerPage;

const valuePages = (
  list: FinderListId,
  listed: readonly ListedEntry[],
  choices: OfferedFilterValues,
): readonly PageToCreate[] =>
  flattenOfferedFilterValues(choices).flatMap((value) => {
    const found = findValue(listed, value);
    return toNumberedPages({
      template: list === 'exercises' ? 'exercise-list' : 'programme-list',
      base: filterPagePath(list, value),
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
  categories: readonly ValidEntryWithNodeIdOf<'exerciseCategory'>[],
  exercises: readonly ListedExercise[],
): readonly PageToCreate[] =>
  categories.flatMap((category) => {
    const { slug } = category.fields;
    const listed = exercises.filter(({ entry }) => entry.fields.category === slug);
    return toNumberedPages({
      template: 'exercise-category',
      base: exerciseCategoryPath(slug),
      ids: idsOf(listed),
      size,
      context: { id: category.nodeId, choices: usefulChoices(listed) },
    });
  });

/**
 * Muscles whose page would duplicate the page of a body area; search engines index the latter
 * instead.
 */
const asBodyArea: readonly Muscle[] = ['abdominals', 'chest', 'glutes', 'shoulders'];

/** The number of exercises on a muscle's page, where they are rows and not cards. */
const rowsPerPage = 100;

/** The pages of the muscles that an exercise trains most, the easiest exercises first. */
const musclePages = (exercises: readonly ListedExercise[]): readonly PageToCreate[] =>
  muscles.flatMap((muscle) => {
    const listed = exercises
      .filter(({ entry }) => entry.fields.primaryMuscles.includes(muscle))
      .toSorted((one, other) => levelRank(one) - levelRank(other));
    return listed.length === 0
      ? []
      : toNumberedPages({
          template: 'exercise-muscle',
          base: musclePagePath(muscle),
          ids: idsOf(listed),
          size: rowsPerPage,
          context: { muscle, isIndexed: !asBodyArea.includes(muscle) },
        });
  });

/**
 * The pages of all lists with the finder: numbered pages, single-value pages, and those of the body
 * areas and of the muscles.
 */
export const toFinderPages = (
  entries: readonly ValidEntryWithNodeId[],
  lists: EntriesByFinderList,
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
  ...categoryPages(entriesOfTypes(entries, 'exerciseCategory'), lists.exercises),
  ...musclePages(lists.exercises),
];
