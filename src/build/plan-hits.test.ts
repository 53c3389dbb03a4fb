import { describe, expect, it } from 'vitest';
import type { ContentEntry } from '../content/faults.ts';
import { collectionOf, hitFields, hitPath } from '../domain/search/collections.ts';
import { firstWordsOf, planHits } from './plan-hits.ts';

const entry = (
  type: ContentEntry['type'],
  fields: Readonly<Record<string, unknown>>,
  id = `${type}-id`,
): ContentEntry => ({
  type,
  id,
  fields: { title: 'A title', slug: 'a-slug', excerpt: 'An excerpt.', ...fields },
});

const only = (one: ContentEntry) => {
  const [planned, ...others] = [...planHits([one])];
  const [collection, [hit] = []] = planned ?? [];
  if (collection === undefined || hit === undefined) throw new Error('Nothing is planned.');
  expect(others).toEqual([]);
  return { collection, hit, path: hitPath(collection, hit) };
};

describe('planHits', () => {
  it.each([
    [
      entry('exercise', { category: 'leg-exercises' }),
      'exercises',
      '/exercises/leg-exercises/a-slug/',
    ],
    [entry('exerciseCategory', {}), 'exercises', '/exercises/a-slug/'],
    [entry('workoutPlan', { level: 'beginner' }), 'workout-plans', '/workout-plans/a-slug/'],
    [entry('workoutPack', {}), 'workout-packs', '/workout-packs/a-slug/'],
    [entry('preBuiltPlan', {}), 'pre-built-plans', '/pre-built-plans/a-slug/'],
    [entry('homeGymPack', {}), 'home-gym-packs', '/home-gym-packs/a-slug/'],
    [entry('article', { categories: ['training'] }), 'articles', '/articles/a-slug/'],
    [entry('articleCategory', {}), 'pages', '/category/a-slug/'],
    [entry('calculator', {}), 'calculators', '/calculators/a-slug/'],
    [entry('faq', { content: 'Yes.' }), 'faqs', '/workout-plans-faq/#a-slug'],
    [entry('product', {}), 'products', '/shop/a-slug/'],
    [entry('page', {}), 'pages', '/a-slug/'],
    [entry('page', { slug: 'macros-explained' }), 'pages', '/calculators/macros-explained/'],
    [entry('siteText', { key: 'contact' }), 'pages', '/contact/'],
    [entry('siteText', { key: 'workout-plans-index' }), 'workout-plans-page', '/workout-plans/'],
  ])('%j', (one, collection, path) => {
    expect(only(one)).toMatchObject({ collection, path });
  });

  it.each([
    ['workout-plans', 'member-workouts', '/members/workout-plans/legs/a-slug/'],
    ['finishers', 'finishers', '/members/finishers/legs/a-slug/'],
    ['warmups', 'warm-ups', '/members/warmups/legs/a-slug/'],
    ['prebuilt', 'member-pre-built-plans', '/members/prebuilt/legs/a-slug/'],
    ['packs', 'member-packs', '/members/packs/legs/a-slug/'],
    ['homegym', 'member-home-gym-packs', '/members/homegym/legs/a-slug/'],
  ])('a member plan of %s says nothing of what is in it', (section, collection, path) => {
    const plan = entry('memberPlan', {
      section,
      category: 'legs',
      content: 'Paid words.',
      excerpt: 'Paid words.',
    });
    const planned = only(plan);
    expect(planned).toMatchObject({ collection, path });
    expect(planned.hit).toEqual({
      id: 'memberPlan-id',
      title: 'A title',
      excerpt: '',
      slug: 'a-slug',
      category: 'legs',
    });
    expect(collectionOf(planned.collection).audience).toBe('members');
  });

  it('gives every hit the fields of a hit: categories for an article, a category for all else', () => {
    const article = only(entry('article', { categories: ['training', 'recovery'], body: 'x' })).hit;
    expect(article).toEqual({
      id: 'article-id',
      title: 'A title',
      excerpt: 'An excerpt.',
      slug: 'a-slug',
      categories: ['training', 'recovery'],
    });
    for (const type of [
      'exercise',
      'workoutPack',
      'calculator',
      'faq',
      'product',
      'page',
    ] as const) {
      const { hit } = only(entry(type, { content: 'Words of the page.' }));
      expect(Object.keys(hit).sort(), type).toEqual(
        hitFields.filter((field) => field !== 'categories').sort(),
      );
    }
  });

  it('puts the other name of an exercise before its excerpt', () => {
    expect(only(entry('exercise', { category: 'x', altTitle: 'RDL' })).hit.excerpt).toBe(
      'Also called RDL. An excerpt.',
    );
  });

  it('makes the excerpt of an answer from its first words', () => {
    const { hit } = only(
      entry('faq', { excerpt: undefined, content: 'Yes, **always**.\n\nMore.' }),
    );
    expect(hit.excerpt).toBe('Yes, always.');
  });

  it('leaves out what has no page of its own, no title or no address', () => {
    const without = [
      entry('ad', {}),
      entry('poll', {}),
      entry('siteText', { key: 'not-found' }),
      entry('memberPlan', { section: 'unheard-of' }),
      entry('article', { title: ' ' }),
      entry('article', { slug: undefined }),
    ];
    expect(planHits(without).size).toBe(0);
  });

  it('lists by the editors’ order, the newest articles first, exercises by name after their areas', () => {
    const slugs = (...entries: readonly ContentEntry[]) =>
      [...planHits(entries).values()].flat().map(({ slug }) => slug);
    expect(
      slugs(
        entry('workoutPlan', { slug: 'b', order: 2 }),
        entry('workoutPlan', { slug: 'a', order: 1 }),
      ),
    ).toEqual(['a', 'b']);
    expect(
      slugs(
        entry('article', { slug: 'old', date: '2025-01-01' }),
        entry('article', { slug: 'new', date: '2026-01-01' }),
      ),
    ).toEqual(['new', 'old']);
    expect(
      slugs(
        entry('exercise', { slug: 'plank', title: 'Plank', category: 'x' }),
        entry('exercise', { slug: 'curl', title: 'Curl', category: 'x' }),
        entry('exerciseCategory', { slug: 'zone', title: 'Zone', order: 9 }),
      ),
    ).toEqual(['zone', 'curl', 'plank']);
  });
});

describe('firstWordsOf', () => {
  it('takes the first paragraph without its marks', () => {
    expect(
      firstWordsOf('Yes. Every **plan** under [workout plans](/workout-plans/) is\nfree.\n\nMore.'),
    ).toBe('Yes. Every plan under workout plans is free.');
  });

  it('cuts a long one at a sentence, or else at a word', () => {
    const sentence = `${'word '.repeat(20).trim()}.`;
    expect(firstWordsOf(`${sentence} ${sentence}`)).toBe(sentence);
    const endless = firstWordsOf('word '.repeat(60));
    expect(endless).toMatch(/^(word )+…$/);
    expect(endless.length).toBeLessThanOrEqual(162);
  });

  it('is empty where there is nothing to read', () => {
    expect(firstWordsOf('')).toBe('');
  });
});
