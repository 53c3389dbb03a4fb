import { site } from '../config/public/site.ts';
import { entryPath } from '../content/model/entry-path.ts';
import { toText, toTexts } from '../content/model/field-values.ts';
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

/** A page for Gatsby to create: its address, its template, and the variables of its query. */
export type PageToCreate = {
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

/** The calculators that the site has, by slug. Any other calculator entry becomes a page of text. */
const calculatorTemplates: ReadonlyMap<unknown, TemplateName> = new Map([
  ['macro', 'calculator-macro'],
  ['one-rep-max', 'calculator-one-rep-max'],
  ['reverse-diet', 'calculator-reverse-diet'],
  ['tdee', 'calculator-tdee'],
]);

const templateFor = (type: keyof typeof templateOf, slug: unknown): TemplateName =>
  (type === 'calculator' ? calculatorTemplates.get(slug) : undefined) ?? templateOf[type];

const newestEntryFirst = (one: SourcedEntry, other: SourcedEntry): number =>
  newestFirst(one.fields, other.fields);

const categoriesOf = (article: SourcedEntry): readonly string[] =>
  toTexts(article.fields['categories']);

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

const maxRelated = 3;

/**
 * The node ids of up to three articles that share a category with this one, the newest first. If too few do, the newest
 * of all others fill the list.
 */
const relatedArticles = (
  article: SourcedEntry,
  byCategory: ReadonlyMap<string, readonly SourcedEntry[]>,
  newest: readonly SourcedEntry[],
): readonly string[] => {
  // One more than needed, because the article itself may be among them.
  const sharing = categoriesOf(article)
    .flatMap((category) => (byCategory.get(category) ?? []).slice(0, maxRelated + 1))
    .sort(newestEntryFirst);
  const ids = [...sharing, ...newest.slice(0, 2 * maxRelated + 1)].map((entry) => entry.nodeId);
  return [...new Set(ids)].filter((id) => id !== article.nodeId).slice(0, maxRelated);
};

/** The pages of a list of articles, from first to last. An empty list has one page. */
const toListPages = (
  base: string,
  articles: readonly SourcedEntry[],
  context: Readonly<Record<string, unknown>>,
): readonly PageToCreate[] => {
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

/** Every page that the content makes, apart from the fixed pages in `src/pages`. */
export const collectPages = (entries: readonly SourcedEntry[]): readonly PageToCreate[] => {
  const articles = entries.filter((entry) => entry.type === 'article').sort(newestEntryFirst);
  const byCategory = groupByCategory(articles);
  const entryPages = entries.flatMap((entry): readonly PageToCreate[] => {
    const path = entryPath(entry.type, entry.fields);
    if (path === undefined || !hasTemplate(entry.type)) return [];
    const context = contextOf(entry, byCategory, articles);
    return [{ path, template: templateFor(entry.type, entry.fields['slug']), context }];
  });
  const categoryPages = entries
    .filter((entry) => entry.type === 'articleCategory')
    .flatMap((category) => {
      const slug = toText(category.fields['slug']);
      return toListPages(articleCategoryPath(slug), byCategory.get(slug) ?? [], {
        categoryId: category.nodeId,
      });
    });
  return [
    ...entryPages,
    ...toListPages(routes.articles, articles, { categoryId: null }),
    ...categoryPages,
  ];
};
