import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { privateFolder } from '../../config/shared/private-folder.ts';

/** Reads the files that the build wrote for functions only. */
export type PrivateBuildFiles = {
  /** The JSON file with this name, parsed by the schema; undefined if there is none. */
  readonly read: <Schema extends v.GenericSchema<unknown>>(
    name: string,
    schema: Schema,
  ) => Promise<v.InferOutput<Schema> | undefined>;
  /** The bytes of the WebP picture with this name; undefined if there is none. */
  readonly readPicture: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
};

// No dots: a name can't escape from the folder.
const safeName = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const readIfExists = async (file: string): Promise<Buffer<ArrayBuffer> | undefined> => {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/**
 * Opens the private files in a folder. Names have lower-case letters, digits, dashes and slashes;
 * no other file exists.
 */
export const openPrivateBuildFiles = (folder = path.resolve(privateFolder)): PrivateBuildFiles => {
  const readBytes = async (
    name: string,
    extension: string,
  ): Promise<Buffer<ArrayBuffer> | undefined> =>
    safeName.test(name) ? readIfExists(path.join(folder, `${name}.${extension}`)) : undefined;
  return {
    read: async (name, schema) => {
      const bytes = await readBytes(name, 'json');
      return bytes === undefined ? undefined : v.parse(schema, JSON.parse(bytes.toString('utf8')));
    },
    readPicture: (name) => readBytes(name, 'webp'),
  };
};
