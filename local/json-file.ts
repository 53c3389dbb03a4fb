import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** A value that a stand-in stores in a file. */
export type JsonFile<Value> = {
  readonly read: () => Value;
  /** Replaces the value atomically: the file stays complete even if the process is killed. */
  readonly write: (value: Value) => void;
};

/**
 * Opens a file that holds one JSON value, `initial` until the first write. Other users of the
 * machine cannot read it.
 */
export const openJsonFile = <Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  initial: v.InferOutput<Schema>,
): JsonFile<v.InferOutput<Schema>> => {
  mkdirSync(path.dirname(file), { recursive: true });
  return {
    read: () =>
      existsSync(file) ? v.parse(schema, JSON.parse(readFileSync(file, 'utf8'))) : initial,
    write: (value) => {
      writeFileSync(`${file}.draft`, JSON.stringify(value, null, 1), { mode: 0o600 });
      renameSync(`${file}.draft`, file);
    },
  };
};
