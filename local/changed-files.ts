import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** What differs from the project that everybody has. */
export type Changes = {
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
export const readChanges = (folder: string, branch = 'origin/main'): Changes | undefined => {
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

/** What a check says of the unit tests that it left out. */
export const describeChanges = ({ files }: Changes): string =>
  `${
    files.length === 0
      ? 'Nothing differs from origin/main'
      : files.length === 1
        ? '1 file differs from origin/main'
        : `${files.length} files differ from origin/main`
  }; the unit tests that this can't break were left out. "npm run check -- all" runs them all.`;
