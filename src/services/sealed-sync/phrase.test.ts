// @vitest-environment node
import { expect, test } from 'vitest';
import { createPhrase, entropyOfPhrase, loadPhraseWords, phraseFromEntropy } from './phrase.ts';

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
  const words = await loadPhraseWords();
  const entropy = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  expect((await phraseFromEntropy(entropy, words)).join(' ')).toBe(text);
  expect(await entropyOfPhrase(text.split(' '), words)).toEqual(entropy);
});

test('a new phrase is another each time, and has the checksum of the standard', async () => {
  const phrase = await createPhrase();
  expect(await createPhrase()).not.toEqual(phrase);
  expect(await entropyOfPhrase(phrase, await loadPhraseWords())).toHaveLength(16);
});

test('words that are no phrase have no entropy', async () => {
  const words = await loadPhraseWords();
  const [first = '', second = '', ...rest] = vectors[3][1].split(' ');
  for (const typed of [
    ['ozzone', second, ...rest],
    [second, ...rest],
    [second, first, ...rest],
  ]) {
    expect(await entropyOfPhrase(typed, words)).toBeUndefined();
  }
});
