import { describe, expect, it } from 'vitest';
import type { ContentTypeId } from '../../content/model/content-type-id.ts';
import type { Entry } from '../../content/model/entry.ts';
import { makeEntry } from '../../content/model/make-entry.test-support.ts';
import {
  pageFieldsInIndexFiles,
  pathOfSearchablePage,
  searchCollectionWithId,
} from '../../domain/search-index/collections.ts';
import { createEntrySearchablePages } from './create-entry-searchable-pages.ts';

const common = { title: 'A title', slug: 'a-slug', excerpt: 'An excerpt.' };

const entry = (type: ContentTypeId, fields: Readonly<Record<string, unknown>>): Entry =>
  makeEntry(type, { ...common, ...fields });

/** The only hit of an entry. */
const hitOf = (one: Entry) => {
  const [only, ...others] = [...createEntrySearchablePages([one])];
  const [collection, [hit] = []] = only ?? [];
  if (collection === undefined || hit === undefined) throw new Error('The entry makes no hit.');
  expect(others).toEqual([]);
  return { collection, hit, path: pathOfSearchablePage(collection, hit) };
};

describe('createEntrySearchablePages', () => {
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
  ])('puts %j into the collection %s, at %s', (one, collection, path) => {
    expect(hitOf(one)).toMatchObject({ collection, path });
  });

  it.each([
    ['workout-plans', 'member-workouts', '/members/workout-plans/legs/a-slug/'],
    ['finishers', 'finishers', '/members/finishers/legs/a-slug/'],
    ['warmups', 'warm-ups', '/members/warmups/legs/a-slug/'],
    ['prebuilt', 'member-pre-built-plans', '/members/prebuilt/legs/a-slug/'],
    ['packs', 'member-packs', '/members/packs/legs/a-slug/'],
    ['the-year', 'the-year', '/members/the-year/legs/a-slug/'],
    ['homegym', 'member-home-gym-packs', '/members/homegym/legs/a-slug/'],
  ])(
    'creates a hit for a member plan of %s from its title and address alone',
    (section, collection, path) => {
      const plan = entry('memberPlan', {
        section,
        category: 'legs',
        content: 'Paid words.',
        excerpt: 'Paid words.',
      });
      const found = hitOf(plan);
      expect(found).toMatchObject({ collection, path });
      expect(found.hit).toEqual({
        id: 'memberPlan-id',
        title: 'A title',
        excerpt: '',
        slug: 'a-slug',
        category: 'legs',
      });
      expect(searchCollectionWithId(found.collection).audience).toBe('members');
    },
  );

  it('gives an article’s hit its categories, and every other hit one category', () => {
    const article = hitOf(
      entry('article', { categories: ['training', 'recovery'], body: 'x' }),
    ).hit;
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
      const { hit } = hitOf(entry(type, { content: 'Words of the page.' }));
      expect(Object.keys(hit).sort(), type).toEqual(
        pageFieldsInIndexFiles
          .filter((field) => field !== 'categories' && field !== 'askedAs')
          .sort(),
      );
    }
  });

  it('puts the alternative name of an exercise before its excerpt', () => {
    expect(hitOf(entry('exercise', { category: 'x', altTitle: 'RDL' })).hit.excerpt).toBe(
      'Also called RDL. An excerpt.',
    );
  });

  it('puts the facts of a free plan’s days before its excerpt', () => {
    const content =
      '```workout\nDay 1\n- "Hold": 4 x 40 s, rest 90 s\n\nDay 2\n- "Hold": 4 x 40 s, rest 90 s\n```';
    expect(hitOf(entry('workoutPlan', { level: 'beginner', content })).hit.excerpt).toBe(
      '2 days a week · 10 min · beginner · no equipment · at home. An excerpt.',
    );
    expect(hitOf(entry('workoutPlan', { level: 'beginner' })).hit.excerpt).toBe('An excerpt.');
  });

  it('says that the members zone is where to log in', () => {
    const zone = entry('siteText', { key: 'members-zone', subTitle: 'Member workouts.' });
    expect(hitOf(zone)).toMatchObject({
      path: '/members/',
      hit: { excerpt: 'Log in here, or sign up. Member workouts.' },
    });
  });

  it('takes the excerpt of a question from the start of its answer', () => {
    const { hit } = hitOf(entry('faq', { content: 'Yes, **always**.\n\nMore.' }));
    expect(hit.excerpt).toBe('Yes, always.');
  });

  it('keeps what people type who need the page', () => {
    const askedAs = ['knees hurt', 'sore knees'];
    expect(hitOf(entry('faq', { content: 'Yes.', askedAs })).hit.askedAs).toEqual(askedAs);
    expect(hitOf(entry('faq', { content: 'Yes.', askedAs: [] })).hit).not.toHaveProperty('askedAs');
  });

  it('creates no hit for an entry without a page', () => {
    const without = [entry('ad', {}), entry('poll', {}), entry('siteText', { key: 'not-found' })];
    expect(createEntrySearchablePages(without).size).toBe(0);
  });

  it('sorts by the editors’ order, articles by date with the newest first, and exercises by title after their categories', () => {
    const slugs = (...entries: readonly Entry[]) =>
      [...createEntrySearchablePages(entries).values()].flat().map(({ slug }) => slug);
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
