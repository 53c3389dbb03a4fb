import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readAssetFacts, type AssetFileFacts } from './asset-file.ts';
import { parseContentType, type StarterContentType } from './content-type.ts';
import { createFileCache } from './file-cache.ts';
import { parseEntryFile, parseYamlFields } from './front-matter.ts';
import { StarterSpaceError, type FileError } from './starter-space-error.ts';
import { DEFAULT_LOCALE, findIdError, toEntryFields, type LocalizedFields } from './to-entry.ts';

export type StarterEntry = {
  id: string;
  contentTypeId: string;
  fields: LocalizedFields;
  /** Hash of the content type and the fields, so that the layout of the file does not matter. */
  hash: string;
  /** True if only the preview shows it. */
  isDraft?: boolean;
};

/** One asset of the starter space and its file. */
export type StarterAsset = {
  id: string;
  /** Title and description in every locale. */
  fields: LocalizedFields;
  file: AssetFileFacts & { fileName: string; path: string };
  hash: string;
};

/** The content of a content folder, each list sorted by id. */
export type StarterSpace = {
  contentTypes: StarterContentType[];
  entries: StarterEntry[];
  assets: StarterAsset[];
};

/**
 * Reads a content folder repeatedly; `read` returns the same object as long as no file has changed.
 */
export type StarterSpaceReader = { read(): Promise<StarterSpace> };

type ParsedEntry = { fields: LocalizedFields; hash: string; errors: string[] };
type ParsedAsset = { fields: LocalizedFields; fileName: string; errors: string[] };

const ASSET_KEYS = ['title', 'description', 'file'];

/**
 * Reads a content folder once; throws a StarterSpaceError that lists every file that cannot be
 * read.
 */
export function readStarterSpace(contentFolder: string): Promise<StarterSpace> {
  return createStarterSpaceReader(contentFolder).read();
}

/**
 * Creates a reader of a content folder that parses a file again only when its bytes have changed.
 * With drafts, an entry in `drafts` is added to those in `entries`, or replaces the one with the
 * same id.
 */
