import { execFileSync } from 'node:child_process';

/** The files below these folders that git has or would add; all of the repository without any. */
export const filesOfRepository = (...folders: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');
