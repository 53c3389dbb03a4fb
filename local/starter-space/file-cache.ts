import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';

type Remembered<Value> = { stamp: string; isFresh: boolean; hash: string; value: Value };

/** Derived values of files, made again only when a file's bytes have changed. */
export type FileCache<Value> = {
  /** The value derived from the file; `changed` tells whether it was made anew. */
  get(
    file: string,
    derive: (bytes: Buffer) => Promise<Value>,
  ): Promise<{ value: Value; changed: boolean }>;
  /** Forgets every file that is not in the set; tells whether there was one. */
  keepOnly(files: ReadonlySet<string>): boolean;
  clear(): void;
};

// Two writes within one tick of the file system's clock leave the same times. A file as young as this is
// therefore compared by its bytes as well (coarse file systems count in steps of two seconds).
const YOUNG_MS = 2_500;

// Thousands of small files are read three times faster without a trip to the thread pool for each; a pause
// now and then lets the process answer others meanwhile.
const READS_BETWEEN_PAUSES = 50;

/** Makes a cache that looks at times and size first and at the bytes only when those have changed. */
export function createFileCache<Value>(): FileCache<Value> {
  const remembered = new Map<string, Remembered<Value>>();
  let reads = 0;
  return {
    async get(file, derive) {
      const now = Date.now();
      const stat = lstatSync(file);
      if (!stat.isFile()) throw new Error('this must be a plain file, not a folder or a link.');
      const stamp = `${stat.ino}:${stat.size}:${stat.mtimeMs}:${stat.ctimeMs}`;
      const old = remembered.get(file);
      if (old && old.stamp === stamp && !old.isFresh) return { value: old.value, changed: false };

      reads += 1;
      if (reads % READS_BETWEEN_PAUSES === 0) await setImmediate();
      const bytes = readFileSync(file);
      const hash = createHash('sha256').update(bytes).digest('hex');
      const isFresh = now - Math.max(stat.mtimeMs, stat.ctimeMs) < YOUNG_MS;
      if (old && old.hash === hash) {
        remembered.set(file, { ...old, stamp, isFresh });
        return { value: old.value, changed: false };
      }
      const value = await derive(bytes);
      remembered.set(file, { stamp, isFresh, hash, value });
      return { value, changed: true };
    },
    keepOnly(files) {
      let dropped = false;
      for (const file of remembered.keys()) {
        if (!files.has(file)) {
          remembered.delete(file);
          dropped = true;
        }
      }
      return dropped;
    },
    clear() {
      remembered.clear();
    },
  };
}
