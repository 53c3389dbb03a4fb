/** The speed of silent reading of English non-fiction (Brysbaert 2019, Journal of Memory and Language 109). */
const wordsPerMinute = 238;

/** How long it takes to read a number of words, in whole minutes; at least one. */
export const minutesToRead = (words: number): number =>
  Math.max(1, Math.round(words / wordsPerMinute));
