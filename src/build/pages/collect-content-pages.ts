import { siteIdentityAndPageSizes } from '../../config/public/site-identity-and-page-sizes.ts';
import { contentTypeIds } from '../../content/model/content-type-id.ts';
import { entryPath } from '../../content/model/entry-path.ts';
import { entriesOfTypes } from '../../content/model/entry.ts';
import { editorPath } from '../../domain/editor.ts';
import { articleCategoryPath, routes } from '../../domain/routes.ts';
import { uiExamplesPath } from '../../domain/routes.ts';
import { compareNewestFirst } from './compare-newest-first.ts';
import { toEntriesByFinderList, toFinderPages, type EntriesByFinderList } from './finder-pages.ts';
import { toNumberedPages } from './numbered-pages.ts';
import type { PageTemplateName, PageToCreate } from './page-to-create.ts';
import type { ValidEntryWithNodeId, ValidEntryWithNodeIdOf } from '../read-space-from-nodes.ts';

type Article = ValidEntryWithNodeIdOf<'article'>;

const templateOf = {
  workoutPlan: 'workout-plan',
  workoutPack: 'workout-pack',
  preBuiltPlan: 'pre-built-plan',
  homeGymPack: 'home-gym-pack',
  exercise: 'exercise',
  article: 'article',
  calculator: 'calculator',
  page: 'text-page',
  product: 'product',
} as const satisfies Partial<Record<ValidEntryWithNodeId['type'], PageTemplateName>>;

const typesWithTemplate = contentTypeIds.filter(
  (type): type is keyof typeof templateOf => type in templateOf,
);

/**
 * The calculators that the site has, by slug. Any other calculator entry becomes a plain text page.
 */
const calculatorTemplates: ReadonlyMap<string, PageTemplateName> = new Map([
  ['macro', 'calculator-macro'],
  ['one-rep-max', 'calculator-one-rep-max'],
  ['reverse-diet', 'calculator-reverse-diet'],
  ['tdee', 'calculator-tdee'],
]);

const templateFor = (type: keyof typeof templateOf, slug: string): PageTemplateName =>
  (type === 'calculator' ? calculatorTemplates.get(slug) : undefined) ?? templateOf[type];

const newestEntryFirst = (one: Article, other: Article): number =>
  compareNewestFirst(one.fields, other.fields);

const groupByCategory = (articles: readonly Article[]): Map<string, Article[]> => {
  const groups = new Map<string, Article[]>();
  for (const article of articles) {
    for (const category of article.fields.categories) {
      const group = groups.get(category);
      if (group === undefined) groups.set(category, [article]);
      else group.push(article);
    }
  }
  return groups;
};

const maxRelated = 3;

/**
 * The node ids of up to three articles that share a category with this one, newest first. If there
 * are too few, the newest other articles fill the list.
 */
const relatedArticles = (
  article: Article,
  byCategory: ReadonlyMap<string, readonly Article[]>,
  newest: readonly Article[],
): readonly string[] => {
  // One more than needed, because the article itself may be among them.
  const sharing = article.fields.categories
    .flatMap((category) => (byCategory.get(category) ?? []).slice(0, maxRelated + 1))
    .sort(newestEntryFirst);
  const ids = [...sharing, ...newest.slice(0, 2 * maxRelated + 1)].map((entry) => entry.nodeId);
  return [...new Set(ids)].filter((id) => id !== article.nodeId).slice(0, maxRelated);
};

const articlePages = (
  base: string,
  articles: readonly Article[],
  categoryId: string | null,
): readonly PageToCreate[] =>
  toNumberedPages({
    template: 'article-list',
    base,
    ids: articles.map((article) => article.nodeId),
    size: siteIdentityAndPageSizes.articlesPerPage,
    context: { categoryId },
  });

const productsInOrder = (
  entries: readonly ValidEntryWithNodeId[],
): readonly ValidEntryWithNodeIdOf<'product'>[] =>
  entriesOfTypes(entries, 'product').toSorted(
    (one, other) => one.fields.order - other.fields.order,
  );

/** The maximum number of other exercises of its body area that an exercise's page links. */
const maxOthers = 40;

/**
 * The node ids of the other exercises of a body area; in a large one, the nearest in alphabetical
 * order.
 */
const othersNear = (id: string, area: readonly string[]): readonly string[] => {
  const place = area.indexOf(id);
  const others = area.filter((other) => other !== id);
  const first = Math.max(0, Math.min(place - maxOthers / 2, others.length - maxOthers));
  return others.slice(first, first + maxOthers);
};

const contextOf = (
  entry: ValidEntryWithNodeId,
  byCategory: ReadonlyMap<string, readonly Article[]>,
  articles: readonly Article[],
  idsOfArea: ReadonlyMap<string, readonly string[]>,
): Readonly<Record<string, unknown>> => {
  switch (entry.type) {
    case 'article':
      return { id: entry.nodeId, relatedIds: relatedArticles(entry, byCategory, articles) };
    case 'exercise':
      return {
        id: entry.nodeId,
        otherIds: othersNear(entry.nodeId, idsOfArea.get(entry.fields.category) ?? []),
      };
    default:
      return { id: entry.nodeId };
  }
};

/** Every page that is created from content, which excludes the fixed pages in `src/pages`. */
export const collectContentPages = (
  entries: readonly ValidEntryWithNodeId[],
  lists: EntriesByFinderList = toEntriesByFinderList(entries),
): readonly PageToCreate[] => {
  const articles = entriesOfTypes(entries, 'article').toSorted(newestEntryFirst);
  const byCategory = groupByCategory(articles);
  const idsOfArea = new Map(
    [...Map.groupBy(lists.exercises, ({ entry }) => entry.fields.category)].map(
      ([area, listed]) => [area, listed.map(({ entry }) => entry.nodeId)],
    ),
  );
  const entryPages = entriesOfTypes(entries, ...typesWithTemplate).flatMap((entry) => {
    const path = entryPath(entry.type, entry.fields);
    if (path === undefined) return [];
    const context = contextOf(entry, byCategory, articles, idsOfArea);
    return [{ path, template: templateFor(entry.type, entry.fields.slug), context }];
  });
  const categoryPages = entriesOfTypes(entries, 'articleCategory').flatMap((category) => {
    const { slug } = category.fields;
    return articlePages(articleCategoryPath(slug), byCategory.get(slug) ?? [], category.nodeId);
  });
  return [
    ...entryPages,
    ...articlePages(routes.articles, articles, null),
    ...categoryPages,
    ...toFinderPages(entries, lists),
    ...toNumberedPages({
      template: 'product-list',
      base: routes.shop,
      ids: productsInOrder(entries).map(({ nodeId }) => nodeId),
      size: siteIdentityAndPageSizes.entriesPerPage,
      context: {},
    }),
  ];
};

/**
 * The page for editors, in builds that have it. It is in no sitemap and no search engine's index.
 */
export const collectEditorPages = (hasEditor: boolean): readonly PageToCreate[] =>
  hasEditor ? [{ path: editorPath, template: 'editor', context: { isIndexed: false } }] : [];

/** The examples of the UI kit, in builds that have them: for developers and the browser tests. */
export const collectUiExamplesPages = (hasUiExamples: boolean): readonly PageToCreate[] =>
  hasUiExamples
    ? [{ path: uiExamplesPath, template: 'ui-examples', context: { isIndexed: false } }]
    : [];
