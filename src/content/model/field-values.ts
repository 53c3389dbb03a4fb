// Gatsby's nodes and Contentful's fields are loosely typed. These functions read a value as the type that the content model gives it, and
// return an empty value for any other type, which the content check reports.

export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

export const toTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** A non-blank text, or undefined. */
export const toOptionalText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;
