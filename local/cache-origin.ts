import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Gatsby's cache holds the addresses of pictures, and the content service says nothing about one that has not changed.
 * Forgets the cache when the service has moved, to another port or from the starter space to a real one.
 */
export const forgetCacheOfOtherOrigin = (
  place: { readonly projectFolder: string; readonly stateFolder: string },
  origin: string,
): void => {
  const record = path.join(place.stateFolder, 'cache-origin');
  const known = existsSync(record) ? readFileSync(record, 'utf8') : origin;
  if (known !== origin) {
    rmSync(path.join(place.projectFolder, '.cache'), { recursive: true, force: true });
  }
  mkdirSync(place.stateFolder, { recursive: true });
  writeFileSync(record, origin);
};
