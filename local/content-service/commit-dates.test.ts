import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordChanges } from './change-log.ts';
import { readCommitDates } from './commit-dates.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commit-dates-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): void => {
  const file = path.join(folder, 'content', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const git = (date: string, ...parameters: readonly string[]): void => {
  const who = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com'];
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  execFileSync('git', [...who, ...parameters], { cwd: folder, env });
};
const commit = (date: string): void => {
  git(date, 'add', '-A');
  git(date, 'commit', '--quiet', '-m', 'A change');
};

it('an entry has changed when its file was last committed', async () => {
  git('', 'init', '--quiet');
  write('entries/article/one.md', 'first');
  write('entries/article/two-ü.md', 'first');
  write('assets/squat.yaml', 'title: Squat');
  commit('2026-01-01T10:00:00Z');
  write('entries/article/one.md', 'second');
  commit('2026-02-01T10:00:00Z');
  expect(await readCommitDates(path.join(folder, 'content'))).toEqual(
    new Map([
      ['Entry:article-one', new Date('2026-02-01T10:00:00Z')],
      ['Asset:squat', new Date('2026-01-01T10:00:00Z')],
      ['Entry:article-two-ü', new Date('2026-01-01T10:00:00Z')],
    ]),
  );
});

it('a folder without git has no dates, and a change happens now', async () => {
  write('entries/article/one.md', 'first');
  const content = path.join(folder, 'content');
  // Not even that of a folder around it.
  process.env['GIT_CEILING_DIRECTORIES'] = tmpdir();
  const known = await readCommitDates(content);
  delete process.env['GIT_CEILING_DIRECTORIES'];
  expect(known.size).toBe(0);
  const now = new Date('2026-03-01T10:00:00Z');
  const empty = { stateId: 'new', sequence: 0, records: new Map() };
  const updatedAt = (dates: ReadonlyMap<string, Date>) =>
    recordChanges(empty, new Map([['Entry:article-one', 'hash']]), now, dates).records.get(
      'Entry:article-one',
    )?.updatedAt;
  expect(updatedAt(known)).toBe('2026-03-01T10:00:00.000Z');
  const committed = new Map([['Entry:article-one', new Date('2026-02-01T10:00:00Z')]]);
  expect(updatedAt(committed)).toBe('2026-02-01T10:00:00.000Z');
});
