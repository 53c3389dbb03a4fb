import { invalidRequest } from './errors.ts';

const maxPairs = 50;
const maxKey = 40;
const maxValue = 500;

/**
 * An object's metadata after a request: new pairs are added, an empty value deletes its pair, null
 * deletes all.
 */
export const mergeMetadata = (
  before: Readonly<Record<string, string>>,
  sent: Readonly<Record<string, string>> | null | undefined,
): Record<string, string> => {
  if (sent === undefined) return { ...before };
  if (sent === null) return {};
  const merged = new Map(Object.entries(before));
  for (const [key, value] of Object.entries(sent)) {
    if (key.length > maxKey) {
      throw invalidRequest(
        `Metadata keys can have up to ${maxKey} characters. The key ${key} is ${key.length} characters.`,
        `metadata[${key}]`,
      );
    }
    if (value.length > maxValue) {
      throw invalidRequest(
        `Metadata values can have up to ${maxValue} characters, but you passed in a value that is ${value.length} characters. Invalid value: ${value.slice(0, 20)}…`,
        `metadata[${key}]`,
      );
    }
    if (value === '') merged.delete(key);
    else merged.set(key, value);
  }
  if (merged.size > maxPairs) {
    throw invalidRequest(
      `You can only have up to ${maxPairs} metadata keys, but this would make ${merged.size}.`,
      'metadata',
    );
  }
  return Object.fromEntries(merged);
};
