import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The environment variable with the folder in which the sites of one run of the tests are built. */
export const sitesVariable = 'SITES_OF_TESTS';

/** An empty folder for a site that a test builds. */
export type SitePlace = {
  readonly folder: string;
  /** Removes the folder with everything in it. */
  readonly leave: () => void;
};

const compiledIn = (site: string): string => path.join(site, '.cache', 'webpack');

const takeOwnPlace = (parent: string, prefix: string): SitePlace => {
  const folder = mkdtempSync(path.join(parent, prefix));
  return {
    folder,
    leave: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
};

/** True if nobody else has it now; several test files may run at once. */
const take = (mark: string): boolean => {
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
};

/**
 * Takes the place at which the sites of this run are built one after another. Most of a first build is compiling the same sources, and
 * webpack knows a file that it has compiled by its path: at the same path it goes on with what it compiled for the site before. Nothing else
 * stays of that site. Outside of a run of Vitest, and while another test file builds there, it is a new folder.
 */
export const takeSitePlace = (prefix: string): SitePlace => {
  const sites = process.env[sitesVariable];
  if (sites === undefined) return takeOwnPlace(os.tmpdir(), prefix);
  const mark = path.join(sites, 'taken');
  if (!take(mark)) return takeOwnPlace(sites, prefix);
  const folder = path.join(sites, 'site');
  const compiled = path.join(sites, 'compiled');
  mkdirSync(path.join(folder, '.cache'), { recursive: true });
  if (existsSync(compiled)) renameSync(compiled, compiledIn(folder));
  return {
    folder,
    leave: () => {
      if (existsSync(compiledIn(folder))) renameSync(compiledIn(folder), compiled);
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
      rmSync(mark, { recursive: true });
    },
  };
};
