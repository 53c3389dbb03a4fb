import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { privateFolder } from '../src/config/shared/private-folder.ts';
import { isRunning } from './is-running.ts';
import { mirrorFolder } from './mirror-folder.ts';
import { PlainFailure } from './plain-failure.ts';

/**
 * The folders that a failed build must leave unchanged. They include Gatsby's own state: Gatsby
 * saves entries to its database as it fetches them, so after a build that failed half-way, the next
 * one would treat them as unchanged and not render their pages.
 */
const protectedFolders = [
  'public',
  privateFolder,
  '.cache/redux',
  '.cache/data',
  '.cache/caches',
  '.cache/caches-lmdb',
] as const;

/** Where the site is built, and where the copy of the last good site is. */
type BuildPlace = { readonly projectFolder: string; readonly stateFolder: string };

const copyPath = (place: BuildPlace, name: string): string =>
  path.join(place.stateFolder, 'last-good-build', name);

const markerFile = (place: BuildPlace): string => path.join(place.stateFolder, 'build-under-way');

const mirror = (original: string, copy: string): void => {
  if (existsSync(original)) mirrorFolder(original, copy);
  else rmSync(copy, { recursive: true, force: true });
};

// The process id in the marker may have been reused for another program.
const ourCommand = /\b(build|start|develop)\.ts\b/;

const restore = (place: BuildPlace): void => {
  for (const name of protectedFolders)
    mirror(copyPath(place, name), path.join(place.projectFolder, name));
  rmSync(markerFile(place), { force: true });
};

/**
 * Restores the last good site if an earlier build was interrupted; returns true if so. Throws if
 * that build is still running.
 */
export const restoreAfterInterruptedBuild = (place: BuildPlace): boolean => {
  const marker = markerFile(place);
  if (!existsSync(marker)) return false;
  const pid = Number(readFileSync(marker, 'utf8'));
  if (pid !== process.pid && isRunning(pid, ourCommand)) {
    throw new PlainFailure(
      `Another build of this site is running (process ${pid}). Wait for its end or stop it, then try again.`,
    );
  }
  restore(place);
  return true;
};

/** Backs up the current site before a build starts. */
export const backUpBeforeBuild = (place: BuildPlace): void => {
  restoreAfterInterruptedBuild(place);
  mkdirSync(place.stateFolder, { recursive: true });
  for (const name of protectedFolders)
    mirror(path.join(place.projectFolder, name), copyPath(place, name));
  writeFileSync(markerFile(place), String(process.pid));
};

/** Ends a build that succeeded. */
export const acceptBuild = (place: BuildPlace): void => {
  rmSync(markerFile(place), { force: true });
};

/** Ends a build that failed or was stopped: restores the previous site. */
export const abandonBuild = restore;
