import { formatPlatesOfSide } from '../../domain/calculators/plates.ts';
import type { BarbellSetup, LoadedBar } from '../../domain/calculators/plates.ts';
import { formatNumber } from '../../ui/text/format-number.ts';

/** Describes a loaded bar: `20 kg bar with 20 + 1.25 on each side`. */
export const loadedBarText = ({ side }: LoadedBar, { bar, unit }: BarbellSetup): string =>
  side.length === 0
    ? `The empty ${formatNumber(bar)} ${unit} bar`
    : `${formatNumber(bar)} ${unit} bar with ${formatPlatesOfSide(side, formatNumber)} on each side`;
