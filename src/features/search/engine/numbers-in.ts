/** What FlexSearch has found. Its ids may be texts as well; those of this search are all numbers. */
export const numbersIn = (ids: readonly (number | string)[]): readonly number[] =>
  ids.filter((id) => typeof id === 'number');
