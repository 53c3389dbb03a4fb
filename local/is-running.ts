import { existsSync, readFileSync } from 'node:fs';

/**
 * True if the process runs and its command line matches. Process ids are reused, so the id alone
 * proves little; where the system doesn't show command lines, it has to do.
 */
export const isRunning = (pid: number, commandLine: RegExp): boolean => {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const file = `/proc/${pid}/cmdline`;
  return !existsSync(file) || commandLine.test(readFileSync(file, 'utf8'));
};
