import type { HighProteinOrLowFatAdvice } from '../../../domain/calculators/macro-advice.ts';
import { formatNumberInBrowserLocale } from '../../../ui/text/format-number-in-browser-locale.ts';

/** The screen reader's text for a macro that differs from the advice. */
export const highProteinOrLowFatAnnouncement = (advice: HighProteinOrLowFatAdvice): string =>
  advice.macro === 'protein'
    ? `We advise ${formatNumberInBrowserLocale(advice.from)} to ${formatNumberInBrowserLocale(advice.to)} grams of protein.`
    : `We advise at least ${formatNumberInBrowserLocale(advice.from)} grams of fat.`;
