import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const entriesFolder = path.resolve('content/entries');
const frontMatter = /^---\n(.*?)\n---/s;

/** The fields of a starter entry, as an editor wrote them. */
export type StarterEntry = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is StarterEntry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every entry of a content type of the starter space. */
export const starterEntries = (type: string): readonly StarterEntry[] => {
  const folder = path.join(entriesFolder, type);
  return readdirSync(folder).map((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    const fields: unknown = parse(frontMatter.exec(source)?.[1] ?? '', { schema: 'core' });
    if (!isRecord(fields)) throw new Error(`${type}/${file} has no front matter.`);
    return fields;
  });
};

/** A field that must be text. */
export const textOf = (entry: StarterEntry, field: string): string => {
  const value = entry[field];
  if (typeof value !== 'string') throw new Error(`${field} is not a text: ${String(value)}`);
  return value;
};

/** A field that must be a number. */
export const numberOf = (entry: StarterEntry, field: string): number => {
  const value = entry[field];
  if (typeof value !== 'number') throw new Error(`${field} is not a number: ${String(value)}`);
  return value;
};

/** A field that must be a list of texts. */
export const textsOf = (entry: StarterEntry, field: string): readonly string[] => {
  const value = entry[field];
  if (!Array.isArray(value)) throw new Error(`${field} is not a list: ${String(value)}`);
  return value.map(String);
};

/** The entries of a type, in ascending order of a field. */
export const inOrderOf = (type: string, field: string): readonly StarterEntry[] =>
  [...starterEntries(type)].sort((one, other) => numberOf(one, field) - numberOf(other, field));

/** The published articles, newest first. */
export const newestArticles = (): readonly StarterEntry[] =>
  [...starterEntries('article')].sort((one, other) =>
    textOf(other, 'date').localeCompare(textOf(one, 'date')),
  );
