import { decimalToNumberOrNaN } from '../parse/parse-quantity.ts';
import type { SetAmount, Range, Tempo, TempoCount } from '../plan.ts';

/** Rounded to a step of the notation. */
const toStep = (value: number, step: number): number => Math.round(value / step) * step;

/** A range, smaller number first. */
const toRange = (
  first: string,
  second: string | undefined,
  convert: (text: string) => number,
): Range => {
  const [one, other] = [convert(first), convert(second ?? first)];
  return { from: Math.min(one, other), to: Math.max(one, other) };
};

/** A range of RPE, RIR or percent, in the steps that the notation has. */
export const toRangeInSteps = (first: string, second: string | undefined, step: number): Range =>
  toRange(first, second, (text) => toStep(decimalToNumberOrNaN(text), step));

/**
 * A time in whole seconds, the shorter end first; the unit is minutes if it begins with `m` or `′`.
 */
export const toSecondsRange = (first: string, second: string | undefined, unit: string): Range =>
  toRange(first, second, (text) =>
    Math.round(decimalToNumberOrNaN(text) * (/^[m′]/i.test(unit) ? 60 : 1)),
  );

/** Repetitions, a time or a distance, depending on the unit; to failure if there is no number. */
export const toSetAmount = (
  first: string | undefined,
  second: string | undefined,
  unit: string,
  perSide: boolean,
): SetAmount => {
  if (first === undefined) return { kind: 'failure', perSide };
  if (/^(?:min|s|[′″])/i.test(unit)) {
    return { kind: 'time', seconds: toSecondsRange(first, second, unit), perSide };
  }
  if (/^(?:m|km)/i.test(unit)) {
    const factor = /^km/i.test(unit) ? 1000 : 1;
    const metres = toRange(first, second, (text) =>
      Math.round(decimalToNumberOrNaN(text) * factor),
    );
    return { kind: 'distance', metres, perSide };
  }
  return { kind: 'reps', reps: toRange(first, second, decimalToNumberOrNaN), perSide };
};

const poundsInKilogram = 2.204_62;

export const isPounds = (unit: string): boolean => /^[lp]/i.test(unit);

/**
 * A weight in kilograms: pounds rounded to half a kilogram, kilograms to the notation's steps of a
 * quarter.
 */
export const toKilogramsRange = (first: string, second: string | undefined, unit: string): Range =>
  isPounds(unit)
    ? toRange(first, second, (text) => toStep(decimalToNumberOrNaN(text) / poundsInKilogram, 0.5))
    : toRange(first, second, (text) => toStep(decimalToNumberOrNaN(text), 0.25));

const toCount = (sign: string): TempoCount => (sign.toLowerCase() === 'x' ? 'x' : Number(sign));

/** Counts as a tempo: four, or three with none at the top. */
export const toTempo = (text: string): Tempo | undefined => {
  const signs = text.match(/[^\dx]/i) === null ? text.match(/\d|x/gi) : text.match(/\d+|x/gi);
  const [down, bottom, up, top = '0', more] = signs ?? [];
  if (down === undefined || bottom === undefined || up === undefined || more !== undefined) {
    return undefined;
  }
  return [toCount(down), toCount(bottom), toCount(up), toCount(top)];
};

/**
 * Whether bare numbers look like a tempo: one of them is a pause or as fast as possible, and all
 * are too low for repetitions.
 */
export const looksLikeTempo = (text: string): boolean => {
  const signs = text.match(/\d+|x/gi) ?? [];
  return (
    signs.some((sign) => /^[01x]$/i.test(sign)) &&
    signs.every((sign) => /x/i.test(sign) || Number(sign) <= 10)
  );
};
