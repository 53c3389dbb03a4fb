/** A word of a text: where it stands, and its letters without capitals, accents and apostrophes. */
export type Word = { readonly start: number; readonly end: number; readonly text: string };

const word = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;

const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const apostrophe = 0x27;
const curlyApostrophe = 0x2019;

const isPlainLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

const isPunctuation = (code: number): boolean => code < 0x80 || (code >= 0x2010 && code <= 0x2027);

/** The words of a text of plain letters and common marks, or undefined for any other: most texts need no tables of Unicode. */
const plainWordsOf = (text: string): Word[] | undefined => {
  const words: Word[] = [];
  const { length } = text;
  let place = 0;
  while (place < length) {
    const first = text.charCodeAt(place);
    if (!isPlainLetter(first)) {
      if (!isPunctuation(first)) return undefined;
      place += 1;
      continue;
    }
    const start = place;
    let hasApostrophe = false;
    place += 1;
    while (place < length) {
      const code = text.charCodeAt(place);
      if (isPlainLetter(code)) {
        place += 1;
      } else if (
        (code === apostrophe || code === curlyApostrophe) &&
        isPlainLetter(text.charCodeAt(place + 1))
      ) {
        hasApostrophe = true;
        place += 1;
      } else break;
    }
    // An accent may follow as a character of its own.
    if (place < length && !isPunctuation(text.charCodeAt(place))) return undefined;
    const letters = text.slice(start, place).toLowerCase();
    words.push({ start, end: place, text: hasApostrophe ? letters.replace(/['’]/g, '') : letters });
  }
  return words;
};

/** The words of a text, in their order. A hyphen parts words; an apostrophe does not. */
export const wordsOf = (text: string): readonly Word[] => {
  const plain = plainWordsOf(text);
  if (plain !== undefined) return plain;
  const words: Word[] = [];
  for (const found of text.matchAll(word)) {
    const folded = foldLetters(found[0]);
    if (folded === '') continue;
    words.push({ start: found.index, end: found.index + found[0].length, text: folded });
  }
  return words;
};

/** The folded words of a text alone. */
export const foldedWords = (text: string): readonly string[] =>
  wordsOf(text).map((found) => found.text);
