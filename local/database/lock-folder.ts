import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '../is-running.ts';
import { PlainFailure } from '../plain-failure.ts';

/**
 * Locks a folder for this process and returns a function that unlocks it. Two processes using the
 * same data would corrupt it. A lock whose process has ended is ignored. Throws PlainFailure when
 * another process has the lock.
 */
export const lockFolder = (folder: string): (() => void) => {
  const lockFile = path.join(folder, 'in-use-by');
  const holder = existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8')) : 0;
  if (holder > 0 && holder !== process.pid && isRunning(holder, /node/)) {
    throw new PlainFailure(
      `The database in ${folder} is in use by another command (process ${holder}). Stop that one, then try again.`,
    );
  }
  writeFileSync(lockFile, String(process.pid));
  return () => rmSync(lockFile, { force: true });
};
