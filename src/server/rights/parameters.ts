/** The parameters of a statement that is put together from parts. */
export type Parameters = {
  readonly values: readonly unknown[];
  /** Adds a value and returns what stands for it in the statement: `$7::text`. What is undefined is null there. */
  readonly add: (value: unknown, type?: string) => string;
};

/** Parameters that begin with these values. */
export const createParameters = (first: readonly unknown[]): Parameters => {
  const values = [...first];
  return {
    values,
    add: (value, type) => {
      values.push(value ?? null);
      return `$${values.length}${type === undefined ? '' : `::${type}`}`;
    },
  };
};
