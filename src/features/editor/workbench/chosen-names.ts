import type { PastedLine } from '../../../domain/workout-notation/paste/pasted.ts';

/** By a name as she wrote it: the title that was taken for it, and the one that she means. */
export type ChosenNames = ReadonlyMap<string, { readonly taken: string; readonly title: string }>;

/** The notation of a paste with the exercises that she means, in the lines that each name has become. */
export const withChosenNames = (
  notation: string,
  lines: readonly PastedLine[],
  chosen: ChosenNames,
): string => {
  if (chosen.size === 0) return notation;
  const written = notation.split('\n');
  for (const { names, notationLines } of lines) {
    for (const name of names) {
      const choice = chosen.get(name.written);
      if (choice === undefined || name.isCertain) continue;
      for (const number of notationLines) {
        const text = written[number - 1];
        if (text === undefined) continue;
        // A lift without a page stands between quotation marks, which a title of the library doesn't have.
        const quoted = `"${choice.taken}"`;
        const taken = text.includes(quoted) ? quoted : choice.taken;
        // A function, so that a title with a $ stands as it is.
        written[number - 1] = text.replace(taken, () => choice.title);
      }
    }
  }
  return written.join('\n');
};
