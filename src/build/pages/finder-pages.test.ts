import { describe, expect, it } from 'vitest';
import { toEntriesByFinderList, toFinderPages } from './finder-pages.ts';
import type { ContentTypeId } from '../../content/model/content-type-id.ts';
import type { RawEntry } from '../../content/model/entry.ts';
import type { ValidEntryWithNodeId } from '../read-space-from-nodes.ts';
import { makeEntry } from '../../content/model/make-entry.test-support.ts';

const entry = <T extends ContentTypeId>(type: T, slug: string, fields: RawEntry['fields']) => ({
  ...makeEntry(type, { title: slug, slug, ...fields }, slug),
  nodeId: slug,
});

const legs = entry('exerciseCategory', 'leg-exercises', {});
const exercises = Array.from({ length: 60 }, (_, index) =>
  entry('exercise', `squat-${String(index).padStart(2, '0')}`, {
    category: 'leg-exercises',
    level: index < 30 ? 'beginner' : 'expert',
    equipment: [index % 2 === 0 ? 'barbell' : 'body only'],
  }),
);
const pack = (slug: string, order: number, fields: Readonly<Record<string, unknown>>) =>
  entry('workoutPack', slug, { order, minutesFrom: 30, minutesTo: 45, ...fields });

const pagesOf = (entries: readonly ValidEntryWithNodeId[]) =>
  toFinderPages(entries, toEntriesByFinderList(entries));
const pathsOf = (entries: readonly ValidEntryWithNodeId[]) =>
  pagesOf(entries).map(({ path }) => path);
const idsOn = (entries: readonly ValidEntryWithNodeId[], path: string) =>
  pagesOf(entries).find((page) => page.path === path)?.context['ids'];

describe('the pages of a body area', () => {
  const entries = [legs, ...exercises];

  it('have at most 24 exercises each, in alphabetical order, and together have all of them', () => {
    const pages = pagesOf(entries).filter(({ template }) => template === 'exercise-category');
    expect(pages.map(({ path }) => path)).toEqual([
      '/exercises/leg-exercises/',
      '/exercises/leg-exercises/page/2/',
      '/exercises/leg-exercises/page/3/',
    ]);
    expect(pages.flatMap(({ context }) => context['ids'])).toEqual(
      exercises.map(({ nodeId }) => nodeId),
    );
  });
});

describe('the pages of one value', () => {
  it('exist for each value that finds something, and are numbered like every list', () => {
    const paths = pathsOf([legs, ...exercises]);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/exercises/with-a-barbell/',
        '/exercises/with-a-barbell/page/3/',
        '/exercises/without-kit/page/2/',
        '/exercises/for-beginners/',
        '/exercises/for-experts/page/2/',
      ]),
    );
    expect(paths).not.toContain('/exercises/with-dumbbells/');
    expect(paths).not.toContain('/exercises/for-intermediate-lifters/');
    expect(paths).not.toContain('/exercises/within-30-minutes/');
  });

  it('have the template of their list', () => {
    const templateOf = (entries: readonly ValidEntryWithNodeId[], path: string) =>
      pagesOf(entries).find((page) => page.path === path)?.template;
    expect(templateOf([legs, ...exercises], '/exercises/for-beginners/')).toBe('exercise-list');
    const packs = [pack('a', 1, { level: 'beginner' }), pack('b', 2, { level: 'expert' })];
    expect(templateOf(packs, '/workout-packs/for-beginners/')).toBe('programme-list');
  });

  it('show exercises that use the kit before those that need none', () => {
    const ids = idsOn([legs, ...exercises], '/exercises/with-a-barbell/');
    expect(ids).toEqual(
      exercises
        .filter(({ fields }) => fields.equipment.includes('barbell'))
        .slice(0, 24)
        .map(({ nodeId }) => nodeId),
    );
  });

  it('are indexed only where they leave something out, and never for packs', () => {
    const isIndexed = (entries: readonly ValidEntryWithNodeId[], path: string) =>
      pagesOf(entries).find((page) => page.path === path)?.context['isIndexed'];
    expect(isIndexed([legs, ...exercises], '/exercises/for-beginners/')).toBe(true);
    expect(isIndexed([legs, ...exercises], '/exercises/with-a-barbell/')).toBe(false);
    const packs = [pack('a', 1, { level: 'beginner' }), pack('b', 2, { level: 'expert' })];
    expect(isIndexed(packs, '/workout-packs/for-beginners/')).toBe(false);
    expect(isIndexed(packs, '/workout-packs/')).toBe(true);
  });
});

it('sorts plans by level, then by days a week, then by the editors’ order', () => {
  const plan = (slug: string, order: number, level: string, days: number) =>
    entry('workoutPlan', slug, {
      order,
      level,
      content: `\`\`\`workout\n${Array.from({ length: days }, (_, day) => `Day ${day + 1}\n- "Hold": 3 x 5\n`).join('\n')}\`\`\``,
    });
  const entries = [
    plan('hard', 1, 'expert', 2),
    plan('four', 2, 'beginner', 4),
    plan('later', 4, 'beginner', 3),
    plan('sooner', 3, 'beginner', 3),
  ];
  expect(idsOn(entries, '/workout-plans/')).toEqual(['sooner', 'later', 'four', 'hard']);
});

it('sorts packs by the editors’ order', () => {
  const entries = [pack('b', 2, { level: 'beginner' }), pack('a', 1, { level: 'expert' })];
  expect(idsOn(entries, '/workout-packs/')).toEqual(['a', 'b']);
});

it('gives a muscle pages of a hundred exercises, the easiest first', () => {
  const many = Array.from({ length: 150 }, (_, index) =>
    entry('exercise', `bridge-${String(index).padStart(3, '0')}`, {
      category: 'bum-exercises',
      level: index % 2 === 0 ? 'expert' : 'beginner',
      equipment: ['body only'],
      primaryMuscles: ['glutes'],
    }),
  );
  const pages = pagesOf(many).filter(({ template }) => template === 'exercise-muscle');
  expect(pages.map(({ path }) => path)).toEqual([
    '/exercises/for-the-glutes/',
    '/exercises/for-the-glutes/page/2/',
  ]);
  const easiest = many.filter(({ fields }) => fields.level === 'beginner');
  expect(idsOn(many, '/exercises/for-the-glutes/')).toEqual(
    [...easiest, ...many.filter((one) => !easiest.includes(one)).slice(0, 25)].map(
      ({ nodeId }) => nodeId,
    ),
  );
});

it('lets search engines index a body area, and not the page of the muscle that it is named after', () => {
  const exercises = ['glutes', 'hamstrings'].map((muscle) =>
    entry('exercise', `for-${muscle}`, {
      category: 'bum-exercises',
      level: 'beginner',
      equipment: ['body only'],
      primaryMuscles: [muscle],
    }),
  );
  const indexed = pagesOf(exercises)
    .filter(({ template, context }) => template === 'exercise-muscle' && context?.['isIndexed'])
    .map(({ path }) => path);
  expect(indexed).toEqual(['/exercises/for-the-hamstrings/']);
});
