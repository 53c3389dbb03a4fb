import { bandStrengths } from './plan.ts';
import type { Amount, Load, Range, Tempo, TempoCount } from './plan.ts';
import type { Piece, Report } from './piece.ts';

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
  band: /^(?:an? )?(light|medium|heavy) band$/i,
  tempo: /^(\d+|x)\s*-\s*(\d+|x)\s*-\s*(\d+|x)\s*-\s*(\d+|x)$/i,
} as const;

/** What a quantity may be: its name in messages, its bounds, and the steps it comes in. */
type Bounds = {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
};

export const bounds = {
  sets: { name: 'Sets', least: 1, most: 20, step: 1 },
  reps: { name: 'Reps', least: 1, most: 200, step: 1 },
  seconds: { name: 'A time in seconds', least: 1, most: 7200, step: 1 },
  metres: { name: 'A distance in metres', least: 1, most: 50_000, step: 1 },
  kilograms: { name: 'A weight in kilograms', least: 0.25, most: 500, step: 0.25 },
  percent: { name: 'A percentage of the one-rep max', least: 1, most: 120, step: 0.5 },
  rpe: { name: 'RPE', least: 1, most: 10, step: 0.5 },
  rir: { name: 'RIR', least: 0, most: 10, step: 1 },
  rounds: { name: 'Rounds', least: 1, most: 20, step: 1 },
  minutes: { name: 'Minutes', least: 1, most: 120, step: 1 },
  tempo: { name: 'A count of the tempo', least: 0, most: 20, step: 1 },
} as const satisfies Readonly<Record<string, Bounds>>;

/** A decimal comma counts as a point. */
export const toNumber = (text: string): number => Number(text.replace(',', '.'));

const stepWords = (step: number): string =>
  step === 1 ? 'in whole numbers' : `in steps of ${step}`;

/** True when the number is within its bounds; reports it otherwise. */
export const isWithin = (value: number, limits: Bounds, at: Piece, report: Report): boolean => {
  if (value >= limits.least && value <= limits.most && Number.isInteger(value / limits.step)) {
    return true;
  }
  report(
    at,
    `${limits.name} must be from ${limits.least} to ${limits.most}, ${stepWords(limits.step)}, not ${value}.`,
  );
  return false;
};

const readRange = (
  first: string,
  second: string | undefined,
  factor: number,
  limits: Bounds,
  at: Piece,
  report: Report,
): Range | undefined => {
  const scaled = (text: string): number => Number((toNumber(text) * factor).toFixed(6));
  const from = scaled(first);
  const to = second === undefined ? from : scaled(second);
  if (!isWithin(from, limits, at, report) || !isWithin(to, limits, at, report)) return undefined;
  if (from < to || second === undefined) return { from, to };
  report(at, `A range goes from the smaller to the larger number, not from ${first} to ${second}.`);
  return undefined;
};

const secondsIn = (unit: string): number => (unit.toLowerCase().startsWith('m') ? 60 : 1);

/** Reads `90 s`, `2 min` or `2-3 min` as seconds; reports what it cannot read. */
export const parseDuration = (at: Piece, report: Report): Range | undefined => {
  const [, first, second, unit] = expressions.duration.exec(at.text) ?? [];
  if (first !== undefined && unit !== undefined) {
    return readRange(first, second, secondsIn(unit), bounds.seconds, at, report);
  }
  report(at, `Expected a time such as 90 s or 2 min, found "${at.text}".`);
  return undefined;
};

/** Reads `8`, `8-10 per side`, `30 s`, `40 m` or `to failure`; reports what it cannot read. */
export const parseAmount = (at: Piece, report: Report): Amount | undefined => {
  const reps = expressions.reps.exec(at.text);
  if (reps?.[1] !== undefined) {
    const found = readRange(reps[1], reps[2], 1, bounds.reps, at, report);
    return found && { kind: 'reps', reps: found, perSide: reps[3] !== undefined };
  }
  const time = expressions.time.exec(at.text);
  if (time?.[1] !== undefined && time[3] !== undefined) {
    const found = readRange(time[1], time[2], secondsIn(time[3]), bounds.seconds, at, report);
    return found && { kind: 'time', seconds: found, perSide: time[4] !== undefined };
  }
  const distance = expressions.distance.exec(at.text);
  if (distance?.[1] !== undefined) {
    const found = readRange(distance[1], distance[2], 1, bounds.metres, at, report);
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

/** Reads `60 kg`, `70%`, `RPE 8`, `2 RIR`, `bodyweight` or `a light band`; reports what it cannot read. */
export const parseLoad = (at: Piece, report: Report): Load | undefined => {
  const ranged = (
    match: RegExpExecArray | null,
    limits: Bounds,
  ): { readonly found: Range | undefined; readonly rest: string | undefined } | undefined =>
    match?.[1] === undefined
      ? undefined
      : { found: readRange(match[1], match[2], 1, limits, at, report), rest: match[3] };

  const kilograms = ranged(expressions.kilograms.exec(at.text), bounds.kilograms);
  if (kilograms !== undefined) {
    const { found, rest } = kilograms;
    return found && { kind: 'kilograms', kilograms: found, perHand: rest !== undefined };
  }
  const percent = ranged(expressions.percent.exec(at.text), bounds.percent);
  if (percent !== undefined) return percent.found && { kind: 'percent', percent: percent.found };
  const rpe = ranged(expressions.rpe.exec(at.text), bounds.rpe);
  if (rpe !== undefined) return rpe.found && { kind: 'rpe', rpe: rpe.found };
  const rir = ranged(expressions.rir.exec(at.text), bounds.rir);
  if (rir !== undefined) return rir.found && { kind: 'rir', reps: rir.found };
  if (expressions.bodyweight.test(at.text)) return { kind: 'bodyweight' };
  const band = expressions.band.exec(at.text)?.[1]?.toLowerCase();
  const strength = bandStrengths.find((known) => known === band);
  if (strength !== undefined) return { kind: 'band', strength };
  report(
    at,
    `Expected a load (60 kg, 70%, RPE 8, 2 RIR, bodyweight, a light band), found "${at.text}".`,
  );
  return undefined;
};

const toCount = (text: string): TempoCount => (text.toLowerCase() === 'x' ? 'x' : Number(text));

/** Reads `3-1-1-0` or `3-0-x-1`; reports what it cannot read. */
export const parseTempo = (at: Piece, report: Report): Tempo | undefined => {
  const [, down, bottom, up, top] = expressions.tempo.exec(at.text) ?? [];
  if (down === undefined || bottom === undefined || up === undefined || top === undefined) {
    report(
      at,
      `Expected four counts: down, bottom, up, top, such as tempo 3-1-1-0; found "${at.text}".`,
    );
    return undefined;
  }
  const tempo: Tempo = [toCount(down), toCount(bottom), toCount(up), toCount(top)];
  const sound = tempo.every((count) => count === 'x' || isWithin(count, bounds.tempo, at, report));
  return sound ? tempo : undefined;
};
