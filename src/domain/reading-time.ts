/** Silent reading of English non-fiction: 238 words a minute (Brysbaert 2019, Journal of Memory and Language 109). */
const wordsPerMinute = 238;

/** Whole minutes to read that many words, never less than one. */
export const minutesToRead = (words: number): number =>
  Math.max(1, Math.round(words / wordsPerMinute));
