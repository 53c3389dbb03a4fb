import { formatDay } from '../../domain/days/format-day.ts';
import { localIsoDayOfTime } from '../../domain/training/days/local-iso-day-of-time.ts';
import type { OneRepMaxFromLog } from '../../domain/training/estimates/estimate-one-rep-max-from-log.ts';
import type { Effort } from '../../domain/training/log.ts';
import { convertWeight, type Weight } from '../../domain/training/weight.ts';
import { formatNumberInBrowserLocale } from '../../ui/text/format-number-in-browser-locale.ts';
import { weightText } from './line-words.ts';

const whole = (weight: Weight, unit: Weight['unit']): string =>
  formatNumberInBrowserLocale(Math.round(convertWeight(weight, unit).value));

const effortWords = (effort: Effort | undefined): string => {
  if (effort === undefined) return '';
  return effort.kind === 'rpe'
    ? ` at RPE ${formatNumberInBrowserLocale(effort.value)}`
    : ` with ${formatNumberInBrowserLocale(effort.value)} in reserve`;
};

/** A maximum of the log in the lifter’s unit, rounded: `123 kg`, `42 kg per hand`. */
export const oneRepMaxFromLogFigure = (
  { weight, set }: OneRepMaxFromLog,
  unit: Weight['unit'],
): string => `${whole(weight, unit)} ${unit}${set.perHand ? ' per hand' : ''}`;

/**
 * What a maximum of the log is, as a sentence: that it is an estimate, its range, and its set. `An
 * estimate, 103 to 150 kg, from 5 × 105 kg at RPE 9 on 3 November 2026.`
 */
export const oneRepMaxFromLogSentence = (
  { range, set: { at, done } }: OneRepMaxFromLog,
  unit: Weight['unit'],
): string => {
  const { weight, reps, effort } = done;
  const source = `${formatNumberInBrowserLocale(reps ?? 1)} × ${weight === undefined ? '' : weightText(weight)}`;
  return `An estimate, ${whole(range.from, unit)} to ${whole(range.to, unit)} ${unit}, from ${source}${effortWords(effort)} on ${formatDay(localIsoDayOfTime(at))}.`;
};
