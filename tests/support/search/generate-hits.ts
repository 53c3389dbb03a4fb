import type { CollectionId } from '../../../src/domain/search/collection-groups.ts';
import type { SearchHit } from '../../../src/domain/search/collections.ts';
import { createRandom, pickFrom } from '../random.ts';

/** Some hits of a collection. */
export type Hits = { readonly collection: CollectionId; readonly hits: readonly SearchHit[] };

const seed = 20_260_401;
const excerptLength = { from: 14, to: 28 };
/** Large spaces say words that small ones do not: one in so many is new. */
const newWordOneIn = 40;
const syllables = [
  'ba',
  'den',
  'for',
  'gra',
  'kel',
  'lin',
  'mor',
  'nor',
  'pes',
  'ra',
  'sto',
  'ten',
  'ul',
  'ver',
  'wy',
];

/**
 * Hits of a space with so many pages: those of the starter space, and others in the same proportion, made of its titles
 * and of its words as often as it says them.
 */
export const generateHits = (starter: readonly Hits[], count: number): readonly Hits[] => {
  const random = createRandom(seed);
  const own = starter.flatMap(({ hits }) => hits);
  const said = own.flatMap(
    ({ title, excerpt }) => `${title} ${excerpt}`.match(/[\p{L}’]+/gu) ?? [],
  );
  const word = (): string =>
    random(newWordOneIn) === 0
      ? pickFrom(syllables, random) + pickFrom(syllables, random) + pickFrom(syllables, random)
      : pickFrom(said, random);
  const words = (length: number): string => Array.from({ length }, word).join(' ');
  return starter.map(({ collection, hits }) => {
    const wanted = Math.round((count * hits.length) / own.length);
    const added = Array.from({ length: Math.max(0, wanted - hits.length) }, (_, number) => {
      const model = pickFrom(hits, random);
      const title = model.title.split(' ');
      title.splice(random(title.length + 1), random(2), words(1 + random(2)).toLowerCase());
      const length = excerptLength.from + random(excerptLength.to - excerptLength.from);
      return {
        ...model,
        id: `${collection}-${number}`,
        title: title.join(' '),
        excerpt: `${words(length)}.`,
        slug: `${model.slug}-${number}`,
      };
    });
    return { collection, hits: [...hits, ...added] };
  });
};
