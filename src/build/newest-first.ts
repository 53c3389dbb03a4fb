import { toText } from '../content/model/field-values.ts';

type Dated = Readonly<Record<string, unknown>>;

/** Compares the fields of two articles for a sort with the newest first; articles of one day are in the order of their slugs. */
export const newestFirst = (one: Dated, other: Dated): number =>
  toText(other['date']).localeCompare(toText(one['date'])) ||
  toText(one['slug']).localeCompare(toText(other['slug']));
