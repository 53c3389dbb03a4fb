import type { Entry, EntryOf } from '../../content/model/entry.ts';
import { exerciseLibraryOfEntries } from '../../content/model/exercise-entries.ts';
import { excerptOfPlainText } from '../../content/render/excerpt.ts';
import { renderAndCheckMarkdown } from '../../content/render/markdown.ts';
import { renderAndSplitAtWorkouts } from '../../content/render/sections.ts';
import { trainingFactsOfProgramme } from '../../domain/finder/training-facts.ts';
import { timeAndEquipmentOfSections } from '../../domain/plans/time-and-equipment.ts';
import { articleCategoryPath, routes, textPagePath } from '../../domain/routes.ts';
import type { CollectionId } from '../../domain/search-index/collection-groups.ts';
import { collectionIdOfMembersSection } from '../../domain/search-index/collections.ts';
import type { SearchablePage } from '../../domain/search-index/collections.ts';
import { putOtherNameBeforeExcerpt } from '../../domain/search-index/other-name.ts';
import { excerptWithPlanFacts } from '../../domain/search-index/plan-facts.ts';
import type { ExerciseLibrary } from '../../domain/workout-notation/names/exercise-library.ts';
import { distinctPhrasesWithoutArticles } from './distinct-phrases-without-articles.ts';

type HitOfCollection = { readonly collection: CollectionId; readonly hit: SearchablePage };

const slugOfPath = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/** Pages without an entry of their own, by the key of the site text in their heading. */
const fixedPages: Readonly<Record<string, string>> = {
  'articles-index': routes.articles,
  'calculators-index': routes.calculators,
  contact: routes.contact,
  'exercises-index': routes.exercises,
  'faq-index': routes.workoutPlansFaq,
  'home-gym-packs-index': routes.homeGymPacks,
  'pre-built-plans-index': routes.preBuiltPlans,
  'mailing-list': routes.mailingList,
  promotions: routes.promotions,
  'shop-index': routes.shop,
  'workout-packs-index': routes.workoutPacks,
};

const workoutPlansPageKey = 'workout-plans-index';
const membersZoneKey = 'members-zone';

/** Makes the members zone show up for those who search for the login, since it leads there. */
const logInText = 'Log in here, or sign up.';

/**
 * The excerpt of a free plan, preceded by the facts on its card. Packs don't have these, so that
 * free plans rank first for those who search for days and kit.
 */
const planExcerpt = ({ fields }: EntryOf<'workoutPlan'>, library: ExerciseLibrary): string => {
  const workload = timeAndEquipmentOfSections(renderAndSplitAtWorkouts(fields.content, library));
  return excerptWithPlanFacts(fields.excerpt.trim(), trainingFactsOfProgramme(fields, workload));
};

type Common = Pick<SearchablePage, 'id' | 'title' | 'excerpt' | 'slug'>;
/** The fields that the hits of most types are made of. */
type CommonFields = { readonly title: string; readonly excerpt: string; readonly slug: string };

const commonOf = ({
  id,
  fields,
}: {
  readonly id: string;
  readonly fields: CommonFields;
}): Common => ({
  id,
  title: fields.title.trim(),
  excerpt: fields.excerpt.trim(),
  slug: fields.slug,
});

/** The hit for a page of the site that isn't in a collection of its own. */
const pageHit = (
  { id, title, excerpt }: Pick<Common, 'id' | 'title' | 'excerpt'>,
  path: string,
): SearchablePage => ({
  id,
  title: title.trim(),
  excerpt: excerpt.trim(),
  slug: slugOfPath(path),
  category: '',
});

const siteTextHit = ({ id, fields }: EntryOf<'siteText'>): HitOfCollection | undefined => {
  const { key, title, subTitle } = fields;
  if (key === membersZoneKey) {
    const excerpt = `${logInText} ${subTitle}`;
    return { collection: 'pages', hit: pageHit({ id, title, excerpt }, routes.members) };
  }
  const path = fixedPages[key];
  const about = { id, title, excerpt: subTitle };
  if (path !== undefined) return { collection: 'pages', hit: pageHit(about, path) };
  return key === workoutPlansPageKey
    ? { collection: 'workout-plans-page', hit: pageHit(about, routes.workoutPlans) }
    : undefined;
};

