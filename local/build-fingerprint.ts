import { createHash, type Hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** The folders, files and settings that decide what a build writes. */
const inputFolders = ['src', 'content', 'static', 'local/content-service', 'local/starter-space'];
const inputFile =
  /^(gatsby-[a-z]+\.(ts|tsx|js|mjs)|package\.json|package-lock\.json|tsconfig\.json|netlify\.toml)$/;
const ignoredFile = /(^\.|~$|\.swp$|\.test\.tsx?$|^gatsby-types\.d\.ts$)/;
const inputVariable =
  /^(CONTENTFUL_|GATSBY_|AUTH0_|STRIPE_API_URL$|SITE_URL$|GOOGLE_ANALYTICS_ID$|OFFLINE$|REST_NOTIFICATIONS$|VAPID_PUBLIC_KEY$|SECURITY_CONTACT$|UI_EXAMPLES$|STRIPE_PUBLISHABLE_KEY$|PREFIX_PATHS$|CONTEXT$)/;

const addFile = (hash: Hash, root: string, name: string): void => {
  const bytes = readFileSync(path.join(root, name));
  hash.update(`${name}\0${bytes.length}\0`).update(bytes);
};

const addFolder = (hash: Hash, root: string, name: string): void => {
  const folder = path.join(root, name);
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (ignoredFile.test(entry.name)) continue;
    const inner = `${name}/${entry.name}`;
    if (entry.isDirectory()) addFolder(hash, root, inner);
    else if (entry.isFile()) addFile(hash, root, inner);
  }
};

/**
 * A digest of everything that decides what a build writes: sources, content, settings and the Node
 * version.
 */
export const fingerprintInputs = (
  projectFolder: string,
  environment: Readonly<Record<string, string | undefined>>,
): string => {
  const hash = createHash('sha256').update(process.version);
  const files = readdirSync(projectFolder).filter((name) => inputFile.test(name));
  for (const name of files.sort()) addFile(hash, projectFolder, name);
  for (const name of inputFolders) addFolder(hash, projectFolder, name);
  for (const name of Object.keys(environment).sort()) {
    if (inputVariable.test(name)) hash.update(`${name}\0${environment[name] ?? ''}\0`);
  }
  return hash.digest('hex');
};

const measureFolder = (folder: string): { files: number; bytes: number } => {
  let files = 0;
  let bytes = 0;
  if (!existsSync(folder)) return { files, bytes };
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    files += 1;
    bytes += statSync(path.join(entry.parentPath, entry.name)).size;
  }
  return { files, bytes };
};

const describeBuild = (fingerprint: string, outputFolders: readonly string[]): string => {
  const measures = outputFolders.map(measureFolder);
  return `${fingerprint} ${measures.map(({ files, bytes }) => `${files} files ${bytes} bytes`).join(', ')}\n`;
};

const recordFile = (stateFolder: string): string => path.join(stateFolder, 'built-from');

/** Records the inputs that the output folders were built from, and the sizes of the folders. */
export const recordBuild = (
  stateFolder: string,
  outputFolders: readonly string[],
  fingerprint: string,
): void => {
  mkdirSync(stateFolder, { recursive: true });
  writeFileSync(recordFile(stateFolder), describeBuild(fingerprint, outputFolders));
};

/** Deletes the record before the output folders change. */
export const deleteBuildRecord = (stateFolder: string): void => {
  rmSync(recordFile(stateFolder), { force: true });
};

/** True if the output folders are complete and were built from exactly these inputs. */
export const isBuildCurrent = (
  stateFolder: string,
  outputFolders: readonly string[],
  fingerprint: string,
): boolean => {
  const record = recordFile(stateFolder);
  if (!existsSync(record)) return false;
  return readFileSync(record, 'utf8') === describeBuild(fingerprint, outputFolders);
};
