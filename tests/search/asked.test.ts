import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { searchPhrasesOfFixedPages } from '../../src/build/search/search-phrases-of-fixed-pages.ts';
import { createEmptySearchEngine } from '../../src/features/search/engine/search-engine.ts';
import type { SearchEngine } from '../../src/features/search/engine/search-engine.ts';
import { readStarterHits } from '../support/search/starter-hits.ts';
import { readStarterEntries } from '../support/starter-entries.ts';

const file = path.join(import.meta.dirname, '../support/search/asked-cases.json');
/**
 * What members and buyers type, in sets that were each written before anybody saw what the search
 * finds for them.
 */
const sets = v.parse(
  v.record(v.string(), v.record(v.string(), v.array(v.string()))),
  JSON.parse(readFileSync(file, 'utf8')),
);

let engine: SearchEngine;
beforeAll(async () => {
  engine = createEmptySearchEngine();
  for (const { collection, hits } of await readStarterHits()) engine.add(collection, hits);
});

it('answers 90 of 100 questions of members and buyers first', () => {
  const cases = Object.values(sets).flatMap((set) => Object.entries(set));
  const wrong = cases.filter(
    ([text, first]) => !first.includes(engine.search(text, 1).groups[0]?.results[0]?.path ?? ''),
  );
  expect(wrong.length / cases.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.1);
});

it('has each phrase of a page without an entry once, and on no page of an entry', async () => {
  const ofEntries = (await readStarterEntries()).flatMap(({ fields }) =>
    'askedAs' in fields ? (fields.askedAs ?? []) : [],
  );
  const ofOwnPages = [...searchPhrasesOfFixedPages.values()].flatMap((phrases) =>
    phrases.split(', '),
  );
  const all = [...ofEntries, ...ofOwnPages].map((phrase) => phrase.toLowerCase());
  expect(all.filter((phrase, place) => all.indexOf(phrase) < place)).toEqual([]);
});
