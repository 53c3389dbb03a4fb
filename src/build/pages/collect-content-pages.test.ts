import { describe, expect, it } from 'vitest';
import { uiExamplesPath } from '../../domain/routes.ts';
import { collectContentPages, collectUiExamplesPages } from './collect-content-pages.ts';
import type { ContentTypeId } from '../../content/model/content-type-id.ts';
import type { RawEntry } from '../../content/model/entry.ts';
import type { ValidEntryWithNodeId } from '../read-space-from-nodes.ts';
import { makeEntry } from '../../content/model/make-entry.test-support.ts';

const sourced = (
  type: ContentTypeId,
  id: string,
  fields: RawEntry['fields'],
): ValidEntryWithNodeId => ({
  ...makeEntry(type, fields, id),
  nodeId: `node-${id}`,
});

const article = (
  number: number,
  categories: readonly string[],
  date = `2026-01-${String(number).padStart(2, '0')}`,
): ValidEntryWithNodeId =>
  sourced('article', `a${number}`, { slug: `article-${number}`, date, categories });

const category = (slug: string): ValidEntryWithNodeId => ({
  ...makeEntry('articleCategory', { slug }, slug),
  nodeId: `node-${slug}`,
});

const contextOf = (entries: readonly ValidEntryWithNodeId[], path: string) =>
  collectContentPages(entries).find((page) => page.path === path)?.context;

const paths = (entries: readonly ValidEntryWithNodeId[]) =>
  collectContentPages(entries).map((page) => page.path);

describe('the pages of a list of articles', () => {
  const fifteen = Array.from({ length: 15 }, (_, index) => article(index + 1, ['training']));

  it('have twelve articles each, newest first, and the paths of the previous and next pages', () => {
    const entries = [...fifteen, category('training')];
    expect(contextOf(entries, '/articles/')).toMatchObject({
      ids: [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4].map((number) => `node-a${number}`),
      pageNumber: 1,
      pageCount: 2,
      previousPath: null,
      nextPath: '/articles/page/2/',
      categoryId: null,
    });
    expect(contextOf(entries, '/articles/page/2/')).toMatchObject({
      ids: ['node-a3', 'node-a2', 'node-a1'],
      previousPath: '/articles/',
      nextPath: null,
    });
    expect(contextOf(entries, '/category/training/page/2/')).toMatchObject({
      categoryId: 'node-training',
    });
  });

  it('are a single page when there are no articles', () => {
    const pages = collectContentPages([category('recovery')]);
    const lists = pages.filter(({ template }) => template === 'article-list');
    expect(lists.map((page) => page.path).sort()).toEqual(['/articles/', '/category/recovery/']);
    expect(contextOf([category('recovery')], '/category/recovery/')).toMatchObject({
      ids: [],
      pageCount: 1,
      nextPath: null,
    });
  });

  it('have articles of the same day in the order of their slugs', () => {
    const one = article(2, ['training'], '2026-01-01');
    expect(contextOf([one, article(1, ['training'])], '/articles/')?.['ids']).toEqual([
      'node-a1',
      'node-a2',
    ]);
  });
});

describe('the related articles of an article', () => {
  it('share a category with it, newest first, and never include the article itself', () => {
    const entries = [
      article(1, ['training']),
      article(2, ['training']),
      article(3, ['nutrition']),
      article(4, ['training', 'nutrition']),
      article(5, ['training']),
    ];
    expect(contextOf(entries, '/articles/article-4/')?.['relatedIds']).toEqual([
      'node-a5',
      'node-a3',
      'node-a2',
    ]);
  });

  it('are filled up with the newest others when too few share a category', () => {
    const entries = [article(1, ['training']), article(2, ['nutrition']), article(3, ['recovery'])];
    expect(contextOf(entries, '/articles/article-1/')?.['relatedIds']).toEqual([
      'node-a3',
      'node-a2',
    ]);
  });
});

