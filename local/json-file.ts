import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** A value that a stand-in keeps in a file of its own. */
export type JsonFile<Value> = {
  readonly read: () => Value;
  /** Replaces the value; the file is whole at any time, even if the process is killed. */
  readonly write: (value: Value) => void;
};

/** Opens a file that holds one JSON value; where there is none yet the value is `initial`. Nobody else may read it. */
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
