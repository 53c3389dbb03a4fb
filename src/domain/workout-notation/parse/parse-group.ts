import type { SetCountSource } from './parse-exercise.ts';
import { separatingCommaPattern } from './parse-exercise.ts';
import {
  quantityBounds,
  checkBoundsOrReport,
  parseSecondsRangeOrReport,
} from './parse-quantity.ts';
import type { Exercise, Group, Range } from '../plan.ts';
import { partOfPositionedText, splitPositionedText } from './positioned-text.ts';
import type { PositionedText, ReportSyntaxError } from './positioned-text.ts';

/** A group whose exercises are still being parsed. */
export type UnfinishedGroup = {
  readonly at: PositionedText;
  readonly indent: number;
  readonly setContext: SetCountSource;
  readonly exercises: Exercise[];
  /** The fewest exercises that make a group of this kind. */
  readonly minExercises: number;
  /**
   * The number of lines below it, including those with errors, so that a missing exercise is not
   * reported as a second error.
   */
  lines: number;
  readonly toGroup: (exercises: readonly Exercise[]) => Group;
};

const groupLine = /^(superset|circuit|amrap|emom)\b(?!.*:.*\S)/i;

/** The word that begins a group's line, in lower case; undefined for an exercise's line. */
export const groupWordIn = ({ text }: PositionedText): string | undefined =>
  groupLine.exec(text)?.[1]?.toLowerCase();

const parseRounds = (
  at: PositionedText,
  clauses: readonly PositionedText[],
  report: ReportSyntaxError,
): { readonly rounds: number; readonly restSeconds: Range | undefined } => {
  let rounds: number | undefined;
  let restSeconds: Range | undefined;
  let hasError = false;
  const seen = new Set<string>();
  for (const clause of clauses) {
    const [whole, count] = /^(?:(\d+)\s*rounds?$|rest\b\s*)/i.exec(clause.text) ?? [];
    if (whole === undefined) {
      report(clause, `Expected "3 rounds" or "rest 90 s", found "${clause.text}".`);
      hasError = true;
      continue;
    }
    const kind = count === undefined ? 'rest' : 'rounds';
    if (seen.has(kind)) report(clause, `"${kind}" stands here twice.`);
    seen.add(kind);
    if (count === undefined)
      restSeconds = parseSecondsRangeOrReport(partOfPositionedText(clause, whole.length), report);
    else {
      rounds = Number(count);
      checkBoundsOrReport(rounds, quantityBounds.rounds, clause, report);
    }
  }
  if (rounds === undefined && !hasError) {
    const replacement = `${at.text}, 3 rounds`;
    report(at, `Expected how many rounds, such as "${replacement}".`, replacement);
  }
  return { rounds: rounds ?? 1, restSeconds };
};

const parseMinutes = (at: PositionedText, word: string, report: ReportSyntaxError): number => {
  const rest = partOfPositionedText(at, word.length);
  const minutes = /^(\d+)\s*min(?:ute)?s?$/i.exec(rest.text)?.[1];
  if (minutes === undefined) {
    const replacement = `${word.toUpperCase()} ${/\d+/.exec(rest.text)?.[0] ?? 10} min`;
    const example = `${word.toUpperCase()} 10 min`;
    report(at, `Expected how long it goes on, such as "${example}".`, replacement);
    return 1;
  }
  checkBoundsOrReport(Number(minutes), quantityBounds.minutes, rest, report);
  return Number(minutes);
};

/**
 * Parses the line of a group, which begins with `word`. Its exercises are on the next lines,
 * indented further.
 */
export const parseGroupLine = (
  at: PositionedText,
  word: string,
  indent: number,
  report: ReportSyntaxError,
): UnfinishedGroup => {
  const head = partOfPositionedText(
    at,
    0,
    at.text.endsWith(':') ? at.text.length - 1 : at.text.length,
  );
  const base = { at, indent, exercises: [], lines: 0 };
  if (word === 'superset' || word === 'circuit') {
    const [first, ...others] = splitPositionedText(head, separatingCommaPattern);
    const afterWord = partOfPositionedText(first, word.length);
    const { rounds, restSeconds } = parseRounds(
      head,
      afterWord.text === '' ? others : [afterWord, ...others],
      report,
    );
    return {
      ...base,
      setContext: 'rounds',
      minExercises: 2,
      toGroup: (exercises) => ({ kind: word, rounds, restSeconds, exercises }),
    };
  }
  const kind = word === 'amrap' ? 'amrap' : 'emom';
  const minutes = parseMinutes(head, word, report);
  return {
    ...base,
    setContext: 'clock',
    minExercises: 1,
    toGroup: (exercises) => ({ kind, minutes, exercises }),
  };
};
