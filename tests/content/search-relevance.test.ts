import { beforeAll, describe, expect, it } from 'vitest';
import { createSearchEngine } from '../../src/features/search/engine/search-engine.ts';
import type { SearchEngine } from '../../src/features/search/engine/search-engine.ts';
import { laterRelevanceCases, relevanceCases } from '../support/search/relevance.ts';
import type { RelevanceCase } from '../support/search/relevance.ts';
import { readStarterHits } from '../support/search/starter-hits.ts';
import { typoCases } from '../support/search/typos.ts';

let engine: SearchEngine;
let titles: readonly string[];
let paths: ReadonlySet<string>;

beforeAll(async () => {
  const collections = await readStarterHits();
  engine = createSearchEngine();
  for (const { collection, hits } of collections) engine.add(collection, hits);
  titles = collections.flatMap(({ hits }) => hits.map(({ title }) => title));
  paths = new Set(collections.flatMap(({ paths: own }) => own));
});

const firstFor = (text: string): string | undefined =>
  engine.search(text, 1).groups[0]?.results[0]?.path;

const shareOf = (cases: readonly RelevanceCase[]): number =>
  cases.filter(({ text, first }) => first.includes(firstFor(text) ?? '')).length / cases.length;

describe('the relevance set', () => {
  it('is large, and asks for nothing twice nor for pages that do not exist', () => {
    const all = [...relevanceCases, ...laterRelevanceCases];
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    expect(all.flatMap(({ first }) => first).filter((path) => !paths.has(path))).toEqual([]);
  });

  it('has the expected page first in 95 of 100 searches', () => {
    expect(shareOf([...relevanceCases, ...laterRelevanceCases])).toBeGreaterThanOrEqual(0.95);
  });

  it('holds for searches that the synonyms were not written for', () => {
    expect(shareOf(laterRelevanceCases)).toBeGreaterThanOrEqual(0.85);
  });
});

it.each([1, 2])('finds 90 of 100 titles with slips in a word, whichever (%i)', (seed) => {
  for (const slips of [1, 2]) {
    const cases = typoCases(titles, seed).filter((one) => one.slips === slips);
    const found = cases.filter(({ text, title }) =>
      engine
        .search(text, 10)
        .groups.some(({ results }) => results.some((one) => one.title === title)),
    );
    expect(found.length / cases.length, `${slips} slips`).toBeGreaterThanOrEqual(0.9);
  }
});

it('finds every page by its whole title, first', () => {
  const twice = titles.filter((title, place) => titles.indexOf(title) !== place);
  const missed = titles.filter(
    (title) => engine.search(title, 1).groups[0]?.results[0]?.title !== title,
  );
  expect(missed.filter((title) => !twice.includes(title))).toEqual([]);
});
