import {
  searchPhrases,
  clinicalReviewFields,
  integer,
  markdown,
  picture,
  slug,
  text,
} from '../field.ts';
import type { ContentType } from '../field.ts';

export const article = {
  name: 'Article',
  titleField: 'title',
  fields: {
    title: text,
    slug,
    date: { kind: 'date', required: true },
    categories: { kind: 'slugsOf', type: 'articleCategory', required: true },
    author: { kind: 'slugOf', type: 'person', required: true },
    reviewer: { kind: 'slugOf', type: 'person', required: true },
    ...clinicalReviewFields,
    image: picture,
    excerpt: text,
    askedAs: searchPhrases,
    body: markdown,
  },
} as const satisfies ContentType;

export const articleCategory = {
  name: 'Article category',
  titleField: 'title',
  fields: { title: text, slug, order: integer, excerpt: text, askedAs: searchPhrases },
} as const satisfies ContentType;

export const person = {
  name: 'Person',
  titleField: 'name',
  fields: {
    name: text,
    slug,
    field: text,
    about: text,
    sample: { kind: 'boolean', required: false },
  },
} as const satisfies ContentType;

export const calculator = {
  name: 'Calculator',
  titleField: 'title',
  fields: {
    title: text,
    slug,
    order: integer,
    ...clinicalReviewFields,
    image: picture,
    excerpt: text,
    askedAs: searchPhrases,
    content: markdown,
  },
} as const satisfies ContentType;

export const faq = {
  name: 'FAQ',
  titleField: 'title',
  fields: {
    title: text,
    slug,
    order: integer,
    group: text,
    askedAs: searchPhrases,
    ...clinicalReviewFields,
    content: markdown,
  },
} as const satisfies ContentType;

export const page = {
  name: 'Page',
  titleField: 'title',
  fields: {
    title: text,
    slug,
    updated: { kind: 'date', required: true },
    excerpt: text,
    askedAs: searchPhrases,
    content: markdown,
  },
} as const satisfies ContentType;
