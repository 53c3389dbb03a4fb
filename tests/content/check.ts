/**
 * Checks `content/` in a second, without building: node tests/content/check.ts [part of an id…]
 * Faults that would stop the build come first, departures from docs/voice.md after them.
 */
import { describeFault, findContentFaults } from '../../src/content/faults.ts';
import { readContent } from './space.ts';
import { findWordFaults } from './words.ts';

const wanted = process.argv.slice(2);
const asked = (id: string): boolean => wanted.length === 0 || wanted.some((w) => id.includes(w));

const space = await readContent();
const lines = [
  ...findContentFaults(space)
    .filter(({ id }) => asked(id))
    .map(describeFault),
  ...findWordFaults(space)
    .filter(({ where }) => asked(where))
    .map(({ where, problem }) => `${where}: ${problem}`),
];
for (const line of lines) console.log(line);
console.log(lines.length === 0 ? 'No fault.' : `${lines.length} faults.`);
if (lines.length > 0) process.exitCode = 1;
