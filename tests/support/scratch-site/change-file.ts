import { readFileSync, writeFileSync } from 'node:fs';

/** Changes a text file; throws if it doesn't contain the text to be replaced. */
export const changeFile = (file: string, from: string | RegExp, to: string): void => {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not contain ${String(from)}.`);
  writeFileSync(file, after);
};

/** Adds lines to the end of a text file. */
export const appendToFile = (file: string, text: string): void =>
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${text}\n`);
