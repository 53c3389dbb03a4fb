import type { ContentAssetFacts } from '../model/content-space.ts';
import type { RawEntry } from '../model/entry.ts';
import { describeFault } from '../../domain/content-fault.ts';
import { findContentErrors } from './find-content-errors.ts';

export const createAsset = (id: string, altText = 'A woman squats'): ContentAssetFacts => ({
  id,
  title: id,
  altText,
  mimeType: 'image/webp',
  bytes: 40_000,
});

const category: RawEntry = {
  type: 'exerciseCategory',
  id: 'legs',
  fields: {
    title: 'Leg exercises',
    slug: 'leg-exercises',
    order: 1,
    image: ['picture'],
    excerpt: 'Squats and more.',
  },
};

export const squat: RawEntry = {
  type: 'exercise',
  id: 'squat',
  fields: {
    title: 'Back squat',
    slug: 'back-squat',
    category: 'leg-exercises',
    level: 'beginner',
    equipment: ['barbell'],
    primaryMuscles: ['quadriceps'],
    pattern: 'squat',
    loading: 'barbell',
    relativeLoad: 100,
    mainLiftOf: ['squat'],
    image: ['picture'],
    excerpt: 'The squat.',
    content: '## Set up\n\nStand. [All](/exercises/)',
  },
};

export const sleepArticle: RawEntry = {
  type: 'article',
  id: 'sleep',
  fields: {
    title: 'Sleep',
    slug: 'sleep',
    date: '2026-03-14',
    categories: ['recovery'],
    author: 'ruth',
    reviewer: 'priya',
    image: ['picture'],
    excerpt: 'On sleep.',
    body: 'Sleep.',
  },
};

export const recoveryCategory: RawEntry = {
  type: 'articleCategory',
  id: 'recovery',
  fields: { title: 'Recovery', slug: 'recovery', order: 1, excerpt: 'Rest.' },
};

const person = (slug: string, field: string): RawEntry => ({
  type: 'person',
  id: slug,
  fields: { name: slug, slug, field, about: 'A sample person.', sample: true },
});

/** The author and the reviewer of the article. */
export const persons = [person('ruth', 'strength coach'), person('priya', 'registered dietitian')];

export const beltProduct: RawEntry = {
  type: 'product',
  id: 'belt',
  fields: {
    title: 'Belt',
    slug: 'belt',
    order: 1,
    kind: 'support',
    weightGrams: 900,
    images: ['picture'],
    excerpt: 'A belt.',
    priceGbp: 40,
    priceEur: 46,
    priceUsd: 50,
    priceAud: 75,
    inStock: false,
    content: 'Leather.',
  },
};

export const createPoll = (id: string, active: boolean): RawEntry => ({
  type: 'poll',
  id,
  fields: { pollId: id, title: 'Why?', active, options: ['fun: Just for fun', 'health: Health'] },
});

export const heavyLegsMemberPlan: RawEntry = {
  type: 'memberPlan',
  id: 'heavy',
  fields: {
    title: 'Heavy legs',
    slug: 'heavy-legs',
    section: 'workout-plans',
    category: 'legs',
    image: ['picture'],
    sub: 'sub_year',
    content: 'Two days.',
  },
};

/** The entries of a valid space, covering most kinds of fields. */
export const validEntries: readonly RawEntry[] = [
  category,
  squat,
  sleepArticle,
  recoveryCategory,
  ...persons,
  beltProduct,
  createPoll('poll-001', true),
  heavyLegsMemberPlan,
];

/** The errors of a space as messages for editors. */
export const errorMessagesOf = (
  entries: readonly RawEntry[],
  assets: readonly ContentAssetFacts[] = [createAsset('picture')],
): readonly string[] =>
  findContentErrors({
    entries,
    assets: new Map(assets.map((item) => [item.id, item])),
    fixedPaths: ['/exercises/', '/articles/'],
  }).map(describeFault);

export const withFields = (
  entry: RawEntry,
  fields: Readonly<Record<string, unknown>>,
): RawEntry => ({ ...entry, fields: { ...entry.fields, ...fields } });

/** The errors of the valid space after a change to some fields of one entry. */
export const errorMessagesAfterChange = (
  entry: RawEntry,
  fields: Readonly<Record<string, unknown>>,
): readonly string[] =>
  errorMessagesOf(validEntries.map((item) => (item === entry ? withFields(item, fields) : item)));
