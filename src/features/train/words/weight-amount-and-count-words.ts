import type { Step } from '../../../domain/training/session/step.ts';
import type { Weight } from '../../../domain/training/weight.ts';
import { formatSetsAndAmount } from '../../../domain/workout-notation/words/describe.ts';
import { formatNumberInBrowserLocale } from '../../../ui/text/format-number-in-browser-locale.ts';

/** `57.5 kg`, `12 kg per hand`, `20 kg help`, `10 kg added`. */
export const weightWords = ({ value, ...weight }: Weight, perHand: boolean): string =>
  `${formatNumberInBrowserLocale(value)} ${wordsAfterWeightFigure(weight, perHand)}`;

/** The words after the figure of a weight: `kg`, `kg per hand`, `kg help`. */
export const wordsAfterWeightFigure = (
  { unit, as }: Omit<Weight, 'value'>,
  perHand: boolean,
): string => `${unit}${as === undefined ? '' : ` ${as}`}${perHand ? ' per hand' : ''}`;

/** `5 reps`, `8–10 reps per side`, `45 s`, `to failure`. */
export const amountWords = (amount: Step['amount']): string =>
  formatSetsAndAmount({ sets: undefined, amount });

/** `1 set`, `4 sets`. */
export const setCountWords = (sets: number): string =>
  sets === 1 ? '1 set' : `${formatNumberInBrowserLocale(sets)} sets`;