/** The hit for an entry; undefined for entries without a page. */
const toHit = (entry: Entry, library: ExerciseLibrary): HitOfCollection | undefined => {
  const inCollection = (
    collection: CollectionId,
    common: Common,
    category = '',
  ): HitOfCollection => ({ collection, hit: { ...common, category } });
  switch (entry.type) {
    case 'exercise': {
      const common = commonOf(entry);
      const excerpt = putOtherNameBeforeExcerpt(
        common.excerpt,
        entry.fields.altTitle?.trim() ?? '',
      );
      return inCollection('exercises', { ...common, excerpt }, entry.fields.category);
    }
    case 'exerciseCategory':
      return inCollection('exercises', commonOf(entry));
    case 'workoutPlan': {
      const excerpt = planExcerpt(entry, library);
      return inCollection('workout-plans', { ...commonOf(entry), excerpt }, entry.fields.level);
    }
    case 'workoutPack':
      return inCollection('workout-packs', commonOf(entry));
    case 'preBuiltPlan':
      return inCollection('pre-built-plans', commonOf(entry));
    case 'homeGymPack':
      return inCollection('home-gym-packs', commonOf(entry));
    case 'article':
      return {
        collection: 'articles',
        hit: { ...commonOf(entry), categories: entry.fields.categories },
      };
    case 'calculator':
      return inCollection('calculators', commonOf(entry));
    case 'faq': {
      const excerpt = excerptOfPlainText(renderAndCheckMarkdown(entry.fields.content).plainText);
      const common = commonOf({ id: entry.id, fields: { ...entry.fields, excerpt } });
      return inCollection('faqs', common, entry.fields.group.trim());
    }
    case 'product':
      return inCollection('products', commonOf(entry));
    case 'articleCategory':
      return {
        collection: 'pages',
        hit: pageHit(commonOf(entry), articleCategoryPath(entry.fields.slug)),
      };
    case 'page':
      return {
        collection: 'pages',
        hit: pageHit(commonOf(entry), textPagePath(entry.fields.slug)),
      };
    case 'siteText':
      return siteTextHit(entry);
    case 'memberPlan': {
      const collection = collectionIdOfMembersSection(entry.fields.section);
      // The plan's text is for members only, so the hit has only the title and the address.
      return collection === undefined
        ? undefined
        : inCollection(
            collection,
            commonOf({ id: entry.id, fields: { ...entry.fields, excerpt: '' } }),
            entry.fields.category,
          );
    }
    case 'ad':
    case 'deliveryZone':
    case 'site':
    case 'homeBanner':
    case 'mail':
    case 'memberLetter':
    case 'person':
    case 'poll':
    case 'subscriptionOffer':
      return undefined;
  }
};

/** The hit with the phrases that its editors expect for it. */
const withAskedAs = (hit: SearchablePage, { fields }: Entry): SearchablePage =>
  'askedAs' in fields && fields.askedAs !== undefined && fields.askedAs.length > 0
    ? { ...hit, askedAs: distinctPhrasesWithoutArticles(fields.askedAs) }
    : hit;

type SortKey = readonly [order: number, date: string, title: string];

/**
 * The sort key within a collection: the editors' order, then the date with the newest first, then
 * the title.
 */
const toSortKey = ({ type, fields }: Entry, { title }: SearchablePage): SortKey => {
  const order = 'order' in fields ? fields.order : 'index' in fields ? fields.index : 0;
  return [
    // Exercises come after their categories, which are in the same collection.
    type === 'exercise' ? Number.MAX_SAFE_INTEGER : order,
    type === 'article' ? fields.date : '',
    title,
  ];
};

const compareSortKeys = (one: SortKey, other: SortKey): number =>
  one[0] - other[0] || other[1].localeCompare(one[1]) || one[2].localeCompare(other[2]);

/** The search hits of the entries, by collection (DATA-7). */
export const createEntrySearchablePages = (
  entries: readonly Entry[],
): ReadonlyMap<CollectionId, readonly SearchablePage[]> => {
  const library = exerciseLibraryOfEntries(entries);
  const hits = entries
    .flatMap((entry) => {
      const made = toHit(entry, library);
      return made === undefined
        ? []
        : [
            {
              collection: made.collection,
              hit: withAskedAs(made.hit, entry),
              sortKey: toSortKey(entry, made.hit),
            },
          ];
    })
    .toSorted((one, other) => compareSortKeys(one.sortKey, other.sortKey));
  return new Map(
    [...Map.groupBy(hits, ({ collection }) => collection)].map(([collection, group]) => [
      collection,
      group.map(({ hit }) => hit),
    ]),
  );
};
