import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Stands for a space at Contentful, whose address is the same everywhere. */
export const hostedOrigin = 'hosted';

/** The folders in Gatsby's cache that have nothing of a content service. */
const kept: ReadonlySet<string> = new Set(['webpack', 'adapters']);

/**
 * Deletes Gatsby's cache if the content service has another address than in the last build: another
 * port, or a real space instead of the starter space. The cache contains the addresses of pictures,
 * and a sync doesn't send unchanged ones again. The same goes for the local service without a
 * record of the last build: where a host keeps Gatsby's cache and not our state, the service no
 * longer knows which entries have been deleted since. Two things stay, because they contain no
 * content: webpack's compiled output, which is most of the work of a first build, and the prices
 * that were verified last, without which a site of files could not be built while Stripe is away
 * (src/build/catalogue/last-catalogue.ts).
 */
export const deleteCacheOfOtherOrigin = (
  place: { readonly projectFolder: string; readonly stateFolder: string },
  origin: string,
): void => {
  const record = path.join(place.stateFolder, 'cache-origin');
  const lastOrigin = existsSync(record) ? readFileSync(record, 'utf8') : hostedOrigin;
  if (lastOrigin !== origin) {
    const cache = path.join(place.projectFolder, '.cache');
    for (const name of existsSync(cache) ? readdirSync(cache) : []) {
      if (!kept.has(name)) rmSync(path.join(cache, name), { recursive: true });
    }
  }
  mkdirSync(place.stateFolder, { recursive: true });
  writeFileSync(record, origin);
};
