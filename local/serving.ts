import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from './is-running.ts';

const recordOf = (stateFolder: string): string => path.join(stateFolder, 'serving');

/** Records that this process serves the built site. Returns a function that removes the record. */
export const recordServing = (stateFolder: string): (() => void) => {
  mkdirSync(stateFolder, { recursive: true });
  writeFileSync(recordOf(stateFolder), String(process.pid));
  return () => rmSync(recordOf(stateFolder), { force: true });
};

/**
 * True if `npm start` is serving this project's built site, so that a build would change it while
 * somebody is using it.
 */
export const isServing = (stateFolder: string): boolean => {
  const record = recordOf(stateFolder);
  return existsSync(record) && isRunning(Number(readFileSync(record, 'utf8')), /\bstart\.ts\b/);
};
