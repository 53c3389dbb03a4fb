import { roundToWhole } from '../../../domain/calculators/rounding.ts';
import type { UnderBmrOrMinimumWarning } from '../../../domain/calculators/warnings.ts';
import { minCalories, warningsUnderBmrOrMinimum } from '../../../domain/calculators/warnings.ts';
import { formatNumberInBrowserLocale } from '../../../ui/text/format-number-in-browser-locale.ts';

const warningSentence = (
  warning: UnderBmrOrMinimumWarning,
  calories: number,
  bmr: number,
): string =>
  warning === 'under-bmr'
    ? `That is ${formatNumberInBrowserLocale(bmr - calories)} kcal under your BMR, what your body uses at complete rest. Eat at least ${formatNumberInBrowserLocale(Math.max(bmr, minCalories))} a day and walk more instead.`
    : `Less than ${formatNumberInBrowserLocale(minCalories)} kcal a day is very little for a grown woman who lifts. Ask your GP for a referral to a dietitian before you eat so little.`;

/** The warning beside daily kilocalories that are too low (decisions, 14); empty if they aren't. */
export const energyWarningTextOrEmpty = (
  calories: number,
  bmr: number,
  isFatLoss: boolean,
): string =>
  warningsUnderBmrOrMinimum(calories, isFatLoss ? bmr : undefined)
    .map((warning) => warningSentence(warning, calories, bmr))
    .join(' ');

/** Joins sentences with spaces; empty ones are left out. */
export const joinSentences = (...texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join(' ');

/** A percentage range around a value: `90 to 110`. */
export const plusMinusPercentRangeText = (value: number, percent: number): string =>
  `${formatNumberInBrowserLocale(roundToWhole((value * (100 - percent)) / 100))} to ${formatNumberInBrowserLocale(roundToWhole((value * (100 + percent)) / 100))}`;
