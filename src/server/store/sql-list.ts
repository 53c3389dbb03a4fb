/**
 * Constants of ours as a list in a statement: `('preparing', 'open')`. Never for what somebody has
 * sent.
 */
export const sqlListOf = (words: readonly string[]): string =>
  `(${words.map((word) => `'${word}'`).join(', ')})`;
