/** Whole numbers below a limit: the same sequence for a seed every time. */
export type Random = (below: number) => number;

export const createRandom = (seed: number): Random => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** One of some things. */
export const pickFrom = <Item>(items: readonly Item[], random: Random): Item => {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};
