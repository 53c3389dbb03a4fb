// @vitest-environment node
import { expect, test } from 'vitest';
import { createPhrase, entropyOf, loadWords, phraseOf, readPhrase } from './phrase.ts';

// Vectors of BIP-39 (github.com/trezor/python-mnemonic/blob/master/vectors.json).
const vectors = [
  [
    '00000000000000000000000000000000',
    'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
  ],
  [
    '7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f',
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
  ],
  ['ffffffffffffffffffffffffffffffff', 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong'],
  [
    '9e885d952ad362caeb4efe34a8e91bd2',
    'ozone drill grab fiber curtain grace pudding thank cruise elder eight picnic',
  ],
] as const;

test.each(vectors)('the entropy %s is the phrase of the standard, both ways', async (hex, text) => {
  const words = await loadWords();
  const entropy = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  expect((await phraseOf(entropy, words)).join(' ')).toBe(text);
  expect(await entropyOf(text.split(' '), words)).toEqual(entropy);
});

test('a new phrase is another each time, and is read back from what somebody types', async () => {
  const phrase = await createPhrase();
  expect(await createPhrase()).not.toEqual(phrase);
  const typed = phrase.map((word, index) => ` ${index + 1}. ${word.toUpperCase()}\n`).join(',');
  expect(await readPhrase(typed)).toEqual({ kind: 'phrase', phrase });
});

test('a sentence says what is wrong with words that are no phrase', async () => {
  const words = vectors[3][1].split(' ');
  const sentence = async (typed: readonly string[]) => {
    const read = await readPhrase(typed.join(' '));
    return read.kind === 'no phrase' ? read.sentence : read.kind;
  };
  expect(await sentence(['ozzone', ...words.slice(1)])).toContain('‘ozzone’');
  expect(await sentence(words.slice(1))).toBe('A phrase has twelve words. This one has 11.');
  expect(await sentence([words[1], words[0], ...words.slice(2)].map(String))).toContain('order');
});
