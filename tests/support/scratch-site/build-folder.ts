import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The environment variable with the folder in which a test run builds its sites. */
export const sitesVariable = 'SITES_OF_TESTS';

/** An empty folder for a site that a test builds. */
export type BuildFolder = {
  readonly folder: string;
  /** Removes the folder with everything in it. */
  readonly release: () => void;
};

const compiledIn = (site: string): string => path.join(site, '.cache', 'webpack');

const createOwnFolder = (parent: string, prefix: string): BuildFolder => {
  const folder = mkdtempSync(path.join(parent, prefix));
  return {
    folder,
    release: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
};

/** Takes the lock; false if another test file has it, as several may run at once. */
const takeLock = (lock: string): boolean => {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
};

/**
 * Reserves the path at which a run's sites are built one after another. Most of a first build is compiling the same sources, and webpack
 * caches compiled files by path: at the same path it reuses what it compiled for the previous site. Nothing else of that site is left.
 * Outside Vitest, and while another test file builds there, it is a new folder.
 */
export const reserveBuildFolder = (prefix: string): BuildFolder => {
  const sites = process.env[sitesVariable];
  if (sites === undefined) return createOwnFolder(os.tmpdir(), prefix);
  const lock = path.join(sites, 'taken');
  if (!takeLock(lock)) return createOwnFolder(sites, prefix);
  const folder = path.join(sites, 'site');
  const compiled = path.join(sites, 'compiled');
  mkdirSync(path.join(folder, '.cache'), { recursive: true });
  if (existsSync(compiled)) renameSync(compiled, compiledIn(folder));
  return {
    folder,
    release: () => {
      if (existsSync(compiledIn(folder))) renameSync(compiledIn(folder), compiled);
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
      rmSync(lock, { recursive: true });
    },
  };
};
