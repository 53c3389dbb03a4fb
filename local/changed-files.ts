import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** What differs from the project that everybody has. */
export type ChangedFiles = {
  /** The files that are new or different, as paths relative to the project. */
  readonly files: readonly string[];
  /** Whether a file is gone, so that whatever imported it may be anywhere. */
  readonly isAnyGone: boolean;
};

/** The lines of a git command's answer; undefined if git isn't there or refuses. */
const git = (folder: string, parameters: readonly string[]): readonly string[] | undefined => {
  const { status, stdout } = spawnSync('git', [...parameters, '-z'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout.split('\0').filter((line) => line !== '') : undefined;
};

/**
 * Finds what was committed, changed or added since a branch; since the last commit if there is no
 * such branch. Undefined if the folder isn't git's.
 */
export const readChanges = (folder: string, branch = 'origin/main'): ChangedFiles | undefined => {
  const changedSince = (parameters: readonly string[]) =>
    git(folder, ['diff', '--name-only', '--no-renames', '--relative', ...parameters]);
  const changed = changedSince(['--merge-base', branch]) ?? changedSince(['HEAD']);
  const added = git(folder, ['ls-files', '--others', '--exclude-standard']);
  if (changed === undefined || added === undefined) return undefined;
  const isThere = (file: string): boolean => existsSync(path.join(folder, file));
  return {
    files: [...changed, ...added].filter(isThere),
    isAnyGone: changed.some((file) => !isThere(file)),
  };
};

/** What a check says of what it left out. */
export const describeChanges = ({ files }: ChangedFiles): string => {
  const everything = '"npm run check -- all" leaves nothing out.';
  if (files.length === 0)
    return `Nothing differs from origin/main, so lint and most unit tests were left out. ${everything}`;
  const differ = files.length === 1 ? '1 file differs' : `${files.length} files differ`;
  return `${differ} from origin/main. Lint read only that and what imports it, and the unit tests that it can't break were left out. ${everything}`;
};
