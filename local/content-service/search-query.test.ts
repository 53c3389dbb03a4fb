import { describe, expect, it } from 'vitest';
import type { ContentType } from '../starter-space/content-type.ts';
import { toLink } from '../starter-space/to-entry.ts';
import { ApiError } from './api-error.ts';
import {
  findLinks,
  parseFilter,
  parseFullText,
  parseLinksTo,
  parsePaging,
  parseSearchOrder,
  type SearchScope,
} from './search-query.ts';
import type { Resource } from './to-resource.ts';

const contentType: ContentType = {
  id: 'article',
  name: 'Article',
  description: undefined,
  displayField: 'title',
  fields: [
    { id: 'title', name: 'Title', type: 'Symbol' },
    { id: 'minutes', name: 'Minutes', type: 'Integer' },
    { id: 'free', name: 'Free', type: 'Boolean' },
    { id: 'date', name: 'Date', type: 'Date' },
    { id: 'tags', name: 'Tags', type: 'Array', items: { type: 'Symbol' } },
    { id: 'image', name: 'Image', type: 'Link', linkType: 'Asset' },
    { id: 'related', name: 'Related', type: 'Array', items: { type: 'Link', linkType: 'Entry' } },
    { id: 'body', name: 'Body', type: 'Text' },
  ],
  controls: [],
};
const scope: SearchScope = { kind: 'Entry', contentType };

function toResource(id: string, values: Record<string, unknown>): Resource {
  const fields = Object.entries(values).map(([key, value]) => [key, { 'en-GB': value }] as const);
  return {
    metadata: { tags: [], concepts: [] },
    sys: {
      id,
      type: 'Entry',
      space: toLink('Space', 's'),
      environment: toLink('Environment', 'master'),
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-02T00:00:00.000Z',
      revision: 1,
      contentType: toLink('ContentType', 'article'),
    },
    fields: Object.fromEntries(fields),
  };
}

const full = toResource('full', {
  title: 'Deep squat',
  minutes: 7,
  free: true,
  date: '2026-03-14',
  tags: ['legs', 'technique'],
  image: toLink('Asset', 'squat'),
  related: [toLink('Entry', 'deadlift'), toLink('Entry', 'row')],
  body: 'Sit between your hips. Größe counts.',
});
const bare = toResource('bare', { title: 'Bare' });

describe('parseFilter', () => {
  const cases: [name: string, value: string, fitsFull: boolean, fitsBare: boolean][] = [
    ['fields.title', 'Deep squat', true, false],
    ['fields.title', 'deep squat', false, false],
    ['fields.title.en-GB', 'Bare', false, true],
    ['fields.title[ne]', 'Bare', true, false],
    ['fields.title[in]', 'Bare,Other', false, true],
    ['fields.title[nin]', 'Bare,Other', true, false],
    ['fields.title[match]', 'squ', true, false],
    ['fields.title[match]', 'quat', false, false],
    ['fields.minutes', '7', true, false],
    ['fields.minutes[ne]', '7', false, true],
    ['fields.minutes[lt]', '7', false, false],
    ['fields.minutes[lte]', '7', true, false],
    ['fields.minutes[gt]', '6', true, false],
    ['fields.minutes[gte]', '8', false, false],
    ['fields.free', 'true', true, false],
    ['fields.free[ne]', 'true', false, true],
    ['fields.date', '2026-03-14', true, false],
    ['fields.date[gte]', '2026-03-14T00:00:00Z', true, false],
    ['fields.date[lt]', '2026-03-14', false, false],
    ['fields.tags', 'legs', true, false],
    ['fields.tags[all]', 'legs,technique', true, false],
    ['fields.tags[all]', 'legs,arms', false, false],
    ['fields.tags[in]', 'arms,legs', true, false],
    ['fields.tags[exists]', 'true', true, false],
    ['fields.image[exists]', 'false', false, true],
    ['fields.image.sys.id', 'squat', true, false],
    ['fields.related.sys.id[in]', 'row,pull-up', true, false],
    ['fields.body[match]', 'hips größe', true, false],
    ['sys.id', 'bare', false, true],
    ['sys.id[in]', 'bare,full', true, true],
    ['sys.updatedAt[gt]', '2026-01-01', true, true],
    ['sys.contentType.sys.id', 'article', true, true],
    ['sys.revision[gte]', '2', false, false],
  ];
  it.each(cases)('%s=%s', (name, value, fitsFull, fitsBare) => {
    const fits = parseFilter(name, value, scope);
    expect([fits(full), fits(bare)]).toEqual([fitsFull, fitsBare]);
  });

  it.each([
    ['fields.colour', 'red'],
    ['fields', 'x'],
    ['fields.title[like]', 'x'],
    ['fields.title[gt]', 'x'],
    ['fields.body', 'x'],
    ['fields.minutes', 'soon'],
    ['fields.minutes', ''],
    ['fields.free', 'yes'],
    ['fields.date[gt]', 'spring'],
    ['fields.image[exists]', '1'],
    ['fields.image', 'squat'],
    ['fields.image.fields.title', 'x'],
    ['fields.__proto__', 'x'],
    ['sys.version', '1'],
    ['title', 'x'],
    ['', 'x'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => parseFilter(name, value, scope)).toThrow(ApiError);
  });

  it('filters by fields only within a content type', () => {
    const all: SearchScope = { kind: 'Entry', contentType: undefined };
    expect(() => parseFilter('fields.title', 'x', all)).toThrow(ApiError);
    expect(parseFilter('sys.id', 'full', all)(full)).toBe(true);
  });
});

describe('parseSearchOrder', () => {
  it('orders by several attributes, the missing last, ids in doubt', () => {
    const things = [
      toResource('b', { title: 'x', minutes: 1 }),
      toResource('a', { title: 'x', minutes: 1 }),
      toResource('c', { title: 'x' }),
      toResource('d', { title: 'a', minutes: 3 }),
    ];
    const ids = (order: string) =>
      things.toSorted(parseSearchOrder(order, scope)).map(({ sys }) => sys.id);
    expect(ids('fields.title,fields.minutes')).toEqual(['d', 'a', 'b', 'c']);
    expect(ids('-fields.title,-sys.id')).toEqual(['c', 'b', 'a', 'd']);
  });

  it.each(['fields.body', 'fields.tags', 'fields.image', 'nothing', '', '-'])(
    'refuses %j',
    (order) => expect(() => parseSearchOrder(order, scope)).toThrow(ApiError),
  );
});

describe('the other conditions', () => {
  it('search every text for words by their beginnings', () => {
    expect(parseFullText('SQUAT hip')(full)).toBe(true);
    expect(parseFullText('squat bench')(full)).toBe(false);
    expect(parseFullText('technique')(full)).toBe(true);
  });

  it('find links however deep', () => {
    expect(parseLinksTo('Entry', 'row')(full)).toBe(true);
    expect(parseLinksTo('Asset', 'row')(full)).toBe(false);
    expect(findLinks({ a: [{ b: toLink('Entry', 'x') }] })).toEqual([
      { linkType: 'Entry', id: 'x' },
    ]);
  });

  it('page within bounds', () => {
    const paging = (query: string) => parsePaging(new URLSearchParams(query));
    expect(paging('')).toEqual({ limit: 100, skip: 0 });
    expect(paging('limit=0&skip=7')).toEqual({ limit: 0, skip: 7 });
    for (const query of ['limit=1001', 'limit=-1', 'limit=1.5', 'skip=-1', 'skip=', 'limit=ten']) {
      expect(() => paging(query)).toThrow(ApiError);
    }
  });
});
