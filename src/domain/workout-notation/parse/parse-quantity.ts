import { bandStrengths } from '../plan.ts';
import type { SetAmount, Load, Range, Tempo, TempoCount } from '../plan.ts';
import type { PositionedText, ReportSyntaxError } from './positioned-text.ts';

const number = String.raw`\d+(?:[.,]\d+)?`;
const range = String.raw`(${number})(?:\s*(?:-|–|to)\s*(${number}))?`;
const side = String.raw`(\s+(?:per|each) side)?`;

const expressions = {
  reps: new RegExp(`^${range}(?:\\s*reps?)?${side}$`, 'i'),
  time: new RegExp(`^${range}\\s*(s|secs?|seconds?|mins?|minutes?)${side}$`, 'i'),
  distance: new RegExp(`^${range}\\s*(?:m|metres?)${side}$`, 'i'),
  failure: new RegExp(`^(?:to failure|max(?: reps)?)${side}$`, 'i'),
  duration: new RegExp(`^${range}\\s*(s|secs?|seconds?|mins?|minutes?)$`, 'i'),
  kilograms: new RegExp(`^${range}\\s*kg(\\s+(?:per|each) hand)?$`, 'i'),
  percent: new RegExp(`^${range}\\s*%(?:\\s*(?:of )?1RM)?$`, 'i'),
  rpe: new RegExp(`^RPE\\s*${range}$`, 'i'),
  rir: new RegExp(`^${range}\\s*RIR$`, 'i'),
  bodyweight: /^bodyweight$/i,
  week: /^(?:the )?weight of week (\d+)$/i,
  band: /^(?:an? )?(light|medium|heavy) band$/i,
  tempo: /^(\d+|x)\s*-\s*(\d+|x)\s*-\s*(\d+|x)\s*-\s*(\d+|x)$/i,
} as const;

/**
 * The valid values of a quantity: from `min` to `max`, in steps of `step`; and its name in
 * messages.
 */
type Bounds = {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
};

export const quantityBounds = {
  sets: { name: 'Sets', min: 1, max: 20, step: 1 },
  reps: { name: 'Reps', min: 1, max: 200, step: 1 },
  seconds: { name: 'A time in seconds', min: 1, max: 7200, step: 1 },
  metres: { name: 'A distance in metres', min: 1, max: 50_000, step: 1 },
  kilograms: { name: 'A weight in kilograms', min: 0.25, max: 500, step: 0.25 },
  percent: { name: 'A percentage of the one-rep max', min: 1, max: 120, step: 0.5 },
  rpe: { name: 'RPE', min: 1, max: 10, step: 0.5 },
  rir: { name: 'RIR', min: 0, max: 10, step: 1 },
  week: { name: 'A week', min: 1, max: 52, step: 1 },
  rounds: { name: 'Rounds', min: 1, max: 20, step: 1 },
  minutes: { name: 'Minutes', min: 1, max: 120, step: 1 },
  tempo: { name: 'A count of the tempo', min: 0, max: 20, step: 1 },
} as const satisfies Readonly<Record<string, Bounds>>;

/** Accepts a decimal comma as well as a point. */
export const decimalToNumberOrNaN = (text: string): number => Number(text.replace(',', '.'));

const stepText = (step: number): string =>
  step === 1 ? 'in whole numbers' : `in steps of ${step}`;

/** Whether a number is within its bounds; reports it if not. */
export const checkBoundsOrReport = (
  value: number,
  limits: Bounds,
  at: PositionedText,
  report: ReportSyntaxError,
): boolean => {
  if (value >= limits.min && value <= limits.max && Number.isInteger(value / limits.step)) {
    return true;
  }
  report(
    at,
    `${limits.name} must be from ${limits.min} to ${limits.max}, ${stepText(limits.step)}, not ${value}.`,
  );
  return false;
};

const parseRange = (
  first: string,
  second: string | undefined,
  factor: number,
  limits: Bounds,
  at: PositionedText,
  report: ReportSyntaxError,
): Range | undefined => {
  const scaled = (text: string): number => Number((decimalToNumberOrNaN(text) * factor).toFixed(6));
  const from = scaled(first);
  const to = second === undefined ? from : scaled(second);
  if (
    !checkBoundsOrReport(from, limits, at, report) ||
    !checkBoundsOrReport(to, limits, at, report)
  )
    return undefined;
  if (from < to || second === undefined) return { from, to };
  report(
    at,
    `A range goes from the smaller to the larger number, not from ${first} to ${second}.`,
    at.text.replace(/[\d.,]+\s*(?:-|–|to)\s*[\d.,]+/, from === to ? first : `${second}-${first}`),
  );
  return undefined;
};

/** A bare number with its most likely unit; undefined for anything else. */
const withUnit = (text: string, unit: string): string | undefined =>
  /^\d+(?:[.,]\d+)?(?:\s*[-–]\s*\d+(?:[.,]\d+)?)?$/.test(text) ? `${text} ${unit}` : undefined;

const secondsIn = (unit: string): number => (unit.toLowerCase().startsWith('m') ? 60 : 1);

/**
 * Parses `90 s`, `2 min` or `2-3 min` as seconds. Reports a syntax error and returns undefined
 * otherwise.
 */
