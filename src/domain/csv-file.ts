/**
 * A field of a CSV file. Spreadsheets calculate what begins like a formula, so such a text gets an apostrophe in front, which they
 * take as “this is a text”.
 */
export const toCsvField = (text: string): string => {
  const safe = /^[\s]*[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** U+FEFF: without it spreadsheets take the file for an old code page and break every é. */
const byteOrderMark = '\uFEFF';

/** A CSV file in UTF-8 that spreadsheets open as it is. */
export const toCsvFile = (lines: readonly (readonly string[])[]): string =>
  `${byteOrderMark}${lines.map((fields) => `${fields.map(toCsvField).join(',')}\r\n`).join('')}`;
