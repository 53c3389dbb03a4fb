import { hitFields } from './collections.ts';
import type { SearchHit } from './collections.ts';

/** The text of an index file: the fields of each hit and no other. */
export const writeHits = (hits: readonly SearchHit[]): string =>
  JSON.stringify(hits, [...hitFields]);

const isHit = (value: unknown): value is SearchHit =>
  typeof value === 'object' &&
  value !== null &&
  (['id', 'title', 'excerpt', 'slug'] as const).every(
    (field) => typeof Reflect.get(value, field) === 'string',
  );

/** Reads the text of an index file. Throws an Error when it is something else, such as a page that says what went wrong. */
export const readHits = (text: string): readonly SearchHit[] => {
  const hits: unknown = JSON.parse(text);
  if (!Array.isArray(hits) || !hits.every(isHit)) throw new Error('This is no index file.');
  return hits;
};
