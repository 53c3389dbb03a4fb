import { createRandom, pickFrom } from '../random.ts';
import type { CollectionHits } from './starter-hits.ts';

const seed = 20_260_401;
/** In words. */
const excerptLength = { min: 14, max: 28 };
/** One word in 40 is new, because large sites have words that the starter space doesn't. */
const newWordOneIn = 40;
const syllables = 'ba den for gra kel lin mor nor pes ra sto ten ul ver wy'.split(' ');

/**
 * Hits of a site with `count` pages: those of the starter space and generated ones, in the same
 * proportions between the collections. Generated titles and excerpts use the starter space's words
 * as often as it does.
 */
export const generateHits = (
  starter: readonly CollectionHits[],
  count: number,
): readonly CollectionHits[] => {
  const random = createRandom(seed);
  const all = starter.flatMap(({ hits }) => hits);
  const usedWords = all.flatMap(
    ({ title, excerpt }) => `${title} ${excerpt}`.match(/[\p{L}’]+/gu) ?? [],
  );
  const word = (): string =>
    random(newWordOneIn) === 0
      ? pickFrom(syllables, random) + pickFrom(syllables, random) + pickFrom(syllables, random)
      : pickFrom(usedWords, random);
  const words = (length: number): string => Array.from({ length }, word).join(' ');
  return starter.map(({ collection, hits }) => {
    const total = Math.round((count * hits.length) / all.length);
    const added = Array.from({ length: Math.max(0, total - hits.length) }, (_, number) => {
      const model = pickFrom(hits, random);
      const title = model.title.split(' ');
      title.splice(random(title.length + 1), random(2), words(1 + random(2)).toLowerCase());
      const length = excerptLength.min + random(excerptLength.max - excerptLength.min);
      return {
        ...model,
        id: `${collection}-${number}`,
        title: title.join(' '),
        excerpt: `${words(length)}.`,
        ...(model.askedAs === undefined
          ? {}
          : { askedAs: model.askedAs.map(() => words(2 + random(3)).toLowerCase()) }),
        slug: `${model.slug}-${number}`,
      };
    });
    return { collection, hits: [...hits, ...added] };
  });
};
