import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { moveBackCatchAllPages } from './catch-all-pages.ts';

it('moves back catch-all pages and no others', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'catch-all-pages-'));
  mkdirSync(path.join(folder, 'members', '[...]'), { recursive: true });
  writeFileSync(path.join(folder, 'members', '[...].html'), 'members');
  writeFileSync(path.join(folder, '404.html'), 'not found');
  moveBackCatchAllPages(folder);
  expect(readdirSync(folder).sort()).toEqual(['404.html', 'members']);
  expect(readdirSync(path.join(folder, 'members'))).toEqual(['[...]']);
  expect(readFileSync(path.join(folder, 'members', '[...]', 'index.html'), 'utf8')).toBe('members');
  rmSync(folder, { recursive: true });
});

it('does nothing before the first build', () => {
  expect(() => moveBackCatchAllPages(path.join(tmpdir(), 'no-such-site'))).not.toThrow();
});