describe('collectContentPages', () => {
  it('gives each type the address of ROUTES-1 to ROUTES-8', () => {
    const entry = (type: ContentTypeId, fields: RawEntry['fields']): ValidEntryWithNodeId =>
      sourced(type, type, fields);
    expect(
      paths([
        entry('workoutPlan', { slug: 'a' }),
        entry('workoutPack', { slug: 'b' }),
        entry('preBuiltPlan', { slug: 'c' }),
        entry('homeGymPack', { slug: 'd' }),
        entry('exerciseCategory', { slug: 'leg-exercises' }),
        entry('exercise', { slug: 'e', category: 'leg-exercises' }),
        entry('calculator', { slug: 'tdee' }),
        entry('page', { slug: 'about' }),
        entry('product', { slug: 'belt' }),
      ]),
    ).toEqual(
      expect.arrayContaining([
        '/workout-plans/a/',
        '/workout-packs/b/',
        '/pre-built-plans/c/',
        '/home-gym-packs/d/',
        '/exercises/leg-exercises/',
        '/exercises/leg-exercises/e/',
        '/calculators/tdee/',
        '/about/',
        '/shop/belt/',
        '/articles/',
      ]),
    );
  });

  it('never creates a page for a member plan', () => {
    const plan: ValidEntryWithNodeId = {
      ...makeEntry('memberPlan', { slug: 'secret', content: 'secret' }, 'm'),
      nodeId: 'm',
    };
    expect(JSON.stringify(collectContentPages([plan]))).not.toContain('secret');
  });
});

describe('the page of a calculator', () => {
  const calculator = (slug: string): ValidEntryWithNodeId => ({
    ...makeEntry('calculator', { slug }, slug),
    nodeId: `node-${slug}`,
  });

  it.each([
    ['macro', 'calculator-macro'],
    ['one-rep-max', 'calculator-one-rep-max'],
    ['tdee', 'calculator-tdee'],
    ['reverse-diet', 'calculator-reverse-diet'],
    ['body-fat', 'calculator'],
    ['constructor', 'calculator'],
  ])('has, for the slug %s, the template %s', (slug, template) => {
    expect(collectContentPages([calculator(slug)])).toContainEqual({
      path: `/calculators/${slug}/`,
      template,
      context: { id: `node-${slug}` },
    });
  });

  it('is not created for a product with the slug of a calculator', () => {
    const product = sourced('product', 'macro', { slug: 'macro' });
    expect(collectContentPages([product])[0]?.template).toBe('product');
  });
});

describe('the page of an exercise', () => {
  const exercise = (number: number): ValidEntryWithNodeId => ({
    ...makeEntry(
      'exercise',
      {
        title: `Squat ${String(number).padStart(3, '0')}`,
        slug: `squat-${number}`,
        category: 'leg-exercises',
      },
      `e${number}`,
    ),
    nodeId: `node-${number}`,
  });

  it('links all others of its body area, or the forty nearest in a large one', () => {
    const few = Array.from({ length: 5 }, (_, index) => exercise(index));
    expect(contextOf(few, '/exercises/leg-exercises/squat-2/')?.['otherIds']).toEqual(
      [0, 1, 3, 4].map((number) => `node-${number}`),
    );
    const many = Array.from({ length: 276 }, (_, index) => exercise(index));
    const numbers = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => `node-${from + index}`);
    const othersOf = (number: number) =>
      contextOf(many, `/exercises/leg-exercises/squat-${number}/`)?.['otherIds'];
    expect(othersOf(100)).toEqual([...numbers(80, 99), ...numbers(101, 120)]);
    expect(othersOf(0)).toEqual(numbers(1, 40));
    expect(othersOf(275)).toEqual(numbers(235, 274));
  });
});

it('creates a page for each muscle that some exercise trains most', () => {
  const exercise = (slug: string, primaryMuscles: readonly string[]): ValidEntryWithNodeId => ({
    ...makeEntry('exercise', { slug, category: 'bum-exercises', primaryMuscles }, slug),
    nodeId: `node-${slug}`,
  });
  const entries = [exercise('frog-pump', ['glutes']), exercise('bridge', ['glutes', 'lower back'])];
  expect(paths(entries).filter((path) => path.includes('/for-the-'))).toEqual([
    '/exercises/for-the-glutes/',
    '/exercises/for-the-lower-back/',
  ]);
});

it('the examples of the UI kit are one page, unlisted by search engines, and none where they are off', () => {
  expect(collectUiExamplesPages(true)).toEqual([
    { path: uiExamplesPath, template: 'ui-examples', context: { isIndexed: false } },
  ]);
  expect(collectUiExamplesPages(false)).toEqual([]);
});
