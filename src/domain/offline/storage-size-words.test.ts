import { expect, it } from 'vitest';
import { storageSizeWords } from './storage-size-words.ts';

it.each([
  [0, 'under 0.1 MB'],
  [3.44 * 1024 * 1024, '3.4 MB'],
  [250.4 * 1024 * 1024, '250 MB'],
])('says %s bytes as %s', (bytes, words) => {
  expect(storageSizeWords(bytes)).toBe(words);
});
