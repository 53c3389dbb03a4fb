import type { LoadList, PastedSets } from './prescription.ts';

/** Merges equal neighbouring sets into one block. */
const together = (blocks: readonly PastedSets[]): readonly PastedSets[] => {
  const joined: PastedSets[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const isSame =
      last?.sets !== undefined &&
      block.sets !== undefined &&
      JSON.stringify([last.amount, last.loads]) === JSON.stringify([block.amount, block.loads]);
    if (isSame) joined.splice(-1, 1, { ...last, sets: last.sets + block.sets });
    else joined.push(block);
  }
  return joined;
};

/**
 * Gives each set the load at its place in the list. Undefined if the list has more or fewer loads
 * than there are sets, or if a set has such a load already: then it is unclear which load belongs
 * where.
 */
const withLoadOfEach = (
  blocks: readonly PastedSets[],
  { loads }: LoadList,
): readonly PastedSets[] | undefined => {
  if (blocks.some(({ sets }) => sets === undefined)) return undefined;
  const sets = blocks.flatMap((block) =>
    Array.from({ length: block.sets ?? 0 }, () => ({ ...block, sets: 1 })),
  );
  if (sets.length !== loads.length) return undefined;
  const loaded = sets.map((block, index) => ({
    ...block,
    loads: [...block.loads, ...loads.slice(index, index + 1)],
  }));
  const isWrong = loaded.some(
    (block) =>
      block.loads.length > 2 ||
      new Set(block.loads.map(({ kind }) => kind)).size < block.loads.length,
  );
  return isWrong ? undefined : together(loaded);
};

/** The sets with the loads of the lists, and the lists that don't match them. */
export const setsWithLoadsAndUnusedLists = (
  blocks: readonly PastedSets[],
  lists: readonly LoadList[],
): { readonly blocks: readonly PastedSets[]; readonly left: readonly LoadList[] } => {
  let given = blocks;
  const left = lists.filter((list) => {
    const more = withLoadOfEach(given, list);
    given = more ?? given;
    return more === undefined;
  });
  return { blocks: given, left };
};

/** The reason why a list of loads became a note. */
export const whyListBecameNote = ({ written }: LoadList): string =>
  `“${written}” doesn’t give each set one load: it became a note.`;
