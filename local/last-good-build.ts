import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { privateFolder } from '../src/config/private-folder.ts';
import { isRunning } from './is-running.ts';
import { mirrorFolder } from './mirror-folder.ts';
import { PlainFailure } from './plain-failure.ts';

/**
 * What a build changes and a failed build must leave as it was.
 * Gatsby's own state belongs to it: Gatsby writes fetched entries to its database as they arrive, so after a build that
 * failed half-way the next one takes them for known and leaves their pages as they were.
 */
const guarded = [
  'public',
  privateFolder,
  '.cache/redux',
  '.cache/data',
  '.cache/caches',
  '.cache/caches-lmdb',
] as const;

/** Where the site is built and where its last good state is kept aside. */
type BuildPlace = { readonly projectFolder: string; readonly stateFolder: string };

const copyOf = (place: BuildPlace, name: string): string =>
  path.join(place.stateFolder, 'last-good-build', name);

const markerOf = (place: BuildPlace): string => path.join(place.stateFolder, 'build-under-way');

const mirror = (original: string, copy: string): void => {
  if (existsSync(original)) mirrorFolder(original, copy);
  else rmSync(copy, { recursive: true, force: true });
};

// Only one of our commands counts.
const ourCommand = /\b(build|start|develop)\.ts\b/;

const putBack = (place: BuildPlace): void => {
  for (const name of guarded) mirror(copyOf(place, name), path.join(place.projectFolder, name));
  rmSync(markerOf(place), { force: true });
};

/** Puts the last good site back if an earlier build was cut off; true if there was one. Throws when that build still runs. */
export const mendInterruptedBuild = (place: BuildPlace): boolean => {
  const marker = markerOf(place);
  if (!existsSync(marker)) return false;
  const pid = Number(readFileSync(marker, 'utf8'));
  if (pid !== process.pid && isRunning(pid, ourCommand)) {
    throw new PlainFailure(
      `Another build of this site is running (process ${pid}). Wait for its end or stop it, then try again.`,
    );
  }
  putBack(place);
  return true;
};

/** Keeps the site aside before a build starts. */
export const beginBuild = (place: BuildPlace): void => {
  mendInterruptedBuild(place);
  mkdirSync(place.stateFolder, { recursive: true });
  for (const name of guarded) mirror(path.join(place.projectFolder, name), copyOf(place, name));
  writeFileSync(markerOf(place), String(process.pid));
};

/** Accepts what a build has made. */
export const acceptBuild = (place: BuildPlace): void => {
  rmSync(markerOf(place), { force: true });
};

/** Puts back what was there before a build that failed or was stopped. */
export const abandonBuild = putBack;
