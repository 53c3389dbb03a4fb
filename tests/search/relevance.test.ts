import { beforeAll, describe, expect, it } from 'vitest';
import { createEmptySearchEngine } from '../../src/features/search/engine/search-engine.ts';
import type { SearchEngine } from '../../src/features/search/engine/search-engine.ts';
import { heldOutCases, newLifterCases, relevanceCases } from '../support/search/relevance-cases.ts';
import type { RelevanceCase } from '../support/search/relevance-cases.ts';
import { readStarterHits } from '../support/search/starter-hits.ts';
import { typoCases } from '../support/search/typos.ts';

let engine: SearchEngine;
let titles: readonly string[];
let paths: ReadonlySet<string>;

beforeAll(async () => {
  const collections = await readStarterHits();
  engine = createEmptySearchEngine();
  for (const { collection, hits } of collections) engine.add(collection, hits);
  titles = collections.flatMap(({ hits }) => hits.map(({ title }) => title));
  paths = new Set(collections.flatMap(({ paths: own }) => own));
});

const firstPath = (text: string): string | undefined =>
  engine.search(text, 1).groups[0]?.results[0]?.path;

/** The share of cases whose first result is right. */
const shareRight = (cases: readonly RelevanceCase[]): number =>
  cases.filter(({ text, first }) => first.includes(firstPath(text) ?? '')).length / cases.length;

describe('the relevance cases', () => {
  it('are numerous and distinct, and name pages that exist', () => {
    expect(relevanceCases.length).toBeGreaterThanOrEqual(150);
    expect(new Set(relevanceCases.map(({ text }) => text)).size).toBe(relevanceCases.length);
    const missing = relevanceCases.flatMap(({ first }) => first.filter((path) => !paths.has(path)));
    expect(missing).toEqual([]);
  });

  it('get the right page first in 95 of 100', () => {
    expect(shareRight(relevanceCases)).toBeGreaterThanOrEqual(0.95);
  });

  it('get the right page first in 85 of 100 that the synonyms were not written for', () => {
    expect(shareRight(heldOutCases)).toBeGreaterThanOrEqual(0.85);
  });
});

describe('the searches of a woman who is new to lifting', () => {
  it('are at least 60, and name pages that exist', () => {
    expect(newLifterCases.length).toBeGreaterThanOrEqual(60);
    const missing = newLifterCases.flatMap(({ first }) => first.filter((path) => !paths.has(path)));
    expect(missing).toEqual([]);
  });

  it('get the right page first in 95 of 100', () => {
    const wrong = newLifterCases.filter(
      ({ text, first }) => !first.includes(firstPath(text) ?? ''),
    );
    expect(wrong.length / newLifterCases.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.05);
  });

  it('find the plans by minutes, days, kit and level, however these are written', () => {
    const found = (text: string): readonly string[] =>
      engine.search(text, 3).groups.flatMap(({ results }) => results.map(({ path }) => path));
    const halfAnHour = '/workout-plans/thirty-minute-full-body/';
    expect(found('30 minute dumbbell').at(0)).toBe(halfAnHour);
    expect(found('thirty minutes dumbbells').at(0)).toBe(halfAnHour);
    for (const text of ['3 day', 'three days', '3 days a week']) {
      expect(found(text), text).toContain('/workout-plans/full-body-three-days/');
    }
    for (const text of [
      'no equipment at home',
      'beginner no equipment 3 days',
      '35 minutes home',
    ]) {
      expect(found(text), text).toContain('/workout-plans/no-equipment-strength/');
    }
  });
});

describe('searches that once found nothing that has all of their words', () => {
  const answerTo = (text: string) => {
    const { kind, groups } = engine.search(text, 10);
    return { kind, paths: groups.flatMap(({ results }) => results.map(({ path }) => path)) };
  };
  const afterBirth = [
    '/workout-plans/postnatal-strength-plan/',
    '/articles/diastasis-and-prolapse/',
  ];

  it.each(['post partum', 'post-partum', 'post natal', 'postnatal', 'postpartum', 'after birth'])(
    '“%s” finds the plan for after a birth, and what to know about diastasis',
    (text) => {
      const { kind, paths: found } = answerTo(text);
      expect(kind).toBe('found');
      expect(found).toEqual(expect.arrayContaining(afterBirth));
    },
  );

  it.each(['flat stomach', 'flat tummy', 'flatter stomach', 'how do I get a flat belly'])(
    '“%s” finds what to know about losing fat first',
    (text) => {
      const { kind, paths: found } = answerTo(text);
      expect(kind).toBe('found');
      expect(found[0]).toBe('/articles/losing-fat-without-losing-strength/');
    },
  );
});

describe.each([1, 2])('titles with typos, made with seed %i', (seed) => {
  it.each([1, 2])('are found in 90 of 100 if a word has %i edits', (edits) => {
    const cases = typoCases(titles, seed).filter((one) => one.edits === edits);
    const found = cases.filter(({ text, title }) =>
      engine
        .search(text, 10)
        .groups.some(({ results }) => results.some((result) => result.title === title)),
    );
    expect(found.length / cases.length).toBeGreaterThanOrEqual(0.9);
  });
});

it('finds every page first by its full title, unless another page has the same title', () => {
  const unique = titles.filter((title) => titles.indexOf(title) === titles.lastIndexOf(title));
  const notFirst = unique.filter(
    (title) => engine.search(title, 1).groups[0]?.results[0]?.title !== title,
  );
  expect(notFirst).toEqual([]);
});
