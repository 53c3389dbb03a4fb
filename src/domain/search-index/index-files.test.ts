import { describe, expect, it } from 'vitest';
import { pageFieldsInIndexFiles } from './collections.ts';
import { indexDigestsInAppData, indexFileNameOf } from './index-digests-by-collection.ts';
import { formatIndexFile, parseIndexFile } from './index-files.ts';

const hit = { id: 'a', title: 'Plank', excerpt: 'A hold.', slug: 'plank', category: 'core' };

describe('an index file', () => {
  it('contains only the fields of a hit', () => {
    const more = { ...hit, content: 'secret', body: 'secret' };
    const [written] = parseIndexFile(formatIndexFile([more]));
    expect(written).toEqual(hit);
    expect(
      Object.keys(written ?? {}).every((key) =>
        pageFieldsInIndexFiles.some((field) => field === key),
      ),
    ).toBe(true);
  });

  it('keeps the fields of each hit, in order, and none that a hit doesn’t have', () => {
    const hits = [
      { ...hit, askedAs: ['hold still'] },
      { id: 'b', title: 'Sore?', excerpt: '', slug: 'sore', categories: ['recovery'] },
    ];
    expect(parseIndexFile(formatIndexFile(hits))).toEqual(hits);
    expect(parseIndexFile(formatIndexFile([]))).toEqual([]);
  });

  it('is rejected if it has other content', () => {
    const withoutTitle = formatIndexFile([hit]).replace('"Plank"', '0');
    for (const text of ['<!doctype html>', '{}', '[1]', '[{"id":"a"}]', 'null', '', withoutTitle]) {
      expect(() => parseIndexFile(text), text).toThrow();
    }
  });
});

describe('the manifest', () => {
  it('is read from app-data.json, in order', () => {
    const appData = { webpackCompilationHash: 'x', search: { faqs: 'abc', articles: 'def' } };
    expect(Object.entries(indexDigestsInAppData(appData))).toEqual([
      ['faqs', 'abc'],
      ['articles', 'def'],
    ]);
    expect(indexFileNameOf('faqs', 'abc')).toBe('faqs-abc.json');
  });

  it('is empty if app-data.json has none', () => {
    for (const appData of [undefined, null, 'text', {}, { search: 'x' }, { search: { faqs: 1 } }]) {
      expect(indexDigestsInAppData(appData)).toEqual({});
    }
  });
});