export function createStarterSpaceReader(
  contentFolder: string,
  { withDrafts = false }: { withDrafts?: boolean } = {},
): StarterSpaceReader {
  const roots = withDrafts ? ['drafts', 'entries'] : ['entries'];
  const typeFiles = createFileCache<StarterContentType>();
  const entryFiles = createFileCache<ParsedEntry>();
  const assetFiles = createFileCache<ParsedAsset>();
  const binaryFiles = createFileCache<AssetFileFacts>();
  let current: StarterSpace | undefined;

  async function read(): Promise<StarterSpace> {
    const fileErrors: FileError[] = [];
    let changed = false;
    const report = (file: string, message: string) => fileErrors.push({ file, message });

    async function readContentTypes(): Promise<StarterContentType[]> {
      const contentTypes: StarterContentType[] = [];
      const seen = new Set<string>();
      for (const name of list(contentFolder, 'content-types')) {
        const file = `content-types/${name}`;
        if (!name.endsWith('.json')) {
          report(file, 'only .json files belong here. Move it elsewhere.');
          continue;
        }
        const fullPath = path.join(contentFolder, file);
        seen.add(fullPath);
        await attempt(file, async () => {
          const result = await typeFiles.get(fullPath, async (bytes) =>
            parseContentType(bytes.toString('utf8'), name.slice(0, -'.json'.length)),
          );
          if (result.changed) {
            // Entries are parsed according to the fields of their type, so they all have to be
            // parsed again.
            entryFiles.clear();
            changed = true;
          }
          contentTypes.push(result.value);
        });
      }
      if (typeFiles.keepOnly(seen)) {
        entryFiles.clear();
        changed = true;
      }
      return contentTypes;
    }

    async function readEntries(contentTypes: StarterContentType[]): Promise<StarterEntry[]> {
      const entries: StarterEntry[] = [];
      const seen = new Set<string>();
      const fileOfId = new Map<string, string>();
      const typeOfId = new Map(contentTypes.map((contentType) => [contentType.id, contentType]));
      const brokenTypes = new Set(fileErrors.map(({ file }) => path.basename(file, '.json')));

      for (const [root, typeId] of roots.flatMap((name) =>
        list(contentFolder, name).map((type) => [name, type] as const),
      )) {
        const isDraft = root === 'drafts';
        const contentType = typeOfId.get(typeId);
        if (!contentType) {
          if (brokenTypes.has(typeId)) continue;
          const fix = `Add content-types/${typeId}.json or move the file into the folder of its type.`;
          report(`${root}/${typeId}`, `there is no content type "${typeId}". ${fix}`);
          continue;
        }
        for (const name of list(contentFolder, `${root}/${typeId}`)) {
          const file = `${root}/${typeId}/${name}`;
          if (!name.endsWith('.md')) {
            report(file, 'only .md files belong here. Rename or move it.');
            continue;
          }
          const id = `${typeId}-${name.slice(0, -'.md'.length)}`;
          const idError = findIdError(id);
          if (idError) report(file, idError);
          const other = fileOfId.get(id);
          if (other === `drafts/${typeId}/${name}`) continue;
          if (other)
            report(file, `its id "${id}" is that of ${other} too. Rename one of the files.`);
          fileOfId.set(id, file);

          const fullPath = path.join(contentFolder, file);
          seen.add(fullPath);
          await attempt(file, async () => {
            const result = await entryFiles.get(fullPath, async (bytes) =>
              parseEntry(bytes.toString('utf8'), contentType),
            );
            changed ||= result.changed;
            const { fields, hash, errors } = result.value;
            for (const error of errors) report(file, error);
            entries.push({ id, contentTypeId: typeId, fields, hash, isDraft });
          });
        }
      }
      if (entryFiles.keepOnly(seen)) changed = true;
      return entries;
    }

    async function readAssets(): Promise<StarterAsset[]> {
      const assets: StarterAsset[] = [];
      const seen = new Set<string>();
      const seenBinaries = new Set<string>();
      const names = list(contentFolder, 'assets');
      const present = new Set(names);
      for (const name of names.filter((one) => one.endsWith('.yaml'))) {
        const file = `assets/${name}`;
        const id = name.slice(0, -'.yaml'.length);
        const idError = findIdError(id);
        if (idError) report(file, idError);

        const fullPath = path.join(contentFolder, file);
        seen.add(fullPath);
        await attempt(file, async () => {
          const parsed = await assetFiles.get(fullPath, async (bytes) =>
            parseAsset(bytes.toString('utf8')),
          );
          changed ||= parsed.changed;
          for (const error of parsed.value.errors) report(file, error);
          if (parsed.value.errors.length > 0) return;

          const { fields, fileName } = parsed.value;
          if (!present.has(fileName)) {
            throw new Error(`"${fileName}" is not beside it. Add the file or correct \`file\`.`);
          }
          const binaryPath = path.join(contentFolder, 'assets', fileName);
          seenBinaries.add(binaryPath);
          const facts = await binaryFiles.get(binaryPath, (bytes) =>
            readAssetFacts(bytes, fileName),
          );
          changed ||= facts.changed;
          const hash = hashOf([fields, fileName, facts.value.contentType, facts.value.hash]);
          const binary = { ...facts.value, fileName, path: binaryPath };
          assets.push({ id, fields, file: binary, hash });
        });
      }
      if (assetFiles.keepOnly(seen)) changed = true;
      if (binaryFiles.keepOnly(seenBinaries)) changed = true;
      return assets;
    }

    async function attempt(file: string, work: () => Promise<void>): Promise<void> {
      try {
        await work();
      } catch (error) {
        report(file, describeError(error));
      }
    }

    const contentTypes = await readContentTypes();
    const entries = await readEntries(contentTypes);
    const assets = await readAssets();
    if (fileErrors.length > 0) {
      current = undefined;
      throw new StarterSpaceError(fileErrors);
    }
    if (changed || !current) {
      current = {
        contentTypes: contentTypes.sort(byId),
        entries: entries.sort(byId),
        assets: assets.sort(byId),
      };
    }
    return current;
  }

  return { read };
}

function parseEntry(text: string, contentType: StarterContentType): ParsedEntry {
  const { fields, errors } = toEntryFields(parseEntryFile(text), contentType);
  return { fields, errors, hash: hashOf([contentType.id, fields]) };
}

function parseAsset(text: string): ParsedAsset {
  const values = parseYamlFields(text);
  const errors = Object.keys(values)
    .filter((key) => !ASSET_KEYS.includes(key))
    .map((key) => `"${key}" is no field of an asset. Its fields are ${ASSET_KEYS.join(', ')}.`);
  const fileName = values['file'];
  const isPlainName =
    typeof fileName === 'string' && /^[^/\\]+$/.test(fileName) && !fileName.startsWith('.');
  if (!isPlainName) {
    errors.push('`file` must name a file in the same folder, for example `file: front.webp`.');
  }
  const fields: LocalizedFields = {};
  for (const key of ['title', 'description']) {
    if (values[key] !== undefined) fields[key] = { [DEFAULT_LOCALE]: values[key] };
  }
  return { fields, fileName: isPlainName ? fileName : '', errors };
}

function list(contentFolder: string, folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(path.join(contentFolder, folder));
  } catch (error) {
    if (isNodeError(error) && error.code === 'ENOENT') return [];
    if (isNodeError(error) && error.code === 'ENOTDIR') {
      throw new StarterSpaceError([{ file: folder, message: 'this must be a folder. Move it.' }]);
    }
    throw error;
  }
  return names.filter((name) => !name.startsWith('.') && !name.endsWith('~')).sort();
}

function describeError(error: unknown): string {
  // The system's own messages, such as EACCES, don't say what to do.
  if (isNodeError(error)) {
    return `it cannot be read (${error.code}). Check that it is there and that you may read it.`;
  }
  return error instanceof Error ? error.message : String(error);
}

function isNodeError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
