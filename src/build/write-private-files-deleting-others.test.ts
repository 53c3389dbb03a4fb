import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writePrivateFilesDeletingOthers } from './write-private-files-deleting-others.ts';

let folder = '';
const fileAt = (name: string): string => path.join(folder, name);
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'private-')), 'private');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

it('writes the given files and deletes all others', () => {
  writePrivateFilesDeletingOthers(folder, new Map([['plans/legs', { title: 'Legs' }]]));
  writeFileSync(fileAt('plans/old.json'), '{}');
  writePrivateFilesDeletingOthers(
    folder,
    new Map<string, unknown>([
      ['plans/legs', { title: 'Legs again' }],
      ['polls', []],
    ]),
  );
  expect(readFileSync(fileAt('plans/legs.json'), 'utf8')).toBe('{"title":"Legs again"}');
  expect(existsSync(fileAt('polls.json'))).toBe(true);
  expect(existsSync(fileAt('plans/old.json'))).toBe(false);
});

it('keeps only the pictures that are named', () => {
  writePrivateFilesDeletingOthers(folder, new Map([['polls', []]]));
  for (const name of ['kept', 'old']) writeFileSync(fileAt(`${name}.webp`), 'RIFF');
  writePrivateFilesDeletingOthers(folder, new Map([['polls', []]]), ['kept']);
  expect([existsSync(fileAt('kept.webp')), existsSync(fileAt('old.webp'))]).toEqual([true, false]);
});

it('does not rewrite a file whose content is unchanged', () => {
  const files = new Map([['polls', []]]);
  writePrivateFilesDeletingOthers(folder, files);
  utimesSync(fileAt('polls.json'), 1, 1);
  writePrivateFilesDeletingOthers(folder, files);
  expect(statSync(fileAt('polls.json')).mtimeMs).toBe(1000);
});
