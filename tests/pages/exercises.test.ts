import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  otherAppExerciseNamesBySlugPath,
  OtherAppExerciseNamesBySlugSchema,
} from '../../src/domain/training/log-files/other-app-exercise-names-by-slug.ts';
import {
  GarminNumbersBySlugSchema,
  garminExerciseNumbersPath,
} from '../../src/domain/training/log-files/fit/garmin-numbers-by-slug.ts';
import {
  ExerciseFactsFileSchema,
  exerciseFactsPath,
} from '../../src/domain/training/exercise-facts.ts';
import { starterEntries, textOf, textsOf } from '../support/browser/starter-entries.ts';
import {
  addressesOf,
  builtPage,
  builtPaths,
  readPublicFile,
  textIn,
} from '../support/built-site.ts';

const exercises = starterEntries('exercise');
const pathOf = (exercise: (typeof exercises)[number]): string =>
  `/exercises/${textOf(exercise, 'category')}/${textOf(exercise, 'slug')}/`;

describe('an exercise', () => {
  it.each(exercises.map((exercise) => [pathOf(exercise)]))(
    'at %s shows its start and its end, each with its own alt text',
    (path) => {
      const figures = builtPage(path).root.querySelectorAll('figure:has(> figcaption)');
      const frames = figures.filter((figure) =>
        ['Start', 'End'].includes(textIn(figure.querySelector('figcaption') ?? figure)),
      );
      // The second one is lazy: until it is near, it is only in its `<noscript>`, which the parser
      // treats as text.
      const alts = frames.map((frame) => /<img alt="([^"]*)"/.exec(frame.innerHTML)?.[1] ?? '');
      expect(frames).toHaveLength(2);
      expect(alts.every((alt) => alt.length >= 50)).toBe(true);
      expect(new Set(alts).size).toBe(2);
    },
  );

  it('names plans that use it, all of them public pages, and says which are paid', () => {
    const { root } = builtPage('/exercises/leg-exercises/back-squat/');
    const plans = root.querySelector('section[aria-labelledby="plans"]');
    const rows = plans?.querySelectorAll('li') ?? [];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const path = row.querySelector('a')?.getAttribute('href') ?? '';
      expect(builtPaths).toContain(path);
      expect(path.startsWith('/members/')).toBe(false);
      const isPaid = !path.startsWith('/workout-plans/');
      expect(textIn(row).includes('paid')).toBe(isPaid);
    }
  });

  it('names shop products that go with it, without a price', () => {
    const products = starterEntries('product').filter((entry) => entry['inStock'] === true);
    const fitting = (slug: string): readonly string[] =>
      products
        .filter((entry) => entry['exercises'] !== undefined)
        .filter((entry) => textsOf(entry, 'exercises').includes(slug))
        .map((entry) => `/shop/${textOf(entry, 'slug')}/`);
    const named = exercises.filter((exercise) => fitting(textOf(exercise, 'slug')).length > 0);
    expect(named.length).toBeGreaterThan(0);
    for (const exercise of exercises) {
      const path = pathOf(exercise);
      const { main } = builtPage(path);
      const kit = main
        .querySelectorAll('p')
        .filter((line) => textIn(line).startsWith('Kit from the shop:'));
      const links = addressesOf(kit.flatMap((line) => line.querySelectorAll('a')));
      const all = fitting(textOf(exercise, 'slug'));
      expect(links.length, path).toBe(Math.min(3, all.length));
      for (const link of links) expect(all, path).toContain(link);
      for (const line of kit) expect(textIn(line), path).not.toMatch(/[£€$]/);
    }
  });
});

describe('the muscle map', () => {
  const links = builtPage('/exercises/')
    .root.querySelectorAll('nav[aria-labelledby="muscles"] a')
    .map((link) => link.getAttribute('href') ?? '');

  it('leads to a page for each muscle that is the main one of an exercise', () => {
    const trained = new Set(exercises.flatMap((exercise) => textsOf(exercise, 'primaryMuscles')));
    const paths = [...trained].map((muscle) => `/exercises/for-the-${muscle.replace(' ', '-')}/`);
    expect([...new Set(links)].toSorted()).toEqual(paths.toSorted());
  });

  it.each([...new Set(links)])('%s lists its exercises with their kit', (path) => {
    const { root } = builtPage(path);
    const muscle = path.replace('/exercises/for-the-', '').replace('/', '').replace('-', ' ');
    const expected = exercises.filter((exercise) =>
      textsOf(exercise, 'primaryMuscles').includes(muscle),
    );
    const main = root.querySelector('main');
    const listed = main?.querySelectorAll('section[aria-labelledby] li a') ?? [];
    expect(listed.map((link) => link.getAttribute('href')).toSorted()).toEqual(
      expected.map(pathOf).toSorted(),
    );
  });
});

it('weights in texts are followed by their pounds', () => {
  const { root } = builtPage('/exercises/leg-exercises/back-squat/');
  const pounds = root.querySelectorAll('.prose .lb').map(textIn);
  expect(pounds).toContain('(35 or 45 lb)');
});

it('the files with the names of other apps and watches have only exercises of the library', () => {
  const names = v.parse(
    OtherAppExerciseNamesBySlugSchema,
    JSON.parse(readPublicFile(otherAppExerciseNamesBySlugPath)),
  );
  const onWatches = v.parse(
    GarminNumbersBySlugSchema,
    JSON.parse(readPublicFile(garminExerciseNumbersPath)),
  );
  const slugs = v
    .parse(
      v.array(v.looseObject({ slug: v.string() })),
      JSON.parse(readPublicFile(exerciseFactsPath)),
    )
    .map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(Object.keys(names)));
  expect(slugs).toEqual(expect.arrayContaining(Object.keys(onWatches)));
  expect(Object.keys(onWatches)).not.toHaveLength(0);
  expect(readPublicFile(exerciseFactsPath)).not.toMatch(/otherAppNames|watchExercise/);
});

it('the training file contains every exercise, each with its page', () => {
  const facts = v.parse(ExerciseFactsFileSchema, JSON.parse(readPublicFile(exerciseFactsPath)));
  expect(facts.map(({ path }) => path).toSorted()).toEqual(exercises.map(pathOf).toSorted());
  expect(builtPaths).toEqual(expect.arrayContaining(facts.map(({ path }) => path)));
});
