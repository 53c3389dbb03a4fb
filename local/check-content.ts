/**
 * Checks `content/` in a second, without a build: node local/check-content.ts [part of an id…]
 * Prints the errors that would stop a build first, then the departures from docs/voice.md.
 */
import { describeContentError } from '../src/content/check/content-error.ts';
import { findContentErrors } from '../src/content/check/find-content-errors.ts';
import { findEditorialErrors } from '../src/content/check/find-editorial-errors.ts';
import { readContentSpace } from './starter-space/read-content-space.ts';

const parts = process.argv.slice(2);
const isWanted = (id: string): boolean =>
  parts.length === 0 || parts.some((part) => id.includes(part));

const space = await readContentSpace();
const lines = [
  ...findContentErrors(space)
    .filter(({ id }) => isWanted(id))
    .map(describeContentError),
  ...findEditorialErrors(space)
    .filter(({ where }) => isWanted(where))
    .map(({ where, problem }) => `${where}: ${problem}`),
];
for (const line of lines) console.log(line);
console.log(lines.length === 0 ? 'No fault.' : `${lines.length} faults.`);
if (lines.length > 0) process.exitCode = 1;
