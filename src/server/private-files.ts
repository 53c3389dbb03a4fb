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
};

const plainName = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The private files below a folder. Names are dashes, small letters, figures and slashes: no name leads out of it. */
export const openPrivateFiles = (folder = path.resolve(privateFolder)): PrivateFiles => ({
  read: async (name, schema) => {
    if (!plainName.test(name)) return undefined;
    let text: string;
    try {
      text = await readFile(path.join(folder, `${name}.json`), 'utf8');
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
    return v.parse(schema, JSON.parse(text));
  },
});
