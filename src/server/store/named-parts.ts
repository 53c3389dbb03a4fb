/** The parts of a statement by their names, as they stand after its `with`. */
export const namedParts = (parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts)
    .map(([name, part]) => `${name} as (${part})`)
    .join(', ');
