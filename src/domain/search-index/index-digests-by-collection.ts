/**
 * Below `/static/`, where file names contain a digest, so that browsers may cache them for a year.
 */
export const indexFolder = '/static/search/';

/** The name of a collection's index file. `digest` is the hash of its content. */
export const indexFileNameOf = (collection: string, digest: string): string =>
  `${collection}-${digest}.json`;

const largeMark = '-large';

/** The size from which an index file is large, in characters. */
const largeFrom = 200_000;

/**
 * The digest of a file for the manifest, with a mark if the file is large. The page fetches small
 * files while the worker's script is still loading; the worker fetches large ones, so that their
 * megabytes don't pass through the page.
 */
export const digestMarkedIfLarge = (digest: string, text: string): string =>
  text.length < largeFrom ? digest : digest + largeMark;

/** Whether a digest of the manifest has the mark of a large file. */
export const isDigestOfLargeIndexFile = (digest: string): boolean => digest.endsWith(largeMark);

/** The index files of a build: the digest of each collection. */
export type IndexDigestsByCollection = Readonly<Record<string, string>>;

/**
 * Gatsby's app-data.json, which every page loads before it hydrates. The build adds the manifest to
 * it, so that the first search can request the index files without another round trip.
 */
export const gatsbyAppDataPath = '/page-data/app-data.json';

/** The key of the manifest in app-data.json. */
export const indexDigestsKeyInAppData = 'search';

/**
 * The manifest in app-data.json; empty if there is none. Checked by hand, because every page loads
 * this code.
 */
export const indexDigestsInAppData = (appData: unknown): IndexDigestsByCollection => {
  if (typeof appData !== 'object' || appData === null) return {};
  const manifest: unknown = Reflect.get(appData, indexDigestsKeyInAppData);
  if (typeof manifest !== 'object' || manifest === null) return {};
  return Object.fromEntries(
    Object.entries(manifest).filter(([, digest]) => typeof digest === 'string'),
  );
};
