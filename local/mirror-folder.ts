import {
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  utimesSync,
} from 'node:fs';
import type { Stats } from 'node:fs';
import path from 'node:path';

// In milliseconds: utimes sets microseconds, but file systems store nanoseconds.
const tolerance = 0.01;

const isSameFile = (one: Stats, other: Stats | undefined): boolean =>
  other !== undefined &&
  other.isFile() &&
  one.size === other.size &&
  Math.abs(one.mtimeMs - other.mtimeMs) < tolerance;

/**
 * Makes `copy` equal to `original`; writes only files that differ in size or modification time.
 * Synchronous, because that is several times faster for tens of thousands of small files.
 */
export const mirrorFolder = (original: string, copy: string): void => {
  mkdirSync(copy, { recursive: true });
  const wanted = new Set<string>();
  for (const entry of readdirSync(original, { withFileTypes: true })) {
    wanted.add(entry.name);
    const from = path.join(original, entry.name);
    const to = path.join(copy, entry.name);
    if (entry.isDirectory()) {
      if (lstatSync(to, { throwIfNoEntry: false })?.isDirectory() === false) rmSync(to);
      mirrorFolder(from, to);
    } else if (entry.isFile()) {
      const stats = lstatSync(from);
      const old = lstatSync(to, { throwIfNoEntry: false });
      if (isSameFile(stats, old)) continue;
      if (old?.isDirectory() === true) rmSync(to, { recursive: true });
      copyFileSync(from, to, constants.COPYFILE_FICLONE);
      utimesSync(to, stats.atimeMs / 1000, stats.mtimeMs / 1000);
    }
  }
  for (const name of readdirSync(copy)) {
    if (!wanted.has(name)) rmSync(path.join(copy, name), { recursive: true, force: true });
  }
};
