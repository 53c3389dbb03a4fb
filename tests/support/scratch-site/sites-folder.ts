import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sitesVariable } from './build-folder.ts';

/**
 * Vitest calls this once before all files of the integration tests, and calls the function it
 * returns after them.
 */
const makeSitesFolder = (): (() => void) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sites-of-tests-'));
  process.env[sitesVariable] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
};

export default makeSitesFolder;
