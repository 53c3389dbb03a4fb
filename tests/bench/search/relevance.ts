import type { Page } from '@playwright/test';
import { pathOfSearchablePage } from '../../../src/domain/search-index/collections.ts';
import { relevanceCases } from '../../support/search/relevance-cases.ts';
import type { CollectionHits } from '../../support/search/starter-hits.ts';
import { typoCases } from '../../support/search/typos.ts';
import { measure, measureAtLeast } from '../measurement.ts';
import type { Measurement } from '../measurement.ts';
import { engineNames, keyOf, prepareEngine, search, titleOf } from './engine-page.ts';
import type { EngineName } from './engine-page.ts';

/** A title with a typo counts as found among this many results. */
const maxForTypos = 10;
const seeds = [1, 2, 3];

/** One figure: the share of texts for which an engine returns the right result. */
type Figure = {
  readonly name: string;
  readonly texts: readonly string[];
  readonly max: number;
  /** In percent. */
  readonly budget: number;
  /** Whether an engine's keys for the text at a position are right. */
  readonly isRight: (keys: readonly string[], position: number) => boolean;
};

const toFigures = (collections: readonly CollectionHits[]): readonly Figure[] => {
  const pages = collections.flatMap(({ collection, hits }) =>
    hits.map((hit) => ({ collection, hit, key: keyOf(collection, hit) })),
  );
  const paths = new Map(
    pages.map(({ key, collection, hit }) => [key, pathOfSearchablePage(collection, hit)]),
  );
  const titles = new Map(pages.map(({ key, hit }) => [key, hit.title]));
  const typos = seeds.flatMap((seed) => typoCases([...titles.values()], seed));
  const typoFigure = (name: string, edits: number): Figure => {
    const cases = typos.filter((one) => one.edits === edits);
    return {
      name,
      texts: cases.map(({ text }) => text),
      max: maxForTypos,
      budget: 90,
      isRight: (keys, position) => keys.some((key) => titles.get(key) === cases[position]?.title),
    };
  };
  return [
    {
      name: 'first result right',
      texts: relevanceCases.map(({ text }) => text),
      max: 1,
      budget: 95,
      isRight: ([key = ''], position) =>
        relevanceCases[position]?.first.includes(paths.get(key) ?? '') ?? false,
    },
    typoFigure('found with one edit', 1),
    typoFigure('found with two edits', 2),
  ];
};

const toPercent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;

const measureFigure = async (
  page: Page,
  engine: EngineName,
  { name, texts, max, budget, isRight }: Figure,
): Promise<Measurement> => {
  const answers = await search(page, texts, max);
  const value = toPercent(answers.filter(isRight).length, texts.length);
  return engine === 'ours'
    ? { ...measureAtLeast(`Search: ${name}, of ${texts.length}`, value, budget), unit: '%' }
    : measure(`- the same by ${titleOf(engine)}`, value, '%');
};

/** Measures how often each engine finds the right page of the starter space. */
export const measureRelevance = async (
  page: Page,
  collections: readonly CollectionHits[],
): Promise<readonly Measurement[]> => {
  const figures = toFigures(collections);
  const rows: Measurement[][] = figures.map(() => []);
  for (const engine of engineNames) {
    await prepareEngine(page, engine, collections);
    for (const [place, figure] of figures.entries()) {
      rows[place]?.push(await measureFigure(page, engine, figure));
    }
  }
  return rows.flat();
};
