/** Below `/static/`, where everything is named by its content and may be kept for a year. */
export const indexFolder = '/static/search/';

/** The name of a collection's index file; the digest is that of its content. */
export const indexFileName = (collection: string, digest: string): string =>
  `${collection}-${digest}.json`;

/** Which index files there are: the digest of each collection's content. */
export type IndexManifest = Readonly<Record<string, string>>;

/**
 * Gatsby's own note on the build, which every page loads before it comes alive. The build adds the manifest to it, so
 * that the first search need not wait for an answer of its own before it can ask for the files.
 */
export const manifestPath = '/page-data/app-data.json';

/** The key of the manifest in that note. */
export const manifestKey = 'search';

/** The manifest in Gatsby's note; empty where there is none. */
export const readManifest = (note: unknown): IndexManifest => {
  if (typeof note !== 'object' || note === null) return {};
  const manifest: unknown = Reflect.get(note, manifestKey);
  if (typeof manifest !== 'object' || manifest === null) return {};
  return Object.fromEntries(
    Object.entries(manifest).filter(([, digest]) => typeof digest === 'string'),
  );
};
