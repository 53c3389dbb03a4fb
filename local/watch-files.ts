import { watch } from 'node:fs';
import path from 'node:path';

const quietMs = 300;

/**
 * Watches folders recursively. Calls back once after a burst of changes, with the paths of the
 * changed files. Returns a function that stops watching.
 */
export const watchFiles = (
  folders: readonly string[],
  onChange: (files: readonly string[]) => void,
): (() => void) => {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, name) => {
      if (name !== null) changed.add(path.join(folder, name));
      clearTimeout(timer);
      timer = setTimeout(() => {
        const files = [...changed];
        changed.clear();
        onChange(files);
      }, quietMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
};
