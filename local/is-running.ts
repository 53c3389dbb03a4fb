import { existsSync, readFileSync } from 'node:fs';

/**
 * True when a process runs and its command line fits the pattern. A process number is given again after a restart, so
 * the number alone says little; where the system does not show command lines, it has to do.
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
