import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import type { CommandRun } from '../command.ts';

/** Where Linux keeps files in memory. */
const memoryOfLinux = '/dev/shm';

/** A whole run needs less than half of this, in bytes. Containers often have 64 MiB only. */
const bytesNeeded = 4 * 1024 ** 3;

const hasRoom = (folder: string): boolean => {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= bytesNeeded;
};

/**
 * Puts the temporary files of this process, and of those that it starts, into memory until the
 * command ends. Tests create and delete a hundred databases of 300 files each, which takes a disc
 * ten times as long. Does nothing on a machine without room for it.
 */
export const keepTemporaryFilesInMemory = ({ onEnd }: CommandRun, memory = memoryOfLinux): void => {
  if (!hasRoom(memory)) return;
  const folder = mkdtempSync(path.join(memory, 'knurl-tests-'));
  // Postgres runs as a user of its own, and has to reach its folder in here.
  chmodSync(folder, 0o1777);
  process.env['TMPDIR'] = folder;
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
};
