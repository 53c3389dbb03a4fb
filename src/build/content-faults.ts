import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ContentFault } from '../domain/content-fault.ts';

/**
 * Writes the faults to a file for the command that started the build, which shows them to the
 * editor.
 */
export const writeContentFaults = async (
  file: string,
  faults: readonly ContentFault[],
): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(faults, null, 1)}\n`);
};
