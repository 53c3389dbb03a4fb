import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { privateFolder } from '../config/private-folder.ts';

/** Reads what the build wrote for functions alone. */
export type PrivateFiles = {
  /** The JSON file of this name, parsed by the schema; undefined when there is none. */
  readonly read: <Schema extends v.GenericSchema<unknown>>(
    name: string,
    schema: Schema,
  ) => Promise<v.InferOutput<Schema> | undefined>;
  /** The bytes of the picture of this name; undefined when there is none. */
  readonly readPicture: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
};

const plainName = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const readIfThere = async (file: string): Promise<Buffer<ArrayBuffer> | undefined> => {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** The private files below a folder. Names are dashes, small letters, figures and slashes: no name leads out of it. */
export const openPrivateFiles = (folder = path.resolve(privateFolder)): PrivateFiles => {
  const read = async (name: string, ending: string): Promise<Buffer<ArrayBuffer> | undefined> =>
    plainName.test(name) ? readIfThere(path.join(folder, `${name}.${ending}`)) : undefined;
  return {
    read: async (name, schema) => {
      const bytes = await read(name, 'json');
      return bytes === undefined ? undefined : v.parse(schema, JSON.parse(bytes.toString('utf8')));
    },
    readPicture: (name) => read(name, 'webp'),
  };
};
