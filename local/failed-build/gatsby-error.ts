import { stripVTControlCharacters } from 'node:util';

/** The start of lines that aren't part of an error. */
const otherLine = /^(success|info|warn|verbose|not finished)\b/;
/** Node's warnings, which Gatsby prints as errors. */
const nodeWarning = /^\s*error \(node:\d+\) .*Warning:/;
const stackLine = /^\s+(at |- [\w.-]+:\d+)/;

/** The first error in Gatsby's output, without the stack; later errors only follow from it. */
export const readGatsbyError = (output: string): string | undefined => {
  const lines = stripVTControlCharacters(output).split(/\r\n|\r|\n/);
  const start = lines.findIndex(
    (line) => /^\s*(ERROR\b|error )/.test(line) && !nodeWarning.test(line),
  );
  if (start === -1) return undefined;
  const rest = lines.slice(start);
  const end = rest.findIndex((line, index) => index > 0 && otherLine.test(line));
  const text = rest
    .slice(0, end === -1 ? undefined : end)
    .filter((line) => !stackLine.test(line))
    .map((line, index) => (index === 0 ? line.replace(/^\s*(ERROR|error)\s*/, '') : line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text === '' ? undefined : text;
};
