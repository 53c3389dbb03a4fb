/** The letters of a word as bits, one for each of the alphabet and four for everything else; 30 bits stay a small integer. */
export const lettersOf = (word: string): number => {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index);
    if (code >= 97 && code <= 122) bits |= 1 << (code - 97);
    else bits |= 1 << (26 + (code & 3));
  }
  return bits;
};

const countBits = (bits: number): number => {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/** True where two words may be `limit` changes apart or fewer, judged by their letters alone; false is certain. */
export const mayBeWithin = (letters: number, others: number, limit: number): boolean =>
  countBits(letters & ~others) <= limit && countBits(others & ~letters) <= limit;

const longest = 64;
const rows = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)] as const;

/**
 * How many slips lie between two words: letters left out, put in, taken for another, or two neighbours that changed
 * places (optimal string alignment). Anything above `limit` is `limit + 1`, and so is a word of over 64 letters.
 */
export const slipsBetween = (typed: string, word: string, limit: number): number => {
  const over = limit + 1;
  if (Math.abs(typed.length - word.length) > limit) return over;
  if (typed.length > longest || word.length > longest) return over;
  let [beforeLast, last, row]: [Uint8Array, Uint8Array, Uint8Array] = [rows[0], rows[1], rows[2]];
  for (let column = 0; column <= word.length; column += 1) last[column] = column;
  for (let line = 1; line <= typed.length; line += 1) {
    row[0] = line;
    let best = line;
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed.charCodeAt(line - 1) === word.charCodeAt(column - 1);
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (
        line > 1 &&
        column > 1 &&
        typed.charCodeAt(line - 1) === word.charCodeAt(column - 2) &&
        typed.charCodeAt(line - 2) === word.charCodeAt(column - 1)
      ) {
        slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 1);
      }
      row[column] = slips;
      if (slips < best) best = slips;
    }
    if (best > limit) return over;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[word.length] ?? over, over);
};

/** How many slips are forgiven in a word of so many letters. */
export const forgivenSlips = (length: number): number => (length < 3 ? 0 : length < 6 ? 1 : 2);
