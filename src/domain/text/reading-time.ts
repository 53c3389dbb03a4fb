/**
 * Whether a character is a letter or a digit. Everything between À and the general punctuation
 * counts as a letter of some alphabet: an approximation without Unicode's tables, which is cheap
 * enough to run over every text.
 */
const isWordCharacter = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  (code >= 0xc0 && code < 0x2000);

/** The number of words: pieces between white space that contain a letter or a digit. */
export const countWords = (text: string): number => {
  let words = 0;
  let inWord = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code <= 32 || code === 0xa0) inWord = false;
    else if (!inWord && isWordCharacter(code)) {
      inWord = true;
      words += 1;
    }
  }
  return words;
};

/**
 * The speed of silent reading of English non-fiction (Brysbaert 2019, Journal of Memory and
 * Language 109).
 */
const wordsPerMinute = 238;

/** How long it takes to read a number of words, in whole minutes; at least one. */
export const readingMinutesOfWordCount = (words: number): number =>
  Math.max(1, Math.round(words / wordsPerMinute));
