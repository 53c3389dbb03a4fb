/** The parameters of a statement that is assembled from parts. */
export type StatementParameters = {
  readonly values: readonly unknown[];
  /** Adds a value and returns its placeholder in the statement: `$7::text`. Undefined becomes null. */
  readonly add: (value: unknown, type?: string) => string;
};

/** Creates parameters that start with these values. */
export const createParameters = (first: readonly unknown[]): StatementParameters => {
  const values = [...first];
  return {
    values,
    add: (value, type) => {
      values.push(value ?? null);
      return `$${values.length}${type === undefined ? '' : `::${type}`}`;
    },
  };
};

/** The parts of a statement by their names, as they stand after its `with`. */
export const joinNamedParts = (parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts)
    .map(([name, part]) => `${name} as (${part})`)
    .join(', ');
