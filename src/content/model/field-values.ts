// These functions read a value that may be of any type as the one that is expected, and return an
// empty value for any other.

export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

export const toTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
