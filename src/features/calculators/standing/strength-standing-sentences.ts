import { estimateOneRepMax } from '../../../domain/calculators/one-rep-max.ts';
import { fromMetricValue, type WeightUnit } from '../../../domain/calculators/metric.ts';
import { roundToWhole } from '../../../domain/calculators/rounding.ts';
import type { ComparedLift } from '../../../domain/calculators/standing/lift-figures.ts';
import type {
  LowestToHighest,
  StrengthStandingOrTooFewWomen,
} from '../../../domain/calculators/standing/standing.ts';
import { formatNumberInBrowserLocale } from '../../../ui/text/format-number-in-browser-locale.ts';

/** A one-repetition maximum to compare. */
export type LiftedSetToCompareProps = {
  /** The lifted weight in kilograms, unrounded, and how often it was lifted. */
  readonly kilograms: number;
  readonly reps: number;
  readonly unit: WeightUnit;
};

/** How far an estimate may be off for two women in three, as the result says above. */
const errorOfEstimate = 0.1;

/**
 * A maximum with its range, in kilograms. What was lifted once is known, and the formula isn't
 * asked.
 */
export const estimateOneRepMaxRangeInKilograms = (
  kilograms: number,
  reps: number,
): LowestToHighest & { readonly likeliest: number } => {
  if (reps === 1) return { from: kilograms, to: kilograms, likeliest: kilograms };
  const likeliest = estimateOneRepMax(kilograms, reps);
  return {
    likeliest,
    from: likeliest * (1 - errorOfEstimate),
    to: likeliest * (1 + errorOfEstimate),
  };
};

const lifted: Readonly<Record<ComparedLift, string>> = {
  'back squat': 'squatted',
  'bench press': 'bench-pressed',
  deadlift: 'deadlifted',
};

const inWords = (value: number): string => formatNumberInBrowserLocale(roundToWhole(value));

/** `45`, `10 to 15`; the ends in words where nobody knows more. */
const shareWords = ({ from, to }: LowestToHighest): string => {
  if (from === 0) return `fewer than ${inWords(to)}`;
  if (to === 100) return `more than ${inWords(from)}`;
  return roundToWhole(from) === roundToWhole(to)
    ? `about ${inWords(from)}`
    : `${inWords(from)} to ${inWords(to)}`;
};

const bodyweightWords = (
  { over, to }: { readonly over: number; readonly to: number | null },
  unit: WeightUnit,
): string => {
  const shown = (kilograms: number): string => inWords(fromMetricValue(kilograms, unit));
  if (to === null) return ` above ${shown(over)} ${unit}`;
  return over === 0
    ? ` up to ${shown(to)} ${unit}`
    : ` between ${shown(over)} and ${shown(to)} ${unit}`;
};

/**
 * What a standing says, as sentences. The figure, its interval, and whom it is about stay together.
 */
export const strengthStandingSentences = (
  standing: StrengthStandingOrTooFewWomen,
  { lift, unit }: { readonly lift: ComparedLift; readonly unit: WeightUnit },
): readonly string[] => {
  if (standing.kind === 'too few') {
    return [
      standing.women === 0
        ? 'No such woman is in the figures.'
        : `Only ${formatNumberInBrowserLocale(standing.women)} such women are in the figures. We compare with ${formatNumberInBrowserLocale(standing.needed)} or more, so there is no fair answer.`,
    ];
  }
  const { below, possible, women, bodyweights } = standing;
  const whose = bodyweights === undefined ? '' : bodyweightWords(bodyweights, unit);
  return [
    `Of 100 women who compete, not women in gyms, ${shareWords(below)} ${lifted[lift]} less (${inWords(possible.from)} to ${inWords(possible.to)}, from ${formatNumberInBrowserLocale(women)} women of your age${whose}).`,
    'Their sport has got stronger since these meets, so today the figure would be a little lower. It says how many were ahead of whom on one day, and nothing about you.',
  ];
};
