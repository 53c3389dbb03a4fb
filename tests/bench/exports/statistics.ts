/** The value below which a share of the values is; NaN of none. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The value with the lowest cost. */
export const cheapest = (values: readonly number[], costOf: (value: number) => number): number =>
  values
    .map((value) => ({ value, cost: costOf(value) }))
    .reduce((best, one) => (one.cost < best.cost ? one : best)).value;
