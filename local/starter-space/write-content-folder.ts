import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseContentType, type StarterContentType } from './content-type.ts';
import { parseEntryFile } from './front-matter.ts';
import { DEFAULT_LOCALE, findIdError, toEntryFields, type LocalizedFields } from './to-entry.ts';
import { toAssetText, toEntryText } from './write-entry-file.ts';

/** An entry to write, as Contentful has it. */
export type EntryToWrite = {
  readonly id: string;
  readonly type: string;
  readonly fields: LocalizedFields;
  /** True for what only the preview shows. */
  readonly isDraft: boolean;
};

/** A file of the media library to write. */
export type AssetToWrite = {
  readonly id: string;
  readonly fields: LocalizedFields;
  readonly fileName: string;
  readonly bytes: Uint8Array;
};

export type ContentFolderChanges = { readonly written: number; readonly removed: number };

const readTypes = (folder: string): ReadonlyMap<string, StarterContentType> =>
  new Map(
    readdirSync(path.join(folder, 'content-types')).map((file) => {
      const id = path.basename(file, '.json');
      const text = readFileSync(path.join(folder, 'content-types', file), 'utf8');
      return [id, parseContentType(text, id)];
    }),
  );

/**
 * The name of an entry's file, from which its id is read again: `<type>-<name>`. An entry that an
 * editor made at Contentful has an id without a meaning; its file has the name of its slug. No text
 * of the content names an entry by its id.
 */
const nameOf = ({ id, type, fields }: EntryToWrite): string => {
  if (id.startsWith(`${type}-`)) return id.slice(type.length + 1);
  const slug = fields['slug']?.[DEFAULT_LOCALE];
  return typeof slug === 'string' && findIdError(`${type}-${slug}`) === undefined ? slug : id;
};

/** Whether a file already says what an entry says, in other quotes or another order. */
const saysTheSame = (text: string, wanted: string, type: StarterContentType): boolean => {
  try {
    const read = (one: string) => toEntryFields(parseEntryFile(one), type).fields;
    return JSON.stringify(read(text)) === JSON.stringify(read(wanted));
  } catch {
    return false;
  }
};

/**
 * Makes a content folder's entries and assets those that are given; its content types are the
 * code's. A file that already says what it should stays as it is, so that the history of the
 * repository shows changes of the content and nothing else.
 */
export const writeContentFolder = (
  folder: string,
  entries: readonly EntryToWrite[],
  assets: readonly AssetToWrite[],
): ContentFolderChanges => {
  const types = readTypes(folder);
  const wanted = new Set<string>();
  let written = 0;
  const write = (
    name: string,
    content: string | Uint8Array,
    isEnough: (present: Buffer) => boolean,
  ): void => {
    const file = path.join(folder, name);
    wanted.add(file);
    if (existsSync(file) && isEnough(readFileSync(file))) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    written += 1;
  };
  for (const entry of entries) {
    const type = types.get(entry.type);
    if (type === undefined) continue;
    const text = toEntryText(entry.fields, type);
    const root = entry.isDraft ? 'drafts' : 'entries';
    write(`${root}/${entry.type}/${nameOf(entry)}.md`, text, (present) =>
      saysTheSame(present.toString('utf8'), text, type),
    );
  }
  for (const { id, fields, fileName, bytes } of assets) {
    const name = `${id}${path.extname(fileName).toLowerCase()}`;
    const text = toAssetText(fields, name);
    write(`assets/${id}.yaml`, text, (present) => present.toString('utf8') === text);
    write(`assets/${name}`, bytes, (present) => present.equals(bytes));
  }
  return { written, removed: removeOthers(folder, wanted) };
};

const removeOthers = (folder: string, wanted: ReadonlySet<string>): number => {
  const others = ['entries', 'drafts', 'assets']
    .map((name) => path.join(folder, name))
    .filter((root) => existsSync(root))
    .flatMap((root) => readdirSync(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !wanted.has(file));
  for (const file of others) rmSync(file);
  return others.length;
};
