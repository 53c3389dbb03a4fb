/** A row of a CSV file. */
export type CsvLine = {
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
};

type CsvLines = {
  readonly lines: readonly CsvLine[];
  /** Lines with an unclosed quotation mark. The text after it is read as usual. */
  readonly unclosed: readonly number[];
};

/** The position of a field in the text: what is between its quotation marks, or all of it. */
type Span = { readonly from: number; readonly to: number; readonly isQuoted: boolean };
type Row = { readonly spans: readonly Span[]; readonly end: number };

/** The position after a line end: `\r\n` counts as one. */
const afterLineEnd = (text: string, at: number): number =>
  text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1;

/**
 * The next character that a pattern with the flag `g` names; the end of the text if there is none.
 */
const nextOf = (text: string, character: RegExp, from: number): number => {
  character.lastIndex = from;
  return character.test(text) ? character.lastIndex - 1 : text.length;
};

const lineEnd = /[\r\n]/g;
const noMark = /[^"]/g;

/** How many lines end in a part of the text. */
const countLineEnds = (text: string, from: number, to: number): number => {
  let count = 0;
  for (let at = from; at < to; count += 1) {
    const end = nextOf(text, lineEnd, at);
    if (end >= to) break;
    at = afterLineEnd(text, end);
  }
  return count;
};

const spacesToLineEnd = /[ \t]*(?=[\r\n]|$)/y;

/** The end of a line that has only spaces left; undefined if it has more. */
const restOfLine = (text: string, at: number): number | undefined => {
  spacesToLineEnd.lastIndex = at;
  return spacesToLineEnd.test(text) ? spacesToLineEnd.lastIndex : undefined;
};

/**
 * Finds the quotation mark that closes a field. Some apps forget to double one: only a mark
 * followed by the field's end closes it, and in a run of marks each pair is a mark of the field's
 * own. Usually the field's next mark is that one. If it isn't, all of them are found in one pass,
 * because a damaged file asks for them on every line.
 */
const createClosingOf = (text: string, separator: string) => {
  const closes = (at: number): boolean =>
    text[at + 1] === separator || restOfLine(text, at + 1) !== undefined;
  const findAll = (): readonly number[] => {
    const found: number[] = [];
    for (const { 0: marks, index } of text.matchAll(/"+/g)) {
      const last = index + marks.length - 1;
      if (marks.length % 2 === 1 && closes(last)) found.push(last);
    }
    return found;
  };
  let all: readonly number[] | undefined;
  const firstFrom = (place: number): number | undefined => {
    const next = text.indexOf('"', place);
    if (next === -1) return undefined;
    if (text[next + 1] !== '"' && closes(next)) return next;
    all ??= findAll();
    const closing = all;
    let [low, high] = [0, closing.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((closing[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return closing[low];
  };
  return (opening: number): number | undefined => {
    const end = nextOf(text, noMark, opening + 1);
    // The marks directly after the opening one.
    const isOdd = (end - opening - 1) % 2 === 1;
    return isOdd && closes(end - 1) ? end - 1 : firstFrom(end);
  };
};

/** Reads rows. A row is undefined if a quotation mark is never closed. */
const createRowReader = (text: string, separator: string) => {
  const closingOf = createClosingOf(text, separator);
  const fieldEnd = new RegExp(`[${separator}\\r\\n]`, 'g');
  /** Starts of fields that led to an unclosed mark: reading from them again always fails. */
  const hopeless = new Set<number>();
  return (start: number): Row | undefined => {
    const starts: number[] = [];
    const spans: Span[] = [];
    let at = start;
    for (;;) {
      const isQuoted = text[at] === '"';
      const closing = isQuoted ? closingOf(at) : undefined;
      starts.push(at);
      if (hopeless.has(at) || (isQuoted && closing === undefined)) {
        for (const one of starts) hopeless.add(one);
        return undefined;
      }
      if (closing === undefined) {
        const end = nextOf(text, fieldEnd, at);
        spans.push({ from: at, to: end, isQuoted });
        at = end;
      } else {
        spans.push({ from: at + 1, to: closing, isQuoted });
        at = closing + 1;
        if (text[at] !== separator) at = restOfLine(text, at) ?? at;
      }
      if (text[at] !== separator) {
        return { spans, end: at >= text.length ? at : afterLineEnd(text, at) };
      }
      at += 1;
    }
  };
};

const textOf = (text: string, { from, to, isQuoted }: Span): string => {
  const field = text.slice(from, to);
  return isQuoted && field.includes('"') ? field.replaceAll('""', '"') : field;
};

/** The first line that has anything outside quotation marks, without what is between them. */
const firstLineOf = (text: string): string => {
  let line = '';
  for (const [piece] of text.matchAll(/"[^"]*"|[\r\n]+|[^"\r\n]+|"/g)) {
    const isQuoted = piece.length > 1 && piece.startsWith('"');
    if (/[\r\n]/.test(piece) && !isQuoted) {
      if (line !== '') break;
    } else if (!isQuoted) line += piece;
  }
  return line;
};

/**
 * The separator of a file: the usual one that is most frequent in its first line that isn’t empty,
 * outside quotation marks.
 */
const separatorOf = (text: string): string => {
  const first = firstLineOf(text);
  const countOf = (separator: string): number => first.split(separator).length;
  return [',', ';', '\t'].reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
};

/**
 * Reads a CSV file as written by spreadsheets and apps (RFC 4180): with or without a byte order
 * mark, with any line ends, and with `,`, `;` or tabs.
 */
export const readCsvLines = (file: string): CsvLines => {
  const text = file.replace(/^\uFEFF/, '');
  const readRow = createRowReader(text, separatorOf(text));
  const lines: CsvLine[] = [];
  const unclosed: number[] = [];
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const row = readRow(at);
    let end: number;
    if (row === undefined) {
      unclosed.push(line);
      const next = nextOf(text, lineEnd, at);
      end = next === text.length ? next : afterLineEnd(text, next);
    } else {
      ({ end } = row);
      const fields = row.spans.map((span) => textOf(text, span));
      const isEmpty = fields.length === 1 && fields[0]?.trim() === '';
      if (!isEmpty) lines.push({ line, fields });
    }
    line += countLineEnds(text, at, end);
    at = end;
  }
  return { lines, unclosed };
};
