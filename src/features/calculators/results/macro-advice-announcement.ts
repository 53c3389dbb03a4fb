import type { HighProteinOrLowFatAdvice } from '../../../domain/calculators/macro-advice.ts';
import { formatNumber } from '../../../ui/text/format-number.ts';

/** The screen reader's text for a macro that differs from the advice. */
export const macroAdviceAnnouncement = (advice: HighProteinOrLowFatAdvice): string =>
  advice.macro === 'protein'
    ? `We advise ${formatNumber(advice.from)} to ${formatNumber(advice.to)} grams of protein.`
    : `We advise at least ${formatNumber(advice.from)} grams of fat.`;
