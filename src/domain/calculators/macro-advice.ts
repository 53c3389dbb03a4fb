import { kilocaloriesPerGram } from './macros.ts';
import type { MacroName, MacroPlan } from './macros.ts';
import { roundToWhole } from './rounding.ts';

/**
 * The daily amounts that our articles advise for a lifter, in grams for each kilogram she weighs:
 * "How much protein do you need?" and "Losing fat without losing strength". The content uses the
 * same minimum of fat (`check-fat-minimum-in-texts.ts`).
 */
export const advisedProteinRangePerKilogram = { from: 1.6, to: 2.2 } as const;
export const minFatPerKilogram = 0.7;

/** Where a goal's shares depart from the advice, in whole grams a day. */
export type HighProteinOrLowFatAdvice =
  | { readonly macro: 'protein'; readonly from: number; readonly to: number }
  | {
      readonly macro: 'fat';
      readonly from: number;
      /** The macro to eat less of, so that the day keeps its calories. */
      readonly insteadOf: Exclude<MacroName, 'fat'>;
    };

/**
 * The advice to show beside a day of macros: on protein if the day has more than advised, on fat if
 * it has less. It compares the whole grams shown, so no figure inside a range is called outside it.
 */
export const adviceOnHighProteinOrLowFat = (
  { shares }: MacroPlan,
  kilograms: number,
): readonly HighProteinOrLowFatAdvice[] => {
  const gramsOf = (macro: MacroName): number =>
    shares.find(({ name }) => name === macro)?.grams ?? 0;
  const advised = (gramsInKilogram: number): number => roundToWhole(gramsInKilogram * kilograms);
  const protein = {
    from: advised(advisedProteinRangePerKilogram.from),
    to: advised(advisedProteinRangePerKilogram.to),
  };
  const missingFat = advised(minFatPerKilogram) - gramsOf('fat');
  const swapped = (missingFat * kilocaloriesPerGram.fat) / kilocaloriesPerGram.protein;
  return [
    ...(gramsOf('protein') > protein.to ? [{ macro: 'protein' as const, ...protein }] : []),
    ...(missingFat > 0
      ? [
          {
            macro: 'fat' as const,
            from: advised(minFatPerKilogram),
            insteadOf:
              gramsOf('protein') - swapped >= protein.from
                ? ('protein' as const)
                : ('carbohydrate' as const),
          },
        ]
      : []),
  ];
};
