/** FlexSearch's ids may be numbers or strings; this search only uses numbers. */
export const dropNonNumericIds = (ids: readonly (number | string)[]): readonly number[] =>
  ids.filter((id) => typeof id === 'number');
