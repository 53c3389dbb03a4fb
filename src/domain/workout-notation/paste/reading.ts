import { decimalToNumberOrNaN } from '../parse/parse-quantity.ts';
import type { SetAmount, Load, Range, Tempo, WeeklyProgression } from '../plan.ts';
import { understoodCharacterMark } from './note-patterns.ts';
import { toSetAmount } from './note-quantities.ts';
import type { LoadList } from './prescription.ts';

type Groups = readonly (string | undefined)[];

/**
 * A text whose parts are taken out one after another, and what has been found so far. Each
 * character that was taken is a gap in the text, so that what is left stays at its place.
 */
export type TextReading = {
  text: string;
  readonly loads: Load[];
  readonly loadLists: LoadList[];
  readonly blocks: { sets: number | undefined; amount: SetAmount | undefined }[];
  readonly notes: string[];
  readonly reasons: string[];
  isBare: boolean;
  restSeconds: Range | undefined;
  tempo: Tempo | undefined;
  progression: WeeklyProgression | undefined;
};

export const createTextReading = (text: string): TextReading => ({
  text,
  loads: [],
  loadLists: [],
  blocks: [],
  notes: [],
  reasons: [],
  isBare: false,
  restSeconds: undefined,
  tempo: undefined,
  progression: undefined,
});

/** Takes every match out of the text that `use` accepts by returning true. */
export const takeAcceptedMatches = (
  reading: TextReading,
  pattern: RegExp,
  use: (groups: Groups) => boolean,
): void => {
  reading.text = reading.text.replace(pattern, (whole: string, ...rest: unknown[]) => {
    const groups = rest
      .slice(
        0,
        rest.findIndex((value) => typeof value === 'number'),
      )
      .map((value) => (typeof value === 'string' ? value : undefined));
    return use(groups) ? understoodCharacterMark.repeat(whole.length) : whole;
  });
};

/** Whether sets can have one more load: at most two, of different kinds. */
export const canAddLoadToSets = (loads: readonly Load[], load: Load): boolean =>
  loads.length < 2 && loads.every(({ kind }) => kind !== load.kind);

/** Adds a load. False if there is no room for it: then the words stay. */
export const addLoadToReadingIfCombinable = ({ loads }: TextReading, load: Load): boolean => {
  if (!canAddLoadToSets(loads, load)) return false;
  loads.push(load);
  return true;
};

export const addSetsToReading = (
  { blocks }: TextReading,
  sets: string | undefined,
  amount: SetAmount | undefined,
): boolean => {
  blocks.push({ sets: sets === undefined ? undefined : Number(sets), amount });
  return true;
};

/** Adds an amount without a number of sets. False if there already is one. */
export const addAmountToReadingIfNone = (reading: TextReading, amount: SetAmount): boolean => {
  const last = reading.blocks.at(-1);
  if (last?.amount !== undefined) return false;
  if (last === undefined) return addSetsToReading(reading, undefined, amount);
  last.amount = amount;
  return true;
};

/** Whether the sign after an amount was written. It has no field: a note keeps it. */
export const keepOrMoreSignAsNote = (
  { notes, reasons }: TextReading,
  count: string,
  more?: string,
): void => {
  if ((more ?? '') === '') return;
  notes.push(`${count}+`);
  reasons.push(
    `“${count}+” is ${count} or more: ${count} stands there, and “${count}+” in the note.`,
  );
};

/**
 * Reports a range that was written the wrong way round, and numbers finer than the notation's
 * steps. Returns the range.
 */
export const rangeWithChangesReported = (
  { reasons }: TextReading,
  first: string,
  second: string | undefined,
  range: Range,
): Range => {
  const [one, other] = [decimalToNumberOrNaN(first), decimalToNumberOrNaN(second ?? first)];
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  if (from !== one) reasons.push(`“${first}-${second}” was put in order: ${second}-${first}.`);
  for (const [written, rounded] of new Map([
    [from, range.from],
    [to, range.to],
  ])) {
    if (written !== rounded) reasons.push(`“${written}” was rounded to ${rounded}.`);
  }
  return range;
};

/** An amount, from the groups of a pattern. Reports a range that was the wrong way round. */
export const amountFromMatch = (
  reading: TextReading,
  [first, second, unit, perSide, slash]: Groups,
): SetAmount => {
  const isTwice = first !== undefined && slash === `/${first}`;
  const amount = toSetAmount(first, second, unit ?? '', (perSide ?? '') !== '' || isTwice);
  if (first !== undefined && amount.kind === 'reps')
    rangeWithChangesReported(reading, first, second, amount.reps);
  else if (
    first !== undefined &&
    second !== undefined &&
    decimalToNumberOrNaN(first) > decimalToNumberOrNaN(second)
  ) {
    reading.reasons.push(`“${first}-${second}” was put in order: ${second}-${first}.`);
  }
  return amount;
};
