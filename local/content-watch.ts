import { watch } from 'node:fs';

const quietTime = 300;

/** Calls back once a moment after files in a folder, at any depth, have changed; gives what ends the watch. */
export const watchContent = (folder: string, onChange: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, quietTime);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
};
