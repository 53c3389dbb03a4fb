import { formatPlatesOfSide } from '../../domain/calculators/plates.ts';
import type { WeightOfSetBlockInWeek } from '../../domain/training/plan/plan-weights.ts';
import type { Weight } from '../../domain/training/weight.ts';
import { formatNumberInBrowserLocale } from '../../ui/text/format-number-in-browser-locale.ts';

/** `60 kg`, `20 kg help`, `10 kg added` */
export const weightText = ({ value, unit, as }: Weight): string =>
  `${formatNumberInBrowserLocale(value)} ${unit}${as === undefined ? '' : ` ${as}`}`;

/** `20 + 1.25 on each side`, `the empty bar`; undefined without a bar. */
export const platesText = ({ bar }: WeightOfSetBlockInWeek): string | undefined => {
  if (bar === undefined) return undefined;
  return bar.side.length === 0
    ? 'the empty bar'
    : `${formatPlatesOfSide(bar.side, formatNumberInBrowserLocale)} on each side`;
};

type TitleOf = (slug: string) => string | undefined;

/**
 * The source of a weight, if it needs an explanation: the range of an estimate, or what the
 * lifter's kit lacks.
 */
export const weightExplanationIfNeeded = (
  { weight, planned, isFromLastTime }: WeightOfSetBlockInWeek,
  titleOf: TitleOf,
): string | undefined => {
  if (weight === undefined) return undefined;
  if (planned.kind === 'too light') {
    return `your lightest, the plan asks for ${formatNumberInBrowserLocale(planned.exact)}`;
  }
  if (planned.kind === 'too heavy') {
    return `all that your kit has, the plan asks for ${formatNumberInBrowserLocale(planned.exact)}`;
  }
  if (isFromLastTime || planned.kind !== 'weight') return 'from last time';
  const range =
    planned.range === undefined
      ? ''
      : `, ${formatNumberInBrowserLocale(planned.range.from.value)}–${formatNumberInBrowserLocale(planned.range.to.value)}`;
  if (!planned.isEstimate) return range === '' ? undefined : range.slice(2);
  const lift = planned.estimatedFrom === undefined ? undefined : titleOf(planned.estimatedFrom);
  return `estimate${range}${lift === undefined ? '' : `, from your ${lift.toLowerCase()}`}`;
};

/** The weights of the weeks; only the first if all are equal: `57.5 → 60 → 62.5`. */
export const weekWeightsOrFirstIfAllEqual = (
  weeks: readonly WeightOfSetBlockInWeek[],
): readonly WeightOfSetBlockInWeek[] =>
  weeks.every(({ weight }) => weight?.value === weeks[0]?.weight?.value)
    ? weeks.slice(0, 1)
    : weeks;
