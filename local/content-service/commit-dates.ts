import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { toRecordKey } from './change-log.ts';

const run = promisify(execFile);
const prefix = 'commit ';

/** The key of the item that a file of a content folder holds; undefined for any other file. */
const keyOf = (file: string): string | undefined => {
  const [, type, name] = /^entries\/([^/]+)\/([^/]+)\.md$/.exec(file) ?? [];
  if (type !== undefined && name !== undefined) return toRecordKey('Entry', `${type}-${name}`);
  const [, id] = /^assets\/([^/]+)\.yaml$/.exec(file) ?? [];
  return id === undefined ? undefined : toRecordKey('Asset', id);
};

/**
 * When each entry and asset of a content folder was last committed, by its key. Empty where there
 * is no git. A host's build has no log of changes: without these dates, everything would have
 * changed at every build, and each article would say so to search engines.
 */
export const readCommitDates = async (
  contentFolder: string,
): Promise<ReadonlyMap<string, Date>> => {
  const options = { cwd: contentFolder, maxBuffer: 256 * 1024 * 1024 };
  const parameters = ['-c', 'core.quotePath=false', 'log', `--format=${prefix}%cI`];
  const { stdout } = await run(
    'git',
    [...parameters, '--name-only', '--relative', '--', 'entries', 'assets'],
    options,
  ).catch(() => ({ stdout: '' }));
  const dates = new Map<string, Date>();
  let date = new Date(0);
  for (const line of stdout.split('\n')) {
    if (line.startsWith(prefix)) {
      date = new Date(line.slice(prefix.length));
      continue;
    }
    const key = keyOf(line.split(path.sep).join('/'));
    // The newest commit comes first.
    if (key !== undefined && !dates.has(key)) dates.set(key, date);
  }
  return dates;
};
