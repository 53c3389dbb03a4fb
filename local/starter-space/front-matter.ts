import { LineCounter, parseDocument } from 'yaml';

/** The two parts of an entry file: YAML fields and Markdown. */
export type EntryFile = { fields: Record<string, unknown>; body: string };

const FENCE = /^---[ \t]*$/;

/**
 * Splits an entry file into its YAML fields and its Markdown; throws an Error that says what to
 * correct.
 */
export function parseEntryFile(text: string): EntryFile {
  const lines = withoutByteOrderMark(text).split(/\r\n|\r|\n/);
  if (!FENCE.test(lines[0] ?? '')) {
    throw new Error('the first line must be `---`, followed by the fields and another `---`.');
  }
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (end === -1) {
    throw new Error('the fields have no end. Put a line with `---` between them and the text.');
  }
  const fields = parseYamlFields(lines.slice(1, end).join('\n'), 1);
  return { fields, body: trimBlankLines(lines.slice(end + 1)).join('\n') };
}

/**
 * Parses YAML 1.2 that has to be a map of `key: value`. Dates stay strings, empty values are left
 * out.
 */
export function parseYamlFields(text: string, linesBefore = 0): Record<string, unknown> {
  const lineCounter = new LineCounter();
  const document = parseDocument(withoutByteOrderMark(text), {
    schema: 'core',
    prettyErrors: false,
    lineCounter,
  });
  const error = document.errors[0];
  if (error) {
    const line = lineCounter.linePos(error.pos[0]).line + linesBefore;
    throw new Error(
      `the YAML cannot be read at line ${line}: ${error.message}. Quote strings that hold ": " or " #".`,
    );
  }
  let value: unknown;
  try {
    value = document.toJS();
    JSON.stringify(value);
  } catch (error) {
    if (error instanceof TypeError) {
      throw new Error('a value of the YAML contains itself. Write it out instead of using `*`.');
    }
    throw new Error(`the YAML cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  if (value === null || value === undefined) return {};
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw new Error('the fields must be lines of `key: value`.');
  }
  return Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== null && field !== undefined),
  );
}

function withoutByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

function trimBlankLines(lines: string[]): string[] {
  const isText = (line: string) => line.trim() !== '';
  const first = lines.findIndex(isText);
  return first === -1 ? [] : lines.slice(first, lines.findLastIndex(isText) + 1);
}
