import { site } from '../config/site.ts';
import { entryPath } from '../content/entry-path.ts';
import { articleCategoryPath, listPagePath, routes } from '../domain/routes.ts';
import { newestFirst } from './newest-first.ts';
import type { SourcedEntry } from './read-space.ts';

type TemplateName =
  | 'article'
  | 'article-list'
  | 'calculator'
  | 'calculator-macro'
  | 'calculator-one-rep-max'
  | 'calculator-reverse-diet'
  | 'calculator-tdee'
  | 'exercise'
  | 'exercise-category'
  | 'home-gym-pack'
  | 'pre-built-plan'
  | 'product'
  | 'text-page'
  | 'workout-pack'
  | 'workout-plan';

/** A page to create: its address, its template, and the ids its query asks for. */
export type PlannedPage = {
  readonly path: string;
  readonly template: TemplateName;
  readonly context: Readonly<Record<string, unknown>>;
};

const templateOf = {
  workoutPlan: 'workout-plan',
  workoutPack: 'workout-pack',
  preBuiltPlan: 'pre-built-plan',
  homeGymPack: 'home-gym-pack',
  exerciseCategory: 'exercise-category',
  exercise: 'exercise',
  article: 'article',
  calculator: 'calculator',
  page: 'text-page',
  product: 'product',
} as const satisfies Partial<Record<SourcedEntry['type'], TemplateName>>;

const hasTemplate = (type: string): type is keyof typeof templateOf => type in templateOf;

/** The calculators that there are, by their slug. Any other entry has a page of text. */
const calculatorTemplates: ReadonlyMap<unknown, TemplateName> = new Map([
  ['macro', 'calculator-macro'],
  ['one-rep-max', 'calculator-one-rep-max'],
  ['reverse-diet', 'calculator-reverse-diet'],
  ['tdee', 'calculator-tdee'],
]);

const templateFor = (type: keyof typeof templateOf, slug: unknown): TemplateName =>
  (type === 'calculator' ? calculatorTemplates.get(slug) : undefined) ?? templateOf[type];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const newestEntryFirst = (one: SourcedEntry, other: SourcedEntry): number =>
  newestFirst(one.fields, other.fields);

const categoriesOf = (article: SourcedEntry): readonly string[] =>
  texts(article.fields['categories']);

const groupByCategory = (articles: readonly SourcedEntry[]): Map<string, SourcedEntry[]> => {
  const groups = new Map<string, SourcedEntry[]>();
  for (const article of articles) {
    for (const category of categoriesOf(article)) {
      const group = groups.get(category);
      if (group === undefined) groups.set(category, [article]);
      else group.push(article);
    }
  }
  return groups;
};

const relatedCount = 3;

/**
 * Up to three articles that share a category with this one, the newest first; where those are too
 * few, the newest of the others.
 */
const relatedArticles = (
  article: SourcedEntry,
  byCategory: ReadonlyMap<string, readonly SourcedEntry[]>,
  newest: readonly SourcedEntry[],
): readonly string[] => {
  const first = (articles: readonly SourcedEntry[]): readonly SourcedEntry[] =>
    articles.slice(0, relatedCount + 1);
  const sharing = categoriesOf(article)
    .flatMap((category) => first(byCategory.get(category) ?? []))
    .sort(newestEntryFirst);
  const ids = [...sharing, ...newest.slice(0, 2 * relatedCount + 1)].map((entry) => entry.nodeId);
  return [...new Set(ids)].filter((id) => id !== article.nodeId).slice(0, relatedCount);
};

/** The pages of a list of articles, from its first to its last; an empty list has one page. */
const planList = (
  base: string,
  articles: readonly SourcedEntry[],
  context: Readonly<Record<string, unknown>>,
): readonly PlannedPage[] => {
  const size = site.articlesPerPage;
  const pageCount = Math.max(1, Math.ceil(articles.length / size));
  return Array.from({ length: pageCount }, (_, index) => ({
    path: listPagePath(base, index + 1),
    template: 'article-list' as const,
    context: {
      ...context,
      ids: articles.slice(index * size, (index + 1) * size).map((article) => article.nodeId),
      pageNumber: index + 1,
      pageCount,
      previousPath: index === 0 ? null : listPagePath(base, index),
      nextPath: index + 1 === pageCount ? null : listPagePath(base, index + 2),
    },
  }));
};

const contextOf = (
  entry: SourcedEntry,
  byCategory: ReadonlyMap<string, readonly SourcedEntry[]>,
  articles: readonly SourcedEntry[],
): Readonly<Record<string, unknown>> => {
  switch (entry.type) {
    case 'article':
      return { id: entry.nodeId, relatedIds: relatedArticles(entry, byCategory, articles) };
    case 'exercise':
      return { id: entry.nodeId, category: entry.fields['category'] };
    case 'exerciseCategory':
      return { id: entry.nodeId, category: entry.fields['slug'] };
    default:
      return { id: entry.nodeId };
  }
};

/** Every page that follows from the content, beside the fixed routes of `src/pages`. */
export const planPages = (entries: readonly SourcedEntry[]): readonly PlannedPage[] => {
  const articles = entries.filter((entry) => entry.type === 'article').sort(newestEntryFirst);
  const byCategory = groupByCategory(articles);
  const ofEntries = entries.flatMap((entry): readonly PlannedPage[] => {
    const path = entryPath(entry.type, entry.fields);
    if (path === undefined || !hasTemplate(entry.type)) return [];
    const context = contextOf(entry, byCategory, articles);
    return [{ path, template: templateFor(entry.type, entry.fields['slug']), context }];
  });
  const categoryLists = entries
    .filter((entry) => entry.type === 'articleCategory')
    .flatMap((category) => {
      const slug = text(category.fields['slug']);
      return planList(articleCategoryPath(slug), byCategory.get(slug) ?? [], {
        categoryId: category.nodeId,
      });
    });
  return [
    ...ofEntries,
    ...planList(routes.articles, articles, { categoryId: null }),
    ...categoryLists,
  ];
};
