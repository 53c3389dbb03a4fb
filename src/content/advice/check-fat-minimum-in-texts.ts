import { minFatPerKilogram } from '../../domain/calculators/macro-advice.ts';
import { bodyOrContentTextOfEntry, type PartialEntry } from '../model/entry.ts';
import type { Advice } from './advice.ts';

/**
 * Matches "no less than 0.7 g of fat for each kilogram", "**Fat** at least 0.7 g a kilogram" and
 * similar phrases.
 */
const fatForEachKilogram = [
  /(\d(?:\.\d+)?)(?: to \d(?:\.\d+)?)? g of fat (?:a|per|for each|for every) (?:kg|kilogram)/g,
  /\bfat\b(?![- ]loss)(?:(?!protein)[^\d.|\n]){0,40}(\d(?:\.\d+)?)(?: to \d(?:\.\d+)?)? g(?:\/kg| (?:a|per|for each|for every) (?:kg|kilogram))/gi,
];

const amountsIn = (text: string): readonly string[] =>
  fatForEachKilogram.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, amount]) => amount ?? []),
  );

/** Texts must name the same minimum of fat as the macro calculator uses for its warning. */
export const checkFatMinimumInTexts = (entries: readonly PartialEntry[]): readonly Advice[] =>
  entries.flatMap((entry) => {
    const others = new Set(
      amountsIn(bodyOrContentTextOfEntry(entry)).filter(
        (amount) => Number(amount) !== minFatPerKilogram,
      ),
    );
    return [...others].map((amount) => ({
      where: entry.id,
      problem: `it names ${amount} g of fat for each kilogram, where our floor is ${minFatPerKilogram} g`,
    }));
  });
