import type { NotationError } from './plan.ts';

/** A stretch of one line, without space at its ends, that knows where it stands. */
export type Piece = { readonly text: string; readonly line: number; readonly column: number };

export type Report = (at: Piece, message: string) => void;

/** A stretch of a piece, from one character to before another, without space at its ends. */
export const cut = (piece: Piece, from: number, to = piece.text.length): Piece => {
  const raw = piece.text.slice(from, to);
  const text = raw.trim();
  const lead = raw.length - raw.trimStart().length;
  return { text, line: piece.line, column: piece.column + from + lead };
};

/** The stretches between the places where the expression, which has to be global, is found. */
export const split = (piece: Piece, separator: RegExp): readonly [Piece, ...Piece[]] => {
  const places = [...piece.text.matchAll(separator)];
  const after = places.map((place, index) =>
    cut(piece, place.index + place[0].length, places[index + 1]?.index),
  );
  return [cut(piece, 0, places[0]?.index), ...after];
};

/** Gathers errors in the order of the text. */
export const createReport = (): {
  readonly report: Report;
  readonly errors: () => readonly NotationError[];
} => {
  const errors: NotationError[] = [];
  return {
    report: ({ line, column }, message) => errors.push({ line, column, message }),
    errors: () =>
      errors.toSorted((one, other) => one.line - other.line || one.column - other.column),
  };
};
