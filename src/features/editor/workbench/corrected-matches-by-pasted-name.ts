import type { PastedLineReport } from '../../../domain/workout-notation/paste/pasted.ts';

/** For each name the editor wrote: the title it was matched to, and the one she means. */
export type CorrectedMatchesByPastedName = ReadonlyMap<
  string,
  { readonly matched: string; readonly title: string }
>;

/** The notation of a paste with the exercises the editor means, in the lines that use each name. */
export const notationWithCorrectedMatches = (
  notation: string,
  lines: readonly PastedLineReport[],
  chosen: CorrectedMatchesByPastedName,
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
        // A lift without a page is in quotation marks, which a library title doesn't have.
        const quoted = `"${choice.matched}"`;
        const matched = text.includes(quoted) ? quoted : choice.matched;
        // A function, so that a $ in a title is taken literally.
        written[number - 1] = text.replace(matched, () => choice.title);
      }
    }
  }
  return written.join('\n');
};
