import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  readLastVerifiedCatalogue,
  saveLastVerifiedCatalogue,
} from '../src/build/catalogue/last-catalogue.ts';
import { deleteCacheOfOtherOrigin, hostedOrigin } from './cache-origin.ts';

let projectFolder = '';
const place = () => ({ projectFolder, stateFolder: path.join(projectFolder, '.local') });
const hasCache = (): boolean => existsSync(path.join(projectFolder, '.cache/data'));

beforeEach(() => {
  projectFolder = mkdtempSync(path.join(os.tmpdir(), 'cache-origin-'));
  mkdirSync(path.join(projectFolder, '.cache/webpack'), { recursive: true });
  writeFileSync(path.join(projectFolder, '.cache/data'), '');
});
afterEach(() => rmSync(projectFolder, { recursive: true }));

/** What Gatsby writes in a build. */
const build = (): void => writeFileSync(path.join(projectFolder, '.cache/data'), '');

it('keeps the cache while the content service has the same address', () => {
  deleteCacheOfOtherOrigin(place(), 'https://localhost:8889');
  build();
  deleteCacheOfOtherOrigin(place(), 'https://localhost:8889');
  expect(hasCache()).toBe(true);
});

it('deletes everything but webpack’s output and the prices that were verified last when the content service has moved', () => {
  deleteCacheOfOtherOrigin(place(), 'https://localhost:8889');
  build();
  saveLastVerifiedCatalogue(projectFolder, []);
  deleteCacheOfOtherOrigin(place(), 'https://localhost:9889');
  expect(hasCache()).toBe(false);
  expect(existsSync(path.join(projectFolder, '.cache/webpack'))).toBe(true);
  expect(readLastVerifiedCatalogue(projectFolder)).toEqual([]);
});

it('keeps the cache of a space at Contentful where a host has kept it and nothing else, but not that of files', () => {
  deleteCacheOfOtherOrigin(place(), hostedOrigin);
  expect(hasCache()).toBe(true);
  rmSync(place().stateFolder, { recursive: true });
  deleteCacheOfOtherOrigin(place(), 'https://localhost:8889');
  expect(hasCache()).toBe(false);
});
