import type { KeyUnlockingPhrase } from './sealed-sync.ts';

/*
 * The recovery phrase: 128 random bits as twelve words of BIP-39's English list, with its checksum.
 * It is never stored. 128 bits can't be guessed, so the key needs no slow derivation.
 */

const phraseLength = 12;
const bitsOfWord = 11;
const entropyBytes = 16;

/** The 2048 words, in their own script: only the screens of the phrase need them. */
export const loadPhraseWords = async (): Promise<readonly string[]> =>
  (await import('@scure/bip39/wordlists/english.js')).wordlist;

/** The checksum of the entropy: the first four bits of its SHA-256. */
const checksumOf = async (entropy: Uint8Array<ArrayBuffer>): Promise<number> =>
  (new Uint8Array(await crypto.subtle.digest('SHA-256', entropy))[0] ?? 0) >> 4;

/** The twelve words of 16 bytes; `words` are the 2048 of BIP-39. */
export const phraseFromEntropy = async (
  entropy: Uint8Array<ArrayBuffer>,
  words: readonly string[],
): Promise<KeyUnlockingPhrase> => {
  const bits =
    [...entropy].map((byte) => byte.toString(2).padStart(8, '0')).join('') +
    (await checksumOf(entropy)).toString(2).padStart(4, '0');
  return Array.from({ length: phraseLength }, (_, index) => {
    const at = index * bitsOfWord;
    return words[Number.parseInt(bits.slice(at, at + bitsOfWord), 2)] ?? '';
  });
};

/** A new phrase, from the browser's random numbers. */
export const createPhrase = async (): Promise<KeyUnlockingPhrase> =>
  phraseFromEntropy(crypto.getRandomValues(new Uint8Array(entropyBytes)), await loadPhraseWords());

/**
 * The 16 bytes of a phrase; undefined if it has another length, an unknown word or a wrong
 * checksum.
 */
export const entropyOfPhrase = async (
  phrase: KeyUnlockingPhrase,
  words: readonly string[],
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const numbers = phrase.map((word) => words.indexOf(word));
  if (numbers.length !== phraseLength || numbers.includes(-1)) return undefined;
  const bits = numbers.map((number) => number.toString(2).padStart(bitsOfWord, '0')).join('');
  const entropy = Uint8Array.from({ length: entropyBytes }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8), 2),
  );
  const checksum = Number.parseInt(bits.slice(entropyBytes * 8), 2);
  return (await checksumOf(entropy)) === checksum ? entropy : undefined;
};
