import { pageFieldsInIndexFiles } from './collections.ts';
import type { SearchablePage } from './collections.ts';

/** Between the phrases of a page, as editors enter them. One text compresses better than a list. */
const separator = ',';

/**
 * The text of an index file: for each field of a page, in the order of `pageFieldsInIndexFiles`,
 * the values of all pages. Values of one field are much like each other, so that the compressed
 * file is a twentieth smaller than one with a list of pages.
 */
export const formatIndexFile = (hits: readonly SearchablePage[]): string =>
  JSON.stringify(
    pageFieldsInIndexFiles.map((field) =>
      hits.map((hit) =>
        field === 'askedAs' ? (hit.askedAs?.join(separator) ?? '') : (hit[field] ?? 0),
      ),
    ),
  );

// Checked by hand: valibot would make the worker's script larger and takes longer for 20,000 hits.
const isHit = (value: Readonly<Record<string, unknown>>): value is SearchablePage =>
  (['id', 'title', 'excerpt', 'slug'] as const).every((field) => typeof value[field] === 'string');

const readColumns = (text: string): readonly (readonly unknown[])[] => {
  const columns: unknown = JSON.parse(text);
  const lists: readonly unknown[] = Array.isArray(columns) ? columns : [];
  return pageFieldsInIndexFiles.map((_, column): readonly unknown[] => {
    const values = lists[column];
    if (!Array.isArray(values)) throw new Error('This is no index file.');
    return values;
  });
};

/** Parses the text of an index file. Throws an Error for other content, such as an error page. */
export const parseIndexFile = (text: string): readonly SearchablePage[] => {
  const columns = readColumns(text);
  return (columns[0] ?? []).map((_, position) => {
    const hit: Record<string, unknown> = {};
    for (const [column, field] of pageFieldsInIndexFiles.entries()) {
      const value = columns[column]?.[position];
      // A hit without a field has 0 there, or an empty text instead of phrases.
      if (field !== 'askedAs') {
        if (value !== 0) hit[field] = value;
      } else if (typeof value === 'string' && value !== '') {
        hit[field] = value.split(separator);
      }
    }
    if (!isHit(hit)) throw new Error('This is no index file.');
    return hit;
  });
};
