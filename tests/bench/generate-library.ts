import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRandom, pickFrom } from '../support/random.ts';

/**
 * How many of a thousand exercises each body area has; as in a large public library, legs have the
 * most.
 */
const exercisesPerArea = {
  'leg-exercises': 276,
  'arm-exercises': 180,
  'back-exercises': 140,
  'shoulder-exercises': 140,
  'abs-and-core-exercises': 120,
  'chest-exercises': 100,
  'bum-exercises': 44,
} as const;

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md') && !name.startsWith('bench-'))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));

/** A copy of an entry's file, with other fields, and its own product and prices. */
const withFields = (
  source: string,
  number: number,
  fields: Readonly<Record<string, string>>,
): string =>
  Object.entries(fields).reduce(
    (text, [name, value]) => text.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`),
    source
      .replace(/^altTitle: .*\n/gm, '')
      .replace(/^(productId|priceId\w+): .*$/gm, (line) => `${line}_${number}`),
  );

const titleOf = (source: string): string =>
  (/^title: (.*)$/m.exec(source)?.[1] ?? '').replaceAll('"', '');

const things = ['bar', 'bench', 'rack', 'wall', 'rope', 'step', 'mat', 'towel', 'pole', 'chair'];
const manners = ['slow', 'paused', 'wide', 'narrow', 'tall', 'low', 'heavy', 'light', 'split'];

/** An excerpt that no other entry has, so that the pages of the list compress like real ones. */
const excerptOf = (number: number, random: (limit: number) => number): string => {
  const pick = (words: readonly string[]): string => pickFrom(words, random);
  return JSON.stringify(
    `A ${pick(manners)} version, number ${number}, with the ${pick(things)} ${random(90) + 10} cm away: begin ${pick(manners)}, hold for ${random(9) + 1} counts, and end beside the ${pick(things)}, ${pick(manners)} and without a hurry.`,
  );
};

/**
 * A copy of a pack's programme, for the copy of the pack: nothing is for sale without a programme.
 */
const addProgramme = (contentFolder: string, pack: string, number: number, slug: string): void => {
  const product = /^productId: .*$/m.exec(pack)?.[0];
  if (product === undefined) return;
  const folder = path.join(contentFolder, 'entries/memberPlan');
  const programme = sourcesIn(folder).find(
    (source) => source.includes(`${product}\n`) && source.includes('\nprogramme: true\n'),
  );
  if (programme === undefined) throw new Error(`No programme has ${product}.`);
  writeFileSync(
    path.join(folder, `${slug}-plan.md`),
    withFields(programme, number, { slug: `${slug}-plan` }),
  );
};

const addCopies = (
  contentFolder: string,
  type: string,
  count: number,
  fieldsOf: (number: number) => Readonly<Record<string, string>>,
): void => {
  const folder = path.join(contentFolder, 'entries', type);
  const sources = sourcesIn(folder);
  for (let number = 1; number <= count; number += 1) {
    const random = createRandom(number * 7919 + 23);
    const source = pickFrom(sources, random);
    const slug = `bench-${type.toLowerCase()}-${number}`;
    const fields = {
      title: JSON.stringify(`${titleOf(source)}, ${pickFrom(manners, random)} ${number}`),
      slug,
      excerpt: excerptOf(number, random),
      ...fieldsOf(number),
    };
    writeFileSync(path.join(folder, `${slug}.md`), withFields(source, number, fields));
    addProgramme(contentFolder, source, number, slug);
  }
};

/**
 * Adds a thousand exercises to a content folder, and the given number of plans and of packs of each
 * kind.
 */
export const addLibrary = (contentFolder: string, programmes: number): void => {
  const areas = Object.entries(exercisesPerArea).flatMap(([area, count]) =>
    Array.from({ length: count }, () => area),
  );
  addCopies(contentFolder, 'exercise', areas.length, (number) => ({
    category: areas[number - 1] ?? '',
  }));
  for (const [type, order] of [
    ['workoutPlan', 'order'],
    ['workoutPack', 'order'],
    ['preBuiltPlan', 'index'],
    ['homeGymPack', 'index'],
  ] as const) {
    addCopies(contentFolder, type, programmes, (number) => ({ [order]: String(100 + number) }));
  }
};
