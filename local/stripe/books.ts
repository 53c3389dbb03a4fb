import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import * as v from 'valibot';
import { objectKinds, type ObjectKind, type ObjectsByKind } from './objects-by-kind.ts';

/** All objects of the account. The changes of one request are written to disk together. */
export type Books = {
  readonly find: <K extends ObjectKind>(kind: K, id: string) => ObjectsByKind[K] | undefined;
  /** All objects of a kind, oldest first. */
  readonly all: <K extends ObjectKind>(kind: K) => readonly ObjectsByKind[K][];
  readonly put: <K extends ObjectKind>(kind: K, object: ObjectsByKind[K]) => ObjectsByKind[K];
  readonly drop: (kind: ObjectKind, id: string) => void;
  /** Writes the changes since the last commit. */
  readonly commit: () => void;
  /** Called with every object that is stored. */
  readonly onPut: (listener: (kind: ObjectKind, object: { readonly id: string }) => void) => void;
};

const Change = v.object({
  put: v.array(v.tuple([v.picklist(objectKinds), v.looseObject({ id: v.string() })])),
  drop: v.array(v.tuple([v.picklist(objectKinds), v.string()])),
});
type Change = v.InferOutput<typeof Change>;

/** A new id, such as `cus_` and 24 hexadecimal digits. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

const readChanges = (file: string): readonly Change[] => {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  // The last line is empty, or incomplete if the process was killed: that request was never
  // answered.
  return lines.slice(0, -1).map((line) => v.parse(Change, JSON.parse(line)));
};

/**
 * Opens the books in a folder, or in memory if none is given. Only one process may use a folder at
 * a time.
 */
export const openBooks = (folder: string | undefined): Books => {
  const shelves = new Map<ObjectKind, Map<string, { readonly id: string }>>(
    objectKinds.map((kind) => [kind, new Map()]),
  );
  const listeners: ((kind: ObjectKind, object: { readonly id: string }) => void)[] = [];
  const file = folder === undefined ? undefined : path.join(folder, 'books.jsonl');
  const shelfOf = (kind: ObjectKind): Map<string, { readonly id: string }> =>
    shelves.get(kind) ?? new Map();
  let changed = new Map<string, [ObjectKind, string]>();

  if (folder !== undefined && file !== undefined) {
    mkdirSync(folder, { recursive: true });
    for (const { put, drop } of readChanges(file)) {
      for (const [kind, object] of put) shelfOf(kind).set(object.id, object);
      for (const [kind, id] of drop) shelfOf(kind).delete(id);
    }
    const put = [...shelves].flatMap(([kind, shelf]) =>
      [...shelf.values()].map((object) => [kind, object]),
    );
    writeFileSync(`${file}.draft`, `${JSON.stringify({ put, drop: [] })}\n`, { mode: 0o600 });
    renameSync(`${file}.draft`, file);
  }

  return {
    // The cast is safe: objects on a shelf were stored under that kind, or read from a file that
    // this code wrote.
    find: <K extends ObjectKind>(kind: K, id: string) =>
      shelfOf(kind).get(id) as ObjectsByKind[K] | undefined,
    all: <K extends ObjectKind>(kind: K) => [...shelfOf(kind).values()] as ObjectsByKind[K][],
    put: (kind, object) => {
      shelfOf(kind).set(object.id, object);
      changed.set(`${kind} ${object.id}`, [kind, object.id]);
      for (const listener of listeners) listener(kind, object);
      return object;
    },
    drop: (kind, id) => {
      shelfOf(kind).delete(id);
      changed.set(`${kind} ${id}`, [kind, id]);
    },
    commit: () => {
      if (changed.size === 0) return;
      const all = [...changed.values()];
      changed = new Map();
      if (file === undefined) return;
      const put = all.flatMap(([kind, id]) => {
        const object = shelfOf(kind).get(id);
        return object === undefined ? [] : [[kind, object]];
      });
      const drop = all.filter(([kind, id]) => !shelfOf(kind).has(id));
      appendFileSync(file, `${JSON.stringify({ put, drop })}\n`);
    },
    onPut: (listener) => void listeners.push(listener),
  };
};
