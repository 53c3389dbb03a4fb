import type { ContentEntry } from '../content/faults.ts';
import { renderMarkdown } from '../content/markdown.ts';
import { plainText } from '../content/plain-text.ts';
import { articleCategoryPath, routes, textPagePath } from '../domain/routes.ts';
import { collectionOfSection } from '../domain/search/collections.ts';
import type { CollectionId } from '../domain/search/collection-groups.ts';
import type { SearchHit } from '../domain/search/collections.ts';
import { withOtherName } from '../domain/search/other-name.ts';

type PlannedHit = { readonly collection: CollectionId; readonly hit: SearchHit };

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const longestExcerpt = 160;

/** The first words of a long text: of its first paragraph as many whole sentences as are an excerpt's length, or else words. */
export const firstWordsOf = (markdown: string): string => {
  const [paragraph = ''] = plainText(renderMarkdown(markdown).html).split('\n');
  if (paragraph.length <= longestExcerpt) return paragraph;
  const head = paragraph.slice(0, longestExcerpt);
  const sentences = /^.*[.?!](?= )/.exec(head)?.[0];
  return sentences ?? `${head.slice(0, head.lastIndexOf(' '))} …`;
};

const slugOf = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/** Pages without an entry of their own, by the key of the site text that heads them. */
const fixedPages: Readonly<Record<string, string>> = {
  'articles-index': routes.articles,
  'calculators-index': routes.calculators,
  contact: routes.contact,
  'exercises-index': routes.exercises,
  'faq-index': routes.workoutPlansFaq,
  'home-gym-packs-index': routes.homeGymPacks,
  'members-zone': routes.members,
  'pre-built-plans-index': routes.preBuiltPlans,
  promotions: routes.promotions,
  'shop-index': routes.shop,
  'workout-packs-index': routes.workoutPacks,
};

const workoutPlansPageKey = 'workout-plans-index';

const planHit = ({ type, id, fields }: ContentEntry): PlannedHit | undefined => {
  const title = text(fields['title']);
  const excerpt = text(fields['excerpt']);
  const slug = text(fields['slug']);
  const common = { id, title, excerpt, slug };
  const inCollection = (collection: CollectionId, category = ''): PlannedHit => ({
    collection,
    hit: { ...common, category },
  });
  const page = (collection: CollectionId, path: string, about = excerpt): PlannedHit => ({
    collection,
    hit: { id, title, excerpt: about, slug: slugOf(path), category: '' },
  });
  switch (type) {
    case 'exercise':
      return {
        collection: 'exercises',
        hit: {
          ...common,
          excerpt: withOtherName(excerpt, text(fields['altTitle'])),
          category: text(fields['category']),
        },
      };
    case 'exerciseCategory':
      return inCollection('exercises');
    case 'workoutPlan':
      return inCollection('workout-plans', text(fields['level']));
    case 'workoutPack':
      return inCollection('workout-packs');
    case 'preBuiltPlan':
      return inCollection('pre-built-plans');
    case 'homeGymPack':
      return inCollection('home-gym-packs');
    case 'article':
      return {
        collection: 'articles',
        hit: { ...common, categories: texts(fields['categories']) },
      };
    case 'calculator':
      return inCollection('calculators');
    case 'faq':
      return {
        collection: 'faqs',
        hit: {
          ...common,
          excerpt: firstWordsOf(text(fields['content'])),
          category: text(fields['group']),
        },
      };
    case 'product':
      return inCollection('products');
    case 'articleCategory':
      return page('pages', articleCategoryPath(slug));
    case 'page':
      return page('pages', textPagePath(slug));
    case 'siteText': {
      const key = text(fields['key']);
      const path = fixedPages[key];
      if (path !== undefined) return page('pages', path, text(fields['subTitle']));
      return key === workoutPlansPageKey
        ? page('workout-plans-page', routes.workoutPlans, text(fields['subTitle']))
        : undefined;
    }
    case 'memberPlan': {
      const collection = collectionOfSection(text(fields['section']));
      // Nothing of the plan's own text: the address and the title say what it is.
      return collection === undefined
        ? undefined
        : {
            collection,
            hit: { id, title, excerpt: '', slug, category: text(fields['category']) },
          };
    }
    default:
      return undefined;
  }
};

type Place = readonly [order: number, date: string, title: string];

/** The order in which a collection is listed: editors' order, then the newest, then by title. */
const placeOf = ({ type, fields }: ContentEntry): Place => {
  const order = fields['order'] ?? fields['index'];
  return [
    // Areas of the body stand before the exercises.
    type === 'exercise' ? Number.MAX_SAFE_INTEGER : typeof order === 'number' ? order : 0,
    text(fields['date']),
    text(fields['title']),
  ];
};

const inOrder = (one: Place, other: Place): number =>
  one[0] - other[0] || other[1].localeCompare(one[1]) || one[2].localeCompare(other[2]);

/** The hits of every collection that entries of the content service make (specification, section 3). Entries without title or address make none. */
export const planHits = (
  entries: readonly ContentEntry[],
): ReadonlyMap<CollectionId, readonly SearchHit[]> => {
  const planned = entries
    .map((entry) => ({ place: placeOf(entry), planned: planHit(entry) }))
    .filter(
      ({ planned: made }) => made !== undefined && made.hit.title !== '' && made.hit.slug !== '',
    )
    .toSorted((one, other) => inOrder(one.place, other.place));
  const hits = new Map<CollectionId, SearchHit[]>();
  for (const { planned: made } of planned) {
    if (made === undefined) continue;
    const group = hits.get(made.collection);
    if (group === undefined) hits.set(made.collection, [made.hit]);
    else group.push(made.hit);
  }
  return hits;
};
