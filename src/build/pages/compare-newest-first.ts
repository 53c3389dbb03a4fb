type Dated = { readonly date: string; readonly slug: string };

/** A comparator that sorts articles by date, newest first, and those of one day by slug. */
export const compareNewestFirst = (one: Dated, other: Dated): number =>
  other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug);
