/**
 * A field of a CSV file. Spreadsheets evaluate a text that begins like a formula, so it gets a
 * leading apostrophe, which marks it as text.
 */
export const toCsvField = (text: string): string => {
  const safe = /^[\s]*[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** U+FEFF: without it spreadsheets assume an old code page and break every é. */
const byteOrderMark = '\uFEFF';

/** A CSV file in UTF-8 that spreadsheets open correctly. */
export const toCsvFile = (lines: readonly (readonly string[])[]): string =>
  `${byteOrderMark}${lines.map((fields) => `${fields.map(toCsvField).join(',')}\r\n`).join('')}`;
