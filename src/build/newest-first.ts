type Dated = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Compares the fields of two articles: the newest comes first, and those of one day in the order of their slugs. */
export const newestFirst = (one: Dated, other: Dated): number =>
  text(other['date']).localeCompare(text(one['date'])) ||
  text(one['slug']).localeCompare(text(other['slug']));
