import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '../is-running.ts';
import { PlainFailure } from '../plain-failure.ts';

/**
 * Takes a folder for this process alone, and gives what gives it back. Two processes over the same data would destroy
 * it. A claim whose process is gone does not count.
 */
export const claimFolder = (folder: string): (() => void) => {
  const claim = path.join(folder, 'in-use-by');
  const holder = existsSync(claim) ? Number(readFileSync(claim, 'utf8')) : 0;
  if (holder > 0 && holder !== process.pid && isRunning(holder, /node/)) {
    throw new PlainFailure(
      `The database in ${folder} is in use by another command (process ${holder}). Stop that one, then try again.`,
    );
  }
  writeFileSync(claim, String(process.pid));
  return () => rmSync(claim, { force: true });
};
