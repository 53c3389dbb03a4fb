import { formatPlatesOfSide } from '../../domain/calculators/plates.ts';
import type { BarbellSetup, LoadedBar } from '../../domain/calculators/plates.ts';
import { formatNumberInBrowserLocale } from '../../ui/text/format-number-in-browser-locale.ts';

/** Describes a loaded bar: `20 kg bar with 20 + 1.25 on each side`. */
export const loadedBarText = ({ side }: LoadedBar, { bar, unit }: BarbellSetup): string =>
  side.length === 0
    ? `The empty ${formatNumberInBrowserLocale(bar)} ${unit} bar`
    : `${formatNumberInBrowserLocale(bar)} ${unit} bar with ${formatPlatesOfSide(side, formatNumberInBrowserLocale)} on each side`;
