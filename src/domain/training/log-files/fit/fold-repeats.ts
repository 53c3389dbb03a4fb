/** An entry as it stands, or entries that come several times in a row. */
export type SingleOrRepeatedEntries<Entry> =
  | { readonly kind: 'once'; readonly entry: Entry }
  | { readonly kind: 'repeat'; readonly entries: readonly Entry[]; readonly times: number };

/** How often the `length` entries at `from` come in a row. */
const timesOf = (
  entries: readonly unknown[],
  isSame: (one: number, other: number) => boolean,
  from: number,
  length: number,
): number => {
  let to = from + length;
  while (to < entries.length && isSame(to, to - length)) to += 1;
  return Math.floor((to - from) / length);
};

/**
 * Writes runs that repeat as one run with a count, whatever saves most at each place: four sets
 * with the same rest become a set, a rest, and "four times". `keyOf` says which entries are alike.
 */
export const foldRepeats = <Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): readonly SingleOrRepeatedEntries<Entry>[] => {
  const keys = entries.map(keyOf);
  const isSame = (one: number, other: number): boolean => keys[one] === keys[other];
  const folded: SingleOrRepeatedEntries<Entry>[] = [];
  let from = 0;
  while (from < entries.length) {
    let best = { length: 1, times: 1, saved: 0 };
    for (let length = 1; from + 2 * length <= entries.length; length += 1) {
      const times = timesOf(entries, isSame, from, length);
      // The count takes a place of its own.
      const saved = length * (times - 1) - 1;
      if (times > 1 && saved > best.saved) best = { length, times, saved };
    }
    const { length, times } = best;
    const run = entries.slice(from, from + length);
    folded.push(
      ...(times > 1
        ? [{ kind: 'repeat' as const, entries: run, times }]
        : run.map((entry) => ({ kind: 'once' as const, entry }))),
    );
    from += length * times;
  }
  return folded;
};
