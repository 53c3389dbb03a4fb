// Gatsby's nodes and Contentful's fields are loosely typed. These read a value as what the content model says it is, and
// give an empty value where it isn't: the check of the content reports that.

export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

export const toTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** A text with something in it, or undefined. */
export const toOptionalText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;
