import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeChanges, readChanges } from './changed-files.ts';

let folder = '';
const git = (...parameters: readonly string[]): void =>
  void execFileSync('git', parameters, {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_AUTHOR_NAME: 'Ann',
      GIT_AUTHOR_EMAIL: 'ann@example.com',
      GIT_COMMITTER_NAME: 'Ann',
      GIT_COMMITTER_EMAIL: 'ann@example.com',
    },
  });
const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);
const commit = (): void => {
  git('add', '.');
  git('commit', '--message', 'A step');
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'changed-files-'));
  git('init', '--initial-branch', 'main');
  for (const name of ['kept.ts', 'changed.ts', 'gone.ts']) write(name, name);
  write('.gitignore', 'ignored.ts');
  commit();
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds nothing in a fresh clone', () => {
  git('branch', 'base');
  expect(readChanges(folder, 'base')).toEqual({ files: [], isAnyGone: false });
});

it('finds what was committed, changed and added since the branch, and not what is ignored', () => {
  git('branch', 'base');
  write('committed.ts', '');
  commit();
  write('changed.ts', 'otherwise');
  write('a name of its own.ts', '');
  write('ignored.ts', '');
  const changes = readChanges(folder, 'base');
  expect(changes?.files.toSorted()).toEqual(['a name of its own.ts', 'changed.ts', 'committed.ts']);
  expect(changes?.isAnyGone).toBe(false);
});

it('leaves out what others added to the branch since', () => {
  git('branch', 'base');
  git('switch', 'base');
  write('of-others.ts', '');
  commit();
  git('switch', 'main');
  write('mine.ts', '');
  expect(readChanges(folder, 'base')?.files).toEqual(['mine.ts']);
});

it('says that a file is gone', () => {
  rmSync(path.join(folder, 'gone.ts'));
  expect(readChanges(folder, 'main')).toEqual({ files: [], isAnyGone: true });
});

it('compares with the last commit if there is no such branch', () => {
  write('changed.ts', 'otherwise');
  expect(readChanges(folder)?.files).toEqual(['changed.ts']);
});

it('knows nothing of a folder that isn’t git’s', () => {
  rmSync(path.join(folder, '.git'), { recursive: true });
  expect(readChanges(folder)).toBeUndefined();
});

it('says what was left out', () => {
  const say = (...files: readonly string[]): string => describeChanges({ files, isAnyGone: false });
  expect(say()).toMatch(/^Nothing differs from origin\/main, so /);
  expect(say('a.ts')).toMatch(/^1 file differs from origin\/main\. /);
  expect(say('a.ts', 'b.ts')).toMatch(/^2 files differ from origin\/main\. /);
});
