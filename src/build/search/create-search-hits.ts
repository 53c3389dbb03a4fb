import type { ContentEntry } from '../../content/model/content-space.ts';
import { toExerciseLibrary } from '../../content/model/exercise-entries.ts';
import { toText, toTexts } from '../../content/model/field-values.ts';
import { toExcerpt } from '../../content/render/excerpt.ts';
import { renderMarkdown } from '../../content/render/markdown.ts';
import { toSections } from '../../content/render/sections.ts';
import { programmeFacts } from '../../domain/finder/training-facts.ts';
import { workloadOf } from '../../domain/plans/workload.ts';
import { articleCategoryPath, routes, textPagePath } from '../../domain/routes.ts';
import type { CollectionId } from '../../domain/search/collection-groups.ts';
import { collectionOfSection } from '../../domain/search/collections.ts';
import type { SearchHit } from '../../domain/search/collections.ts';
import { withOtherName } from '../../domain/search/other-name.ts';
import { withPlanFacts } from '../../domain/search/plan-facts.ts';
import type { ExerciseLibrary } from '../../domain/workout-notation/exercise-library.ts';

type HitOfCollection = { readonly collection: CollectionId; readonly hit: SearchHit };

const trimmed = (value: unknown): string => toText(value).trim();

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
  promotions: routes.promotions,
  'shop-index': routes.shop,
  'workout-packs-index': routes.workoutPacks,
};

const workoutPlansPageKey = 'workout-plans-index';
const membersZoneKey = 'members-zone';

/** Makes the members zone show up for those who search for the login, since it leads there. */
const logInText = 'Log in here, or sign up.';

/**
 * The excerpt of a free plan, preceded by the facts on its card. Packs don't have these, so that free plans rank first for those who search
 * for days and kit.
 */
const planExcerpt = ({ fields }: ContentEntry, library: ExerciseLibrary): string => {
  const workload = workloadOf(toSections(toText(fields['content']), library));
  return withPlanFacts(trimmed(fields['excerpt']), programmeFacts(fields, workload));
};

/** The hit for an entry; undefined for entries without a page. */
const toHit = (entry: ContentEntry, library: ExerciseLibrary): HitOfCollection | undefined => {
  const { type, id, fields } = entry;
  const title = trimmed(fields['title']);
  const excerpt = trimmed(fields['excerpt']);
  const slug = trimmed(fields['slug']);
  const common = { id, title, excerpt, slug };
  const inCollection = (collection: CollectionId, category = ''): HitOfCollection => ({
    collection,
    hit: { ...common, category },
  });
  const page = (collection: CollectionId, path: string, about = excerpt): HitOfCollection => ({
    collection,
    hit: { id, title, excerpt: about, slug: slugOfPath(path), category: '' },
  });
  switch (type) {
    case 'exercise':
      return {
        collection: 'exercises',
        hit: {
          ...common,
          excerpt: withOtherName(excerpt, trimmed(fields['altTitle'])),
          category: trimmed(fields['category']),
        },
      };
    case 'exerciseCategory':
      return inCollection('exercises');
    case 'workoutPlan':
      return {
        collection: 'workout-plans',
        hit: {
          ...common,
          excerpt: planExcerpt(entry, library),
          category: trimmed(fields['level']),
        },
      };
    case 'workoutPack':
      return inCollection('workout-packs');
    case 'preBuiltPlan':
      return inCollection('pre-built-plans');
    case 'homeGymPack':
      return inCollection('home-gym-packs');
    case 'article':
      return {
        collection: 'articles',
        hit: { ...common, categories: toTexts(fields['categories']) },
      };
    case 'calculator':
      return inCollection('calculators');
    case 'faq':
      return {
        collection: 'faqs',
        hit: {
          ...common,
          excerpt: toExcerpt(renderMarkdown(toText(fields['content'])).plainText),
          category: trimmed(fields['group']),
        },
      };
    case 'product':
      return inCollection('products');
    case 'articleCategory':
      return page('pages', articleCategoryPath(slug));
    case 'page':
      return page('pages', textPagePath(slug));
    case 'siteText': {
      const key = trimmed(fields['key']);
      const path = fixedPages[key];
      const about = trimmed(fields['subTitle']);
      if (key === membersZoneKey) return page('pages', routes.members, `${logInText} ${about}`);
      if (path !== undefined) return page('pages', path, about);
      return key === workoutPlansPageKey
        ? page('workout-plans-page', routes.workoutPlans, about)
        : undefined;
    }
    case 'memberPlan': {
      const collection = collectionOfSection(trimmed(fields['section']));
      // The plan's text is for members only, so the hit has only the title and the address.
      return collection === undefined
        ? undefined
        : {
            collection,
            hit: { id, title, excerpt: '', slug, category: trimmed(fields['category']) },
          };
    }
    default:
      return undefined;
  }
};

type SortKey = readonly [order: number, date: string, title: string];

/** The sort key within a collection: the editors' order, then the date with the newest first, then the title. */
const toSortKey = ({ type, fields }: ContentEntry): SortKey => {
  const order = fields['order'] ?? fields['index'];
  return [
    // Exercises come after their categories, which are in the same collection.
    type === 'exercise' ? Number.MAX_SAFE_INTEGER : typeof order === 'number' ? order : 0,
    toText(fields['date']),
    trimmed(fields['title']),
  ];
};

const compareSortKeys = (one: SortKey, other: SortKey): number =>
  one[0] - other[0] || other[1].localeCompare(one[1]) || one[2].localeCompare(other[2]);

/** The search hits of the entries, by collection (DATA-7). Entries without title or address have none. */
export const createSearchHits = (
  entries: readonly ContentEntry[],
): ReadonlyMap<CollectionId, readonly SearchHit[]> => {
  const library = toExerciseLibrary(
    entries.filter(({ type }) => type === 'exercise').map(({ fields }) => fields),
  );
  const hits = entries
    .flatMap((entry) => {
      const made = toHit(entry, library);
      return made === undefined || made.hit.title === '' || made.hit.slug === ''
        ? []
        : [{ ...made, sortKey: toSortKey(entry) }];
    })
    .toSorted((one, other) => compareSortKeys(one.sortKey, other.sortKey));
  return new Map(
    [...Map.groupBy(hits, ({ collection }) => collection)].map(([collection, group]) => [
      collection,
      group.map(({ hit }) => hit),
    ]),
  );
};
