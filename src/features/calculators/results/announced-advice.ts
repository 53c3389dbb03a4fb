import type { MacroAdvice } from '../../../domain/calculators/macro-advice.ts';
import { formatNumber } from '../../../ui/format-number.ts';

/** What a screen reader hears about a macro that departs from the advice. */
export const announcedAdvice = (advice: MacroAdvice): string =>
  advice.macro === 'protein'
    ? `We advise ${formatNumber(advice.from)} to ${formatNumber(advice.to)} grams of protein.`
    : `We advise at least ${formatNumber(advice.from)} grams of fat.`;
