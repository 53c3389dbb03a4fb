const longest = 64;
const rows: readonly Uint8Array[] = [0, 1, 2].map(() => new Uint8Array(longest + 1));

/**
 * How many slips lie between two words: letters left out, put in, taken for another, or two neighbours that changed
 * places (optimal string alignment). Anything above `limit` is `limit + 1`, and so is a word of over 64 letters.
 */
export const slipsBetween = (typed: string, word: string, limit: number): number => {
  const over = limit + 1;
  if (Math.abs(typed.length - word.length) > limit) return over;
  if (typed.length > longest || word.length > longest) return over;
  let [beforeLast, last, row] = rows;
  if (beforeLast === undefined || last === undefined || row === undefined) return over;
  for (let column = 0; column <= word.length; column += 1) last[column] = Math.min(column, over);
  for (let line = 1; line <= typed.length; line += 1) {
    // Whatever lies further from the diagonal takes more slips than are counted.
    const first = Math.max(1, line - limit);
    const end = Math.min(word.length, line + limit);
    row[first - 1] = first === 1 ? line : over;
    let best = row[first - 1] ?? over;
    for (let column = first; column <= end; column += 1) {
      const letter = typed.charCodeAt(line - 1);
      const other = word.charCodeAt(column - 1);
      let slips = (last[column - 1] ?? over) + (letter === other ? 0 : 1);
      slips = Math.min(slips, (last[column] ?? over) + 1, (row[column - 1] ?? over) + 1);
      if (
        line > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        other === typed.charCodeAt(line - 2)
      ) {
        slips = Math.min(slips, (beforeLast[column - 2] ?? over) + 1);
      }
      row[column] = slips;
      if (slips < best) best = slips;
    }
    if (end < word.length) row[end + 1] = over;
    if (best > limit) return over;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[word.length] ?? over, over);
};

/** How many slips are forgiven in a word of so many letters. */
export const forgivenSlips = (length: number): number => (length < 3 ? 0 : length < 6 ? 1 : 2);

/** A word that a typed one may have been meant as, and how many slips lie between them. */
export type NearWord = { readonly text: string; readonly slips: number };

const shortest = 3;

/** Words that are a slip or two away from a typed one, the likeliest first. */
export const nearWords = (
  typed: string,
  words: Iterable<{ readonly text: string; readonly uses: number }>,
  most: number,
): readonly NearWord[] => {
  const limit = forgivenSlips(typed.length);
  if (limit === 0) return [];
  const found: (NearWord & { readonly distance: number })[] = [];
  for (const { text, uses } of words) {
    if (text.length < shortest || text === typed) continue;
    const slips = slipsBetween(typed, text, limit);
    if (slips > limit) continue;
    // People rarely mistake the first letter, swap letters more often than they lose them, and mean what is often said.
    const otherStart = text.charCodeAt(0) === typed.charCodeAt(0) ? 0 : 0.5;
    const otherLength = 0.1 * Math.abs(text.length - typed.length);
    const often = Math.min(0.4, uses / 1000);
    found.push({ text, slips, distance: slips + otherStart + otherLength - often });
  }
  return found.sort((one, other) => one.distance - other.distance).slice(0, most);
};
