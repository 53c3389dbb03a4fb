import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from './is-running.ts';

const recordOf = (stateFolder: string): string => path.join(stateFolder, 'serving');

/** Records that this process serves the built site. Returns what removes the record. */
export const recordServing = (stateFolder: string): (() => void) => {
  mkdirSync(stateFolder, { recursive: true });
  writeFileSync(recordOf(stateFolder), String(process.pid));
  return () => rmSync(recordOf(stateFolder), { force: true });
};

/** True if `npm start` is serving the built site of this project, so that a build would change it under a visitor. */
export const isServing = (stateFolder: string): boolean => {
  const record = recordOf(stateFolder);
  return existsSync(record) && isRunning(Number(readFileSync(record, 'utf8')), /\bstart\.ts\b/);
};
