import { hitFields } from './collections.ts';
import type { SearchHit } from './collections.ts';

/** The text of an index file, with only the fields of a hit. */
export const writeHits = (hits: readonly SearchHit[]): string =>
  JSON.stringify(hits, [...hitFields]);

// Checked by hand: valibot would make the worker's script larger and takes longer for 20,000 hits.
const isHit = (value: unknown): value is SearchHit =>
  typeof value === 'object' &&
  value !== null &&
  (['id', 'title', 'excerpt', 'slug'] as const).every(
    (field) => typeof Reflect.get(value, field) === 'string',
  );

/** Parses the text of an index file. Throws an Error for other content, such as an error page. */
export const readHits = (text: string): readonly SearchHit[] => {
  const hits: unknown = JSON.parse(text);
  if (!Array.isArray(hits) || !hits.every(isHit)) throw new Error('This is no index file.');
  return hits;
};
