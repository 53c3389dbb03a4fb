import { toText } from '../../content/model/field-values.ts';

type Dated = Readonly<Record<string, unknown>>;

/** A comparator that sorts articles by date, newest first, and those of one day by slug. */
export const newestFirst = (one: Dated, other: Dated): number =>
  toText(other['date']).localeCompare(toText(one['date'])) ||
  toText(one['slug']).localeCompare(toText(other['slug']));
