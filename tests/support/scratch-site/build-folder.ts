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

/** Where `npm run preview` builds, in its project. */
const previewCopy = path.join('.local', 'preview');

/**
 * Reserves the path at which a run's sites are built one after another. Most of a first build is
 * compiling the same sources, and webpack caches compiled files by path: at the same path it reuses
 * what it compiled for the previous site. Nothing else of that site is left. A preview is built in
 * a copy of its project, so for `whatFor: 'preview'` the folder is a project whose copy will be at
 * that path. Outside Vitest, and while another test file builds there, it is a new folder.
 */
export const reserveBuildFolder = (
  prefix: string,
  whatFor: 'site' | 'preview' = 'site',
): BuildFolder => {
  const sites = process.env[sitesVariable];
  if (sites === undefined) return createOwnFolder(os.tmpdir(), prefix);
  const lock = path.join(sites, 'taken');
  if (!takeLock(lock)) return createOwnFolder(sites, prefix);
  const project = path.join(sites, 'project');
  const built = path.join(project, previewCopy);
  const compiled = path.join(sites, 'compiled');
  mkdirSync(path.join(built, '.cache'), { recursive: true });
  if (existsSync(compiled)) renameSync(compiled, compiledIn(built));
  return {
    folder: whatFor === 'preview' ? project : built,
    release: () => {
      if (existsSync(compiledIn(built))) renameSync(compiledIn(built), compiled);
      rmSync(project, { recursive: true, force: true, maxRetries: 3 });
      rmSync(lock, { recursive: true });
    },
  };
};