export const parseSecondsRangeOrReport = (
  at: PositionedText,
  report: ReportSyntaxError,
): Range | undefined => {
  const [, first, second, unit] = expressions.duration.exec(at.text) ?? [];
  if (first !== undefined && unit !== undefined) {
    return parseRange(first, second, secondsIn(unit), quantityBounds.seconds, at, report);
  }
  report(at, `Expected a time such as 90 s or 2 min, found "${at.text}".`, withUnit(at.text, 's'));
  return undefined;
};

/**
 * Parses `8`, `8-10 per side`, `30 s`, `40 m` or `to failure`. Reports a syntax error and returns
 * undefined otherwise.
 */
export const parseAmount = (
  at: PositionedText,
  report: ReportSyntaxError,
): SetAmount | undefined => {
  const reps = expressions.reps.exec(at.text);
  if (reps?.[1] !== undefined) {
    const found = parseRange(reps[1], reps[2], 1, quantityBounds.reps, at, report);
    return found && { kind: 'reps', reps: found, perSide: reps[3] !== undefined };
  }
  const time = expressions.time.exec(at.text);
  if (time?.[1] !== undefined && time[3] !== undefined) {
    const found = parseRange(
      time[1],
      time[2],
      secondsIn(time[3]),
      quantityBounds.seconds,
      at,
      report,
    );
    return found && { kind: 'time', seconds: found, perSide: time[4] !== undefined };
  }
  const distance = expressions.distance.exec(at.text);
  if (distance?.[1] !== undefined) {
    const found = parseRange(distance[1], distance[2], 1, quantityBounds.metres, at, report);
    return found && { kind: 'distance', metres: found, perSide: distance[3] !== undefined };
  }
  const failure = expressions.failure.exec(at.text);
  if (failure !== null) return { kind: 'failure', perSide: failure[1] !== undefined };
  report(
    at,
    `Expected reps (8, 8-10, 8 per side, to failure), a time (30 s) or a distance (40 m), found "${at.text}".`,
  );
  return undefined;
};

/**
 * Parses `60 kg`, `70%`, `RPE 8`, `2 RIR`, `bodyweight`, `a light band` or `the weight of week 7`.
 * Reports a syntax error and returns undefined otherwise.
 */
export const parseLoad = (at: PositionedText, report: ReportSyntaxError): Load | undefined => {
  const ranged = (
    match: RegExpExecArray | null,
    limits: Bounds,
  ): { readonly found: Range | undefined; readonly rest: string | undefined } | undefined =>
    match?.[1] === undefined
      ? undefined
      : { found: parseRange(match[1], match[2], 1, limits, at, report), rest: match[3] };

  const kilograms = ranged(expressions.kilograms.exec(at.text), quantityBounds.kilograms);
  if (kilograms !== undefined) {
    const { found, rest } = kilograms;
    return found && { kind: 'kilograms', kilograms: found, perHand: rest !== undefined };
  }
  const percent = ranged(expressions.percent.exec(at.text), quantityBounds.percent);
  if (percent !== undefined) return percent.found && { kind: 'percent', percent: percent.found };
  const rpe = ranged(expressions.rpe.exec(at.text), quantityBounds.rpe);
  if (rpe !== undefined) return rpe.found && { kind: 'rpe', rpe: rpe.found };
  const rir = ranged(expressions.rir.exec(at.text), quantityBounds.rir);
  if (rir !== undefined) return rir.found && { kind: 'rir', reps: rir.found };
  if (expressions.bodyweight.test(at.text)) return { kind: 'bodyweight' };
  const band = expressions.band.exec(at.text)?.[1]?.toLowerCase();
  const strength = bandStrengths.find((known) => known === band);
  if (strength !== undefined) return { kind: 'band', strength };
  const week = expressions.week.exec(at.text)?.[1];
  if (week !== undefined) {
    return checkBoundsOrReport(Number(week), quantityBounds.week, at, report)
      ? { kind: 'week', week: Number(week) }
      : undefined;
  }
  report(
    at,
    `Expected a load (60 kg, 70%, RPE 8, 2 RIR, bodyweight, a light band), found "${at.text}".`,
    withUnit(at.text.replace(/^@\s*|\s*kgs?$/gi, ''), 'kg'),
  );
  return undefined;
};

/** Four counts written without dashes, or three of four; undefined for anything else. */
const asTempo = (text: string): string | undefined => {
  const counts = text.match(/\d|x/gi) ?? [];
  const isPlain = /^[\dx](?:[\s\-–./:]*[\dx]){2,3}$/i.test(text);
  return isPlain ? [...counts, '0'].slice(0, 4).join('-') : undefined;
};

const toCount = (text: string): TempoCount => (text.toLowerCase() === 'x' ? 'x' : Number(text));

/** Parses `3-1-1-0` or `3-0-x-1`. Reports a syntax error and returns undefined otherwise. */
export const parseTempo = (at: PositionedText, report: ReportSyntaxError): Tempo | undefined => {
  const [, down, bottom, up, top] = expressions.tempo.exec(at.text) ?? [];
  if (down === undefined || bottom === undefined || up === undefined || top === undefined) {
    report(
      at,
      `Expected four counts: down, bottom, up, top, such as tempo 3-1-1-0; found "${at.text}".`,
      asTempo(at.text),
    );
    return undefined;
  }
  const tempo: Tempo = [toCount(down), toCount(bottom), toCount(up), toCount(top)];
  const isValid = tempo.every(
    (count) => count === 'x' || checkBoundsOrReport(count, quantityBounds.tempo, at, report),
  );
  return isValid ? tempo : undefined;
};
