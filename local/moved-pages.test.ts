import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { returnMovedPages } from './moved-pages.ts';

it('moves back the page for many addresses, and no other', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moved-pages-'));
  mkdirSync(path.join(folder, 'members', '[...]'), { recursive: true });
  writeFileSync(path.join(folder, 'members', '[...].html'), 'members');
  writeFileSync(path.join(folder, '404.html'), 'not found');
  returnMovedPages(folder);
  expect(readdirSync(folder).sort()).toEqual(['404.html', 'members']);
  expect(readdirSync(path.join(folder, 'members'))).toEqual(['[...]']);
  expect(readFileSync(path.join(folder, 'members', '[...]', 'index.html'), 'utf8')).toBe('members');
  rmSync(folder, { recursive: true });
});

it('has nothing to do before the first build', () => {
  expect(() => returnMovedPages(path.join(tmpdir(), 'no-such-site'))).not.toThrow();
});
