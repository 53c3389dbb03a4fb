import type { WorkoutSyntaxError } from './syntax-error.ts';

/**
 * A part of one line of the text, without spaces around it, and its position. Line and column count
 * from 1.
 */
export type PositionedText = {
  readonly text: string;
  readonly line: number;
  readonly column: number;
};

/** Reports a syntax error at a span, and the text that was most likely meant there. */
export type ReportSyntaxError = (at: PositionedText, message: string, replacement?: string) => void;

/** The part of a span between two offsets, without spaces around it. */
export const partOfPositionedText = (
  span: PositionedText,
  from: number,
  to = span.text.length,
): PositionedText => {
  const raw = span.text.slice(from, to);
  const leadingSpaces = raw.length - raw.trimStart().length;
  return { text: raw.trim(), line: span.line, column: span.column + from + leadingSpaces };
};

/** The parts of a span between the matches of a global expression. */
export const splitPositionedText = (
  span: PositionedText,
  separator: RegExp,
): readonly [PositionedText, ...PositionedText[]] => {
  const matches = [...span.text.matchAll(separator)];
  const others = matches.map((match, index) =>
    partOfPositionedText(span, match.index + match[0].length, matches[index + 1]?.index),
  );
  return [partOfPositionedText(span, 0, matches[0]?.index), ...others];
};

/** Collects syntax errors. `errors` returns them in text order. */
export const createErrorCollector = (): {
  readonly report: ReportSyntaxError;
  readonly errors: () => readonly WorkoutSyntaxError[];
} => {
  const errors: WorkoutSyntaxError[] = [];
  return {
    report: ({ text, line, column }, message, replacement) =>
      errors.push({ line, column, length: text.length, message, replacement }),
    errors: () =>
      errors.toSorted((one, other) => one.line - other.line || one.column - other.column),
  };
};
